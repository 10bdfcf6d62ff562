import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FolderFile } from '../puzzles/files/folder-files.js';

/** What is in the files, and how it is read. Contents go through piece by piece: a file may be larger than the memory. */
export async function fingerprintOf(
  files: readonly FolderFile[],
  terms: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const hash = createHash('sha256').update(terms);
  for (const { source, path } of files) {
    hash.update(`\0${source}\0`);
    try {
      for await (const piece of createReadStream(path)) {
        signal?.throwIfAborted();
        hash.update(piece as Buffer);
      }
    } catch (error) {
      signal?.throwIfAborted();
      hash.update(String((error as NodeJS.ErrnoException).code));
    }
  }
  return hash.digest('hex');
}
