import { join } from 'node:path';
import { projectRoot } from '../../src/shared/project.js';

export const puzzlesFolder = join(projectRoot, 'puzzles');

/** What ships, chosen by hand; the folder may hold files of the operator's as well. */
export const SHIPPED_FILES = ['boards.txt', 'classics.epd', 'composed.epd', 'from-games.epd'];

/** What ships, made by `npm run compose`. */
export const DAILIES = 'dailies.epd';
export const PRACTICE = 'practice/practice.epd';
