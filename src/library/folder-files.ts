import type { Dirent, Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a puzzle is for: one day of a server, or practice, which has no end. */
export type Purpose = 'daily' | 'practice';

/** A file of the puzzles folder. */
export interface FolderFile {
  /** Its name within the folder, by which its puzzles are known. */
  readonly source: string;
  readonly path: string;
  readonly purpose: Purpose;
  /** Undefined when the system does not even tell its size. */
  readonly stats?: Stats;
}

/** What lies in this subfolder is for practice, all else for dailies. */
export const PRACTICE_FOLDER = 'practice';

/** Documentation and hidden files may lie beside the puzzles. */
const isPuzzleFile = (name: string): boolean => !name.startsWith('.') && !name.toLowerCase().endsWith('.md');

/** All puzzle files in the order in which they are read. Rejects when the folder itself cannot be read. */
export async function listFolderFiles(folder: string): Promise<readonly FolderFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await filesOf(entries, folder, '', 'daily');
  const practice = join(folder, PRACTICE_FOLDER);
  const inside = await readdir(practice, { withFileTypes: true }).catch(() => []);
  return [...files, ...(await filesOf(inside, practice, `${PRACTICE_FOLDER}/`, 'practice'))];
}

async function filesOf(
  entries: readonly Dirent[],
  folder: string,
  prefix: string,
  purpose: Purpose,
): Promise<readonly FolderFile[]> {
  const files: FolderFile[] = [];
  for (const name of entries
    .map((entry) => entry.name)
    .filter(isPuzzleFile)
    .sort()) {
    const path = join(folder, name);
    // Links are followed. Whoever reads a file that cannot be looked at learns why.
    const stats = await stat(path).catch(() => undefined);
    if (stats && !stats.isFile()) continue;
    files.push({ source: `${prefix}${name}`, path, purpose, ...(stats && { stats }) });
  }
  return files;
}
