import { EXIT, startProgram } from '../program/program.js';
import { run } from './run.js';

await startProgram({ run, unwritable: EXIT.notAll });
