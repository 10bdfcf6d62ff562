import type { GaveUp, NoMate, SolvedMate, SolveProgress, SolveTask } from '../../engine/mate/solver.js';
import type { Lane } from '../../engine/pool/task.js';
import type { Traits } from '../analysis/traits.js';

/** A mate with its whole solution, which a verifier has gone through, and what that tells of the puzzle. */
export interface ProvedMate extends SolvedMate {
  readonly traits: Traits;
}

/** Three answers: "unknown" is never "no". */
export type ProofAnswer = ProvedMate | NoMate | GaveUp;

export interface SolveOptions {
  /** `soon` unless said otherwise. */
  readonly lane?: Lane;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** Proves mates somewhere else than on the event loop. */
export interface Solver {
  /** How many tasks run at the same time. */
  readonly width: number;
  solve(task: SolveTask, options?: SolveOptions): Promise<ProofAnswer>;
  close(): Promise<void>;
}
