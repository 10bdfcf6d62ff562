import type { Result } from '../../shared/result.js';
import { type Draft, type FaultyLine, faultyLine } from '../draft.js';
import type { FileFault } from './file-fault.js';
import type { LineFault } from './line-fault.js';
import type { FileLine, TextLine } from './text-lines.js';

/** What a file says in one place. */
export type Entry =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'refused'; readonly refused: FaultyLine }
  /** No mate puzzle, and not meant as one, e.g. another theme in a Lichess file: nothing is wrong with it. */
  | { readonly kind: 'skipped'; readonly line: number }
  /** The last entry, when reading had to stop; what came before stands. */
  | { readonly kind: 'fault'; readonly fault: FileFault };

/** Receives the entries in the order of the file. */
export type Take = (entry: Entry) => void;

/** Reads the lines of one format. A puzzle may end lines after it began, so entries are handed over when complete. */
export interface LineReader {
  /** Lines are trimmed, and blank ones come too: some formats mean something by them. */
  read(line: FileLine): void;
  /** There are no more lines. */
  end(): void;
}

export const entryOf = (puzzle: Result<Draft, FaultyLine>): Entry =>
  puzzle.ok ? { kind: 'draft', draft: puzzle.value } : { kind: 'refused', refused: puzzle.fault };

export const refusal = ({ number, text }: TextLine, fault: LineFault): Entry => ({
  kind: 'refused',
  refused: faultyLine(number, text, fault),
});

/** What spoils a line whatever its format is; undefined when it can be read. */
export function flawOf(line: FileLine, maxLength: number): LineFault | undefined {
  if (line.flaw === 'damaged') return { code: 'damaged line' };
  if (line.flaw !== 'cut' && line.text.length <= maxLength) return undefined;
  return { code: 'long line', most: maxLength };
}
