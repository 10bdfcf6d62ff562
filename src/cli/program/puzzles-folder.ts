import { resolve } from 'node:path';
import { loadSettingsFile, projectRoot } from '../../shared/project.js';

/** Where the bot reads puzzle files. Of its settings this one matters here: whether the others are right does not. */
export function puzzlesFolder(): string {
  loadSettingsFile();
  return resolve(projectRoot, process.env.PUZZLES_DIR?.trim() || 'puzzles');
}
