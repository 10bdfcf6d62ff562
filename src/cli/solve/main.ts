import { startProgram } from '../program/program.js';
import { solve } from './solve.js';

await startProgram(solve);
