import { EXIT, startProgram } from '../terminal/program.js';
import { run } from './run.js';

await startProgram({ run, unwritable: EXIT.notAll });
