import type { Position, Uci } from '../../../games/chess/vocabulary.js';
import { labels, type Metadata } from '../../draft.js';
import { themeWords } from '../metadata.js';

/** A puzzle with all that is known of it. Whoever reads it back gets what a `Draft` has. */
export interface ExportedPuzzle {
  readonly position: Position;
  readonly mateIn?: number;
  readonly name?: string;
  readonly comment?: string;
  /** What others said of it, beside what was found out here. */
  readonly metadata?: Metadata;
  readonly severalKeys?: true;
  readonly purpose?: 'practice';
  readonly difficulty?: number;
  readonly themes?: readonly string[];
  /** The main line of the solution. */
  readonly line?: readonly Uci[];
}

export interface PuzzleWriter {
  /** What the file begins with. */
  readonly head: string;
  /** The puzzle's lines, with the end of the last one. */
  write(puzzle: ExportedPuzzle): string;
}

/** The puzzle's texts as every format can hold them. */
export function textsOf({ name, comment, metadata, themes }: ExportedPuzzle) {
  return {
    ...labels({ name, comment }),
    givenThemes: themeWords(metadata?.themes ?? []).join(' '),
    themes: themeWords(themes ?? []).join(' '),
  };
}
