import type { Side } from '../games/chess/vocabulary.js';
import type { Theme } from '../puzzles/analysis/themes.js';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What somebody wants to practise; what is missing does not matter to them. */
export interface Wishes {
  readonly mateIn?: number;
  readonly level?: Level;
  readonly theme?: Theme;
  readonly side?: Side;
}

/** What there is for practice, had or not: puzzles as wished, or at least of the wished length, if a length was wished for. */
export type PracticeStock = 'as wished' | 'of this length' | 'none';

/**
 * From each level's first difficulty on, and below its last. On the scale of Lichess's puzzle ratings: easy has one star,
 * hard four or five.
 */
export const LEVEL_RANGES: Readonly<Record<Level, readonly [from: number, below: number]>> = {
  easy: [0, 1550],
  medium: [1550, 1820],
  hard: [1820, 10_000],
};
