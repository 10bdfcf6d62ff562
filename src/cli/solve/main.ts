import { startProgram } from '../program/program.js';
import { EXIT, run } from './run.js';

await startProgram({ run, unwritable: EXIT.unsound, parting: 'Stopped.' });
