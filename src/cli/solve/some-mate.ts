import { setImmediate as nextTurn } from 'node:timers/promises';
import { proveOneKey } from '../../engine/mate/prover.js';
import { fenOf } from '../../games/chess/position.js';
import { judged, type Solved } from '../program/puzzle.js';

/** Two seconds or so in all, in steps: between them Ctrl-C is seen. */
const NODES = [100_000, 1_000_000, 4_000_000] as const;
const STEP_MILLISECONDS = 1500;
const MEGABYTES = 64;

/**
 * A claim that ran out of time may still be half true: some mate of that length is often found at once, though proving
 * that nothing is shorter and no other move does it takes long.
 */
export async function withSomeMate(solved: Solved, signal: AbortSignal): Promise<Solved> {
  const { puzzle, answer, verdict } = solved;
  const { claimedMateIn: mateIn, position } = puzzle;
  if (answer.kind !== 'gave up' || answer.because !== 'time') return solved;
  if (verdict.kind !== 'gave up' || mateIn === undefined) return solved;
  for (const nodes of NODES) {
    await nextTurn();
    if (signal.aborted) return solved;
    const budget = { nodes, milliseconds: STEP_MILLISECONDS, megabytes: MEGABYTES };
    const found = proveOneKey({ fen: fenOf(position), mateIn, budget });
    if (found.kind === 'mate') return { ...solved, someMate: found };
    if (found.kind === 'no mate') return judged(puzzle, { ...found, effort: answer.effort });
  }
  return solved;
}
