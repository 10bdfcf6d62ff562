import { startProgram } from '../terminal/program.js';
import { EXIT } from './desk.js';
import { run } from './run.js';

await startProgram({ run, unwritable: EXIT.notAll });
