import { fail, ok, type Result } from '../../shared/result.js';
import { type Draft, type FaultyLine, faultyLine } from '../draft.js';
import { type FileFault, MAX_FILE_BYTES } from './file-fault.js';
import type { LineFault } from './line-fault.js';
import { type Entry, readPuzzles, SENT_LIMITS } from './read-puzzles.js';
import { LineRanges } from './text-lines.js';

export { explainFileFault, type FileFault, MAX_FILE_BYTES } from './file-fault.js';

/** A file that is no puzzle file can have a million lines; nobody wants them all explained, or stored. */
const MAX_NAMED = 500;

/** After so many nobody mends the file line by line, and finding out what is wrong with each takes its time. */
const MAX_REFUSED = 20_000;

/** A packed file can hold many times what any server has use for, and all of it is in memory here. */
const MAX_DRAFTS = 50_000;

export interface PuzzleFile {
  readonly drafts: Draft[];
  /** The first ones; after them what is to be said of the file: how many more there are, and why it was not read further. */
  readonly refused: FaultyLine[];
  /** How many lines were refused, with those that are not named. */
  readonly refusedLines: number;
  /** The numbers of those that are not named, such as `501-900, 950`. */
  readonly unnamedLines: string;
  /** Puzzles that are no mates and not meant as such. */
  readonly skipped: number;
}

/**
 * Takes every good puzzle of a file that was sent, in any of the formats, and says of each bad one what is wrong with it.
 * Reading ends with the first puzzle that is more than `mostDrafts`. One file is read after the other: each keeps its turns
 * of the event loop short, but many together would leave nothing in between.
 */
export function readPuzzleFile(bytes: Uint8Array, mostDrafts = MAX_DRAFTS): Promise<Result<PuzzleFile, FileFault>> {
  const read = before.then(() => readNow(bytes, mostDrafts));
  before = read.catch(() => {});
  return read;
}

let before: Promise<unknown> = Promise.resolve();

async function readNow(bytes: Uint8Array, mostDrafts: number): Promise<Result<PuzzleFile, FileFault>> {
  if (bytes.byteLength > MAX_FILE_BYTES) return fail({ code: 'too large', bytes: bytes.byteLength });
  const file = new GatheredFile(mostDrafts);
  for await (const entries of readPuzzles([bytes], SENT_LIMITS)) {
    for (const entry of entries) {
      if (entry.kind === 'fault' && file.isEmpty) return fail(entry.fault);
      file.take(entry);
    }
    if (file.isOver) break;
  }
  return ok(file.whole());
}

class GatheredFile {
  readonly #mostDrafts: number;
  readonly #drafts: Draft[] = [];
  readonly #refused: FaultyLine[] = [];
  readonly #unnamed = new LineRanges();
  #skipped = 0;
  /** The line of the last entry. */
  #last = 0;
  #ending: LineFault | undefined;

  constructor(mostDrafts: number) {
    this.#mostDrafts = mostDrafts;
  }

  get isEmpty(): boolean {
    return this.#last === 0;
  }

  get isOver(): boolean {
    return this.#ending !== undefined;
  }

  get #refusedLines(): number {
    return this.#refused.length + this.#unnamed.count;
  }

  take(entry: Entry): void {
    if (this.isOver) return;
    switch (entry.kind) {
      case 'draft':
        this.#last = entry.draft.line;
        if (this.#drafts.length < this.#mostDrafts) this.#drafts.push(entry.draft);
        else this.#ending = { code: 'too many puzzles', most: this.#mostDrafts };
        break;
      case 'refused':
        if (this.#refusedLines === MAX_REFUSED) {
          this.#ending = { code: 'too many refused', most: MAX_REFUSED };
          return;
        }
        this.#last = entry.refused.line;
        if (this.#refused.length < MAX_NAMED) this.#refused.push(entry.refused);
        else this.#unnamed.add(entry.refused.line);
        break;
      case 'skipped':
        this.#last = entry.line;
        this.#skipped += 1;
        break;
      case 'fault':
        this.#ending = { code: 'file fault', fault: entry.fault };
    }
  }

  whole(): PuzzleFile {
    const refused = [...this.#refused];
    const refusedLines = this.#refusedLines;
    const note = (line: number, fault: LineFault) => refused.push(faultyLine(line, '', fault));
    const { count } = this.#unnamed;
    if (count > 0) note(refused.at(-1)?.line ?? 0, { code: 'more refused', count });
    if (this.#ending !== undefined) note(this.#last, this.#ending);
    const unnamedLines = String(this.#unnamed);
    return { drafts: this.#drafts, refused, refusedLines, unnamedLines, skipped: this.#skipped };
  }
}
