import { startProgram } from '../program/program.js';
import { verifyPack } from './verify-pack.js';

await startProgram(verifyPack);
