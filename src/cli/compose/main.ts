import { startProgram } from '../program/program.js';
import { compose } from './compose.js';

await startProgram(compose);
