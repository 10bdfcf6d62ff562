import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileFault, MAX_FILE_BYTES, readPuzzleFile } from '../library/read-file.js';
import type { FolderFile, LibraryStore } from '../store/library-store.js';

interface Parts {
  readonly folder: string;
  readonly library: LibraryStore;
  /** A newer Matinee may read more: its version makes every file be read again. */
  readonly version: string;
  readonly now: () => number;
}

export type FolderImport =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'read'; readonly files: number; readonly added: number; readonly refused: number }
  | { readonly kind: 'no folder'; readonly reason: string };

/** Documentation and hidden files may lie beside the puzzles. */
const isPuzzleFile = (name: string): boolean => !name.startsWith('.') && !name.toLowerCase().endsWith('.md');

/** Takes the puzzles folder into the library when anything in it has changed since the last time. */
export async function importFolder({ folder, library, version, now }: Parts): Promise<FolderImport> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => error);
  if (names instanceof Error) return { kind: 'no folder', reason: names.code ?? names.message };

  const hash = createHash('sha256').update(version);
  const contents: { name: string; content: Content }[] = [];
  for (const name of names.filter(isPuzzleFile).sort()) {
    const content = await readContent(join(folder, name));
    if (!content) continue;
    contents.push({ name, content });
    hash.update(`\0${name}\0`).update('bytes' in content ? content.bytes : content.unreadable);
  }
  const fingerprint = hash.digest('hex');
  if (fingerprint === (await library.folderFingerprint())) return { kind: 'unchanged' };

  // One after the other: each keeps its turns of the event loop short, but all together would not.
  const files: FolderFile[] = [];
  for (const { name, content } of contents) files.push(await readFolderFile(name, content));
  const counts = await library.syncFolder(files, fingerprint, now());
  return { kind: 'read', files: files.length, ...counts };
}

type Content = { readonly bytes: Uint8Array } | { readonly unreadable: string };

/** Undefined for what is no file, such as a folder. */
async function readContent(path: string): Promise<Content | undefined> {
  try {
    const info = await stat(path);
    if (!info.isFile()) return undefined;
    if (info.size > MAX_FILE_BYTES) {
      return { unreadable: explainFileFault({ code: 'too large', bytes: info.size }) };
    }
    return { bytes: await readFile(path) };
  } catch (error) {
    return { unreadable: `The file cannot be read (${(error as NodeJS.ErrnoException).code}). Check its permissions.` };
  }
}

async function readFolderFile(name: string, content: Content): Promise<FolderFile> {
  const whole = (why: string): FolderFile => ({ name, drafts: [], refused: [{ line: 0, text: '', why }] });
  if ('unreadable' in content) return whole(content.unreadable);
  const read = await readPuzzleFile(content.bytes);
  return read.ok ? { name, ...read.value } : whole(explainFileFault(read.fault));
}
