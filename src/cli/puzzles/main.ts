import { startProgram } from '../program/program.js';
import { puzzles } from './puzzles.js';

await startProgram(puzzles);
