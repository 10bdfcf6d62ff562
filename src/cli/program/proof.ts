import type { Budget, SolveAnswer, SolveTask, SomeMate } from '../../engine/mate/solver.js';
import { fenOf } from '../../games/chess/position.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { makeSolverPool } from '../../puzzles/proving/pool.js';
import type { Solver } from '../../puzzles/proving/solver.js';
import { judgeClaim, type Verdict } from '../../puzzles/verdict.js';

/** Where a puzzle stands in a file. */
export interface Place {
  readonly file: string;
  readonly lineNumber: number;
}

export interface Puzzle {
  readonly position: Position;
  readonly claimedMateIn?: number;
  /** How far it is searched. */
  readonly mateIn: number;
  readonly name?: string;
  readonly place?: Place;
}

/** A puzzle and what the proof says about it. */
export interface Solved {
  readonly puzzle: Puzzle;
  readonly answer: SolveAnswer;
  readonly verdict: Verdict;
  /** Where the proof was not finished: a mate of the claimed length, perhaps not the shortest. */
  readonly someMate?: SomeMate;
}

export const taskOf = ({ position, mateIn }: Puzzle, budget: Budget): SolveTask => ({
  fen: fenOf(position),
  mateIn,
  budget,
});

export function judged(puzzle: Puzzle, answer: SolveAnswer): Solved {
  const { claimedMateIn, mateIn } = puzzle;
  // Without a claim, giving up at any length up to the last one leaves the question open.
  const claimed = answer.kind === 'gave up' ? (claimedMateIn ?? mateIn) : claimedMateIn;
  return { puzzle, answer, verdict: judgeClaim(answer, claimed) };
}

export const wasCancelled = (answer: SolveAnswer): boolean =>
  answer.kind === 'gave up' && answer.because === 'cancelled';

/** Time is what runs out first. */
export const budgetOf = ({ seconds, megabytes }: { readonly seconds: number; readonly megabytes: number }): Budget => ({
  milliseconds: seconds * 1000,
  nodes: Number.MAX_SAFE_INTEGER,
  megabytes,
});

/** A thread whose heap grows beyond what its task may spend, and this much more, is ended. */
const SPARE_MEGABYTES = 256;

export const threadMegabytes = (taskMegabytes: number): number => taskMegabytes + SPARE_MEGABYTES;

/** Threads for tasks of this size. */
export const startSolver = (cores: number | undefined, { megabytes }: Pick<Budget, 'megabytes'>): Solver =>
  makeSolverPool({ ...(cores !== undefined && { width: cores }), megabytes: threadMegabytes(megabytes) });

/** Ends the threads; who was interrupted does not wait for that. */
export async function leave(threads: Pick<Solver, 'close'>, signal: AbortSignal): Promise<void> {
  const closed = threads.close();
  if (!signal.aborted) await closed;
}
