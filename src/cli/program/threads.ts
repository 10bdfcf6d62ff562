import type { Solver } from '../../puzzles/proving/solver.js';

/** A thread whose heap grows beyond what its task may spend, and this much more, is ended. */
const SPARE_MEGABYTES = 256;

export const threadMegabytes = (taskMegabytes: number): number => taskMegabytes + SPARE_MEGABYTES;

/** Ends the threads; who was interrupted does not wait for that. */
export async function leave(solver: Solver, signal: AbortSignal): Promise<void> {
  const closed = solver.close();
  if (!signal.aborted) await closed;
}
