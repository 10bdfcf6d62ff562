import { listFolderFiles } from '../puzzles/files/folder-files.js';

/** What can be seen of each file without reading it: it tells whether reading it is worth it. */
export type Look = ReadonlyMap<string, string>;

/** No file has this name. */
const NO_FOLDER = '';

export async function lookOf(folder: string): Promise<Look> {
  try {
    const files = await listFolderFiles(folder);
    return new Map(
      files.map(({ source, stats, unreadable }) => [
        source,
        [stats?.size, stats?.mtimeMs, stats?.ctimeMs, stats?.ino, unreadable].join('\0'),
      ]),
    );
  } catch (error) {
    return new Map([[NO_FOLDER, String((error as NodeJS.ErrnoException).code)]]);
  }
}

/** The files that look otherwise, that are new or that are gone. */
export const differences = (one: Look, other: Look): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((source) => one.get(source) !== other.get(source));
