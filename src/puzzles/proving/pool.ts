import { MAX_INSTANCES } from '../../engine/core.js';
import type { GiveUpReason, SolveProgress, SolveTask } from '../../engine/mate/solver.js';
import { Pool, type PoolOptions } from '../../engine/pool/pool.js';
import { builtModule, type Task } from '../../engine/pool/task.js';
import type { ProofAnswer, SolveOptions, Solver } from './solver.js';
import type { ProofTask } from './worker.js';

export interface SolverOptions {
  /** Whether threads that have nothing to do help with a task that takes long, or with every task from its beginning. */
  readonly share?: 'never' | 'when idle' | 'always';
}

export type SolverPoolOptions = PoolOptions & SolverOptions;

const PROVE: Task<ProofTask, ProofAnswer, SolveProgress> = {
  module: builtModule('src/puzzles/proving/worker.ts'),
  name: 'solveInWorker',
  helper: { name: 'helpInWorker', most: MAX_INSTANCES - 1 },
};

/** Most tasks are over by then; bringing in a helper costs about a millisecond. */
const HELP_AFTER_MS = { never: undefined, 'when idle': 100, always: 0 } as const;

/** Proves on the threads of a pool; closing it closes the pool. */
export function makeSolver(pool: Pool, { share = 'when idle' }: SolverOptions = {}): Solver {
  const helpAfterMs = HELP_AFTER_MS[share];
  return {
    width: pool.width,
    solve: (task, options) => solve(pool, { task, helpAfterMs }, options),
    close: () => pool.close(),
  };
}

/** The same on a pool of its own. */
export const makeSolverPool = (options: SolverPoolOptions = {}): Solver => makeSolver(new Pool(options), options);

async function solve(pool: Pool, input: ProofTask, options: SolveOptions = {}): Promise<ProofAnswer> {
  let last = nothingKnown(input.task);
  const end = await pool.run(PROVE, input, {
    ...options,
    onProgress: (progress) => {
      last = progress;
      options.onProgress?.(progress);
    },
  });
  if (end.kind === 'done') return end.value;
  return gaveUp(end.kind === 'cancelled' ? 'cancelled' : 'memory', last);
}

function nothingKnown({ noMateWithin = 0 }: SolveTask): SolveProgress {
  return { noMateWithin, searching: noMateWithin + 1, effort: { nodes: 0, milliseconds: 0 } };
}

/** With what was known last: that is still true when the thread is gone. */
const gaveUp = (because: GiveUpReason, { noMateWithin, effort }: SolveProgress): ProofAnswer => ({
  kind: 'gave up',
  because,
  noMateWithin,
  effort,
});
