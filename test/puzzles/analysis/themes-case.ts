import type { Theme } from '../../../src/puzzles/analysis/themes.js';

/** A proved puzzle: what is to be seen in its main line, and what is not, though much of it is there. */
export interface ThemeCase {
  readonly what: string;
  readonly fen: string;
  readonly mateIn: number;
  readonly line: string;
  readonly has: readonly Theme[];
  readonly hasNot: readonly Theme[];
}
