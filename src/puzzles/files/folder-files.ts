import type { Stats } from 'node:fs';
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
  /** Only of a folder that cannot be read, in the place of its files: the system's own word for it, such as `EACCES`. */
  readonly unreadable?: string;
}

/** What lies in this subfolder is for practice, all else for dailies. */
export const PRACTICE_FOLDER = 'practice';

/** Documentation and hidden files may lie beside the puzzles. */
const isPuzzleFile = (name: string): boolean => !name.startsWith('.') && !name.toLowerCase().endsWith('.md');

/** All puzzle files in the order in which they are read. Rejects when the folder itself cannot be read. */
export async function listFolderFiles(folder: string): Promise<readonly FolderFile[]> {
  const names = await readdir(folder);
  const practice = await practiceFiles(join(folder, PRACTICE_FOLDER));
  const isBroken = practice.some(({ unreadable }) => unreadable !== undefined);
  const dailies = names.filter((name) => !isBroken || name !== PRACTICE_FOLDER);
  return [...(await filesOf(dailies, folder, '', 'daily')), ...practice];
}

async function practiceFiles(path: string): Promise<readonly FolderFile[]> {
  const [source, purpose] = [`${PRACTICE_FOLDER}/`, 'practice'] as const;
  try {
    return await filesOf(await readdir(path), path, source, purpose);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    // Only then there are none; else nobody knows what is in it.
    return code === 'ENOENT' || code === 'ENOTDIR' ? [] : [{ source, path, purpose, unreadable: code }];
  }
}

async function filesOf(
  names: readonly string[],
  folder: string,
  prefix: string,
  purpose: Purpose,
): Promise<readonly FolderFile[]> {
  const files: FolderFile[] = [];
  for (const name of names.filter(isPuzzleFile).sort()) {
    const path = join(folder, name);
    // Links are followed. Whoever reads a file that cannot be looked at learns why.
    const stats = await stat(path).catch(() => undefined);
    if (stats && !stats.isFile()) continue;
    files.push({ source: `${prefix}${name}`, path, purpose, ...(stats && { stats }) });
  }
  return files;
}
