import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { fileURLToPath } from 'node:url';

/** The folder with package.json, whether this file runs from `src/` (tests) or from `dist/src/` (built). */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the source files');
  return findRoot(parent);
}

/** Worker threads must be built JavaScript: the path of a source file's output, e.g. `src/puzzles/proving/worker.ts`. */
export const builtFile = (source: string): string => join(projectRoot, 'dist', source.replace(/\.ts$/, '.js'));

/** What `.env` sets, unless the environment sets it already. */
export function loadSettingsFile(): void {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) loadEnvFile(file);
}
