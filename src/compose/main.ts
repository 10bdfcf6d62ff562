import { startProgram } from '../terminal/program.js';
import { EXIT, run } from './run.js';

await startProgram({ run, unwritable: EXIT.notAll });
