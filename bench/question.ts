import type { Budget } from '../src/engine/mate/solver.js';
import type { BenchPosition, Disagreement } from './position.js';
import type { OwnFile } from './position-file.js';
import { HASH_MEGABYTES, type Stockfish } from './stockfish.js';

export interface Setting {
  readonly positions: readonly BenchPosition[];
  /** Started, and stopped by whoever asks the question. */
  readonly stockfish: Stockfish;
  /** What one position may take; then it counts as unsolved, with the time that it took. */
  readonly seconds: number;
  /** How many are measured at most. */
  readonly count: number;
  /** One round instead of several. */
  readonly brief: boolean;
  /** An empty PostgreSQL database to be measured as well. */
  readonly databaseUrl?: string;
}

export interface Findings {
  /** Tables and sentences, ready to be pasted. */
  readonly markdown: string;
  readonly disagreements: readonly Disagreement[];
}

/** Something to measure. */
export interface Question {
  readonly about: string;
  /**
   * The file of ours that is measured unless others are named; `mined` when the question then finds positions itself,
   * undefined when they are fixed.
   */
  readonly file: OwnFile | 'mined' | undefined;
  readonly seconds: { readonly usual: number; readonly brief: number };
  /** Missing: all positions are measured. */
  readonly count?: { readonly usual: number; readonly brief: number };
  /** It can be asked of a PostgreSQL database too. */
  readonly takesDatabase?: boolean;
  run(setting: Setting): Promise<Findings>;
}

/** As much memory for the table as Stockfish gets; only time ends a search. */
export const budgetOf = (seconds: number): Budget => ({
  milliseconds: seconds * 1000,
  nodes: Number.MAX_SAFE_INTEGER,
  megabytes: HASH_MEGABYTES,
});
