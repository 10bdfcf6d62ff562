import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Draft } from '../../puzzles/draft.js';
import { listFolderFiles } from '../../puzzles/files/folder-files.js';
import { explainFileFault, MAX_FILE_BYTES, readPuzzleFile } from '../../puzzles/files/read-file.js';
import { DEFAULT_MATE_IN } from '../../puzzles/verdict.js';
import { loadSettingsFile, projectRoot } from '../../shared/project.js';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Place, Puzzle } from './proof.js';

/** A puzzle of a file, or a line that is none. */
export type Item =
  | { readonly kind: 'puzzle'; readonly place: Place; readonly puzzle: Puzzle }
  | {
      readonly kind: 'refused';
      readonly place: Place;
      /** Where the same is said of several lines in a row. */
      readonly lastLine?: number;
      readonly why: string;
    };

export interface Gathered {
  /** In the order of the files and of their lines. */
  readonly items: readonly Item[];
  /** One sentence for each file that could not be taken. */
  readonly faults: readonly string[];
}

/** Reads the files; `claimed` is for puzzles that do not say in how many moves they mate. */
export async function gather(paths: readonly string[], claimed: number | undefined): Promise<Gathered> {
  const items: Item[] = [];
  const faults: string[] = [];
  for (const path of paths) {
    const name = basename(path);
    const unique = paths.filter((other) => basename(other) === name).length === 1;
    const read = await readItems(path, unique ? name : path, claimed);
    if (read.ok) items.push(...read.value);
    else faults.push(read.fault);
  }
  return { items, faults };
}

/** Where the bot reads puzzle files. Of its settings this one matters here: whether the others are right does not. */
export function puzzlesFolder(): string {
  loadSettingsFile();
  return resolve(projectRoot, process.env.PUZZLES_DIR?.trim() || 'puzzles');
}

/** The files that ship and those that were dropped beside them. */
export async function folderPaths(folder: string): Promise<string[]> {
  const files = await listFolderFiles(folder).catch(() => []);
  return files.map(({ path }) => path);
}

async function readItems(path: string, file: string, claimed: number | undefined): Promise<Result<Item[], string>> {
  const bytes = await readBytes(path);
  if (!bytes.ok) return bytes;
  const read = await readPuzzleFile(bytes.value);
  if (!read.ok) return fail(`${path}: ${explainFileFault(read.fault)}`);
  const puzzles = read.value.drafts.map((draft) => puzzleItem(draft, { file, lineNumber: draft.line }, claimed));
  const refused = read.value.refused.map(
    ({ line, why }): Item => ({ kind: 'refused', place: { file, lineNumber: line }, why }),
  );
  return ok([...puzzles, ...refused].sort((a, b) => a.place.lineNumber - b.place.lineNumber));
}

/** The same refusal of many lines in a row is reported once. */
export function folded(items: readonly Item[]): Item[] {
  const rows: Item[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    const again = item.kind === 'refused' && last?.kind === 'refused' && last.why === item.why;
    if (again && last.place.file === item.place.file) {
      rows[rows.length - 1] = { ...last, lastLine: item.place.lineNumber };
    } else rows.push(item);
  }
  return rows;
}

async function readBytes(path: string): Promise<Result<Uint8Array, string>> {
  try {
    const info = await stat(path);
    if (info.isDirectory()) return fail(`${path} is a folder; name the files in it.`);
    if (info.size > MAX_FILE_BYTES) {
      return fail(`${path}: ${explainFileFault({ code: 'too large', bytes: info.size })}`);
    }
    return ok(await readFile(path));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === undefined) throw error;
    return fail(
      code === 'ENOENT'
        ? `There is no file ${path}; check its name.`
        : `${path} cannot be read (${code}); check its permissions.`,
    );
  }
}

function puzzleItem({ position, claimedMateIn, name }: Draft, place: Place, claimed: number | undefined): Item {
  const claim = claimedMateIn ?? claimed;
  const puzzle = {
    position,
    ...(claim !== undefined && { claimedMateIn: claim }),
    mateIn: claim ?? DEFAULT_MATE_IN,
    ...(name !== undefined && { name }),
    place,
  };
  return { kind: 'puzzle', place, puzzle };
}
