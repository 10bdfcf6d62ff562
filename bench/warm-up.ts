import { prove, proveKeys } from '../src/engine/mate/prover.js';
import { readOwnFile } from './position-file.js';
import { budgetOf } from './question.js';

const ENOUGH_MILLISECONDS = 1_000;

/** Said wherever it was done. */
export const WARMED_UP =
  'A warm-up on short mates of `bench/positions.epd` came first and is not counted: V8 compiles what runs often once more.';

/** Lets V8's compilers finish with the prover of this thread, so that they are not measured instead of it. */
export async function warmUp(): Promise<void> {
  const end = performance.now() + ENOUGH_MILLISECONDS;
  const short = (await readOwnFile('positions.epd')).filter(({ mateIn }) => mateIn <= 3);
  while (performance.now() < end) {
    for (const { fen, mateIn } of short) {
      if (performance.now() >= end) return;
      const task = { fen, mateIn, budget: budgetOf(ENOUGH_MILLISECONDS / 1000) };
      proveKeys(task);
      prove(task);
    }
  }
}
