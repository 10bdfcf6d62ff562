import type { Uci } from '../../games/chess/vocabulary.js';

/** What one task may spend before it gives up. */
export interface Budget {
  readonly milliseconds: number;
  readonly nodes: number;
  readonly megabytes: number;
}

export interface SolveTask {
  readonly fen: string;
  /** Look for the shortest mate up to this length. */
  readonly mateIn: number;
  /** Lengths up to this one were disproved earlier and need not be searched again. */
  readonly noMateWithin?: number;
  readonly budget: Budget;
  /** Nodes for finding out which wrong moves mate later; with few, some of them stay undecided. */
  readonly nodesForTries?: number;
}

export interface Effort {
  readonly nodes: number;
  readonly milliseconds: number;
}

export const GIVE_UP_REASONS = ['time', 'nodes', 'memory', 'cancelled'] as const;
export type GiveUpReason = (typeof GIVE_UP_REASONS)[number];

/** The shortest mate, with every move that begins it. */
export interface Mate {
  readonly kind: 'mate';
  readonly mateIn: number;
  readonly keys: readonly Uci[];
  readonly effort: Effort;
}

export interface NoMate {
  readonly kind: 'no mate';
  readonly within: number;
  readonly effort: Effort;
}

export interface GaveUp {
  readonly kind: 'gave up';
  readonly because: GiveUpReason;
  /** What was disproved before the budget ran out; a later try may start after it. */
  readonly noMateWithin: number;
  readonly effort: Effort;
}

/** A mate in at most so many moves, perhaps not the shortest one, and a move that begins it. */
export interface SomeMate {
  readonly kind: 'mate';
  readonly within: number;
  readonly key: Uci;
  readonly effort: Effort;
}

/** A mate with its whole solution, as `encodeSolution` writes it. */
export interface SolvedMate extends Mate {
  readonly solution: Uint8Array;
  /** How many wrong moves are undecided. */
  readonly undecided: number;
}

/** Three answers: "unknown" is never "no". */
export type SolveAnswer = SolvedMate | NoMate | GaveUp;
export type KeysAnswer = Mate | NoMate | GaveUp;
export type OneKeyAnswer = SomeMate | NoMate | GaveUp;

export interface SolveProgress {
  readonly noMateWithin: number;
  readonly searching: number;
  readonly effort: Effort;
}
