import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// A stamp says what a finished step was made from. It is removed before the step and written after it, so that a step
// that was cut short is done again.

/** @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {string} file */
export const removeStamp = (file) => rmSync(file, { force: true });

/**
 * @param {string} file
 * @param {string} content
 */
export function writeStamp(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Changes when a file is added, removed, renamed or edited.
 * @param {string} base
 * @param {readonly string[]} paths files and folders in it; those that do not exist are left out
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((each) => filesUnder(base, each))) {
    const content = readFileSync(join(base, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]} sorted; paths inside `base`
 */
export function filesUnder(base, path) {
  try {
    const entries = readdirSync(join(base, path), { withFileTypes: true });
    return entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => (entry.isDirectory() ? filesUnder(base, join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}
