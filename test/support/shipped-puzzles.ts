import { join } from 'node:path';
import { projectRoot } from '../../src/project.js';

export const puzzlesFolder = join(projectRoot, 'puzzles');

/** What ships; the folder may hold files of the operator's as well. */
export const SHIPPED_FILES = ['boards.txt', 'classics.epd', 'composed.epd', 'from-games.epd'];
