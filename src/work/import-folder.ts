import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { explainFileFault, type FileFault } from '../puzzles/files/file-fault.js';
import { type FolderFile, listFolderFiles } from '../puzzles/files/folder-files.js';
import { readPuzzlesFromFile } from '../puzzles/files/puzzle-file.js';
import { OPERATOR_LIMITS } from '../puzzles/files/read-puzzles.js';
import type { FolderStore, FolderSync } from '../puzzles/folder-store.js';

interface FolderImportOptions {
  readonly folder: string;
  readonly library: FolderStore;
  /** A newer Matinee may read more: its version makes every file be read again. */
  readonly version: string;
  /** Puzzles with several keys are accepted too. */
  readonly severalKeys: boolean;
  readonly now: () => number;
  /** Files that somebody is writing to, or exchanging: they are not even opened, and what was taken of them stays. */
  readonly changing?: ReadonlySet<string>;
  /** Ends it early, with an exception: it is done again another time. */
  readonly signal?: AbortSignal;
}

export type FolderImport =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'read';
      readonly files: number;
      readonly added: number;
      readonly refused: number;
      readonly withdrawn: number;
      /**
       * A disk or a permission was in the way of these files, or of the folder `practice/`: their puzzles stay, and they
       * have to be read again.
       */
      readonly unread?: readonly string[];
      /** Somebody is writing to these files: their puzzles stay, and they have to be read again. */
      readonly changing?: readonly string[];
    }
  | { readonly kind: 'no folder'; readonly reason: string };

/** Takes the puzzles folder into the library when anything in it has changed since the last time. */
export async function importFolder(options: FolderImportOptions): Promise<FolderImport> {
  const { folder, library, version, severalKeys, now, changing: known = NONE, signal } = options;
  const files = await listFolderFiles(folder).catch((error: NodeJS.ErrnoException) => error);
  if (files instanceof Error) return { kind: 'no folder', reason: files.code ?? files.message };

  const terms = `${version}\0${severalKeys}`;
  const fingerprint = known.size > 0 ? undefined : await fingerprintOf(files, terms, signal);
  if (fingerprint && fingerprint === (await library.folderFingerprint())) return { kind: 'unchanged' };

  const sync = await library.beginFolderSync(now());
  for (const source of known) sync.spare(source);
  let added = 0;
  let refused = 0;
  const unread: string[] = [];
  const changing: string[] = [];
  // One after the other: each keeps its turns of the event loop short, but all together would not.
  for (const file of files) {
    const taken = known.has(file.source) ? await leaveFile(sync, file) : await takeFile(sync, file, severalKeys);
    if (taken.end !== 'whole') sync.spare(file.source);
    if (taken.end === 'unread') unread.push(file.source);
    if (taken.end === 'changing') changing.push(file.source);
    added += taken.added;
    refused += taken.refused;
  }
  const isWhole = unread.length + changing.length === 0;
  const { withdrawn } = await sync.finish(isWhole ? fingerprint : undefined);
  return {
    kind: 'read',
    files: files.filter(({ unreadable }) => unreadable === undefined).length,
    added,
    refused,
    withdrawn,
    ...(unread.length > 0 && { unread }),
    ...(changing.length > 0 && { changing }),
  };
}

const NONE: ReadonlySet<string> = new Set();

const WRITTEN_TO = 'Somebody is writing to this file; it is read when nothing is written to it any more.';

async function leaveFile(sync: FolderSync, { source }: FolderFile): Promise<TakenFile> {
  await sync.refuse(source, [{ line: 0, text: '', why: WRITTEN_TO }]);
  return { added: 0, refused: 1, end: 'changing' };
}

async function takeFile(
  sync: FolderSync,
  { source, path, purpose, unreadable }: FolderFile,
  severalKeys: boolean,
): Promise<TakenFile> {
  if (unreadable !== undefined) {
    const why = `This folder cannot be read (${unreadable}); until it can be, its puzzles stay as they are.`;
    await sync.refuse(source, [{ line: 0, text: '', why }]);
    return { added: 0, refused: 1, end: 'unread' };
  }
  let added = 0;
  let refused = 0;
  let end: FileEnd = 'whole';
  for await (const entries of readPuzzlesFromFile(path, OPERATOR_LIMITS)) {
    const drafts = entries.flatMap((entry) => (entry.kind === 'draft' ? [entry.draft] : []));
    const taken = await sync.take({ source, purpose, severalKeys }, drafts);
    const lines = entries.flatMap((entry) => {
      if (entry.kind === 'refused') return [entry.refused];
      if (entry.kind !== 'fault') return [];
      end = endOf(entry.fault);
      return [{ line: 0, text: '', why: end === 'changing' ? WRITTEN_TO : explainFileFault(entry.fault) }];
    });
    if (lines.length > 0) await sync.refuse(source, lines);
    added += taken.added;
    refused += lines.length + taken.duplicates;
  }
  return { added, refused, end };
}

/** What is in the files, and how it is read. Contents go through piece by piece: a file may be larger than the memory. */
async function fingerprintOf(
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

interface TakenFile {
  readonly added: number;
  readonly refused: number;
  readonly end: FileEnd;
}

/** How the reading of a file ended. What is missing of a torn file was not taken out of it. */
type FileEnd = 'whole' | 'changing' | 'unread' | 'torn';

function endOf(fault: FileFault): FileEnd {
  switch (fault.code) {
    case 'changed while it was read':
      return 'changing';
    case 'damaged archive':
      return 'torn';
    case 'unreadable':
      // A link that leads nowhere: the file is gone.
      return fault.reason === 'ENOENT' ? 'whole' : 'unread';
    default:
      return 'whole';
  }
}
