import { setTimeout as sleep } from 'node:timers/promises';
import { positionOfFen } from '../chess/position.js';
import { TRAITS_VERSION, traitsOf } from '../insight/traits.js';
import type { Logger } from '../log.js';
import { decodeSolution } from '../solver/encode.js';
import type { AttackNode } from '../solver/solution.js';
import type { LibraryStore } from '../store/library-store.js';

interface Parts {
  readonly library: Pick<LibraryStore, 'listUndescribed' | 'saveTraits' | 'forgetProof'>;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** A proof that cannot be read is forgotten: its puzzles wait for another one. */
  readonly onForgotten?: () => void;
}

/** Solutions that are held at a time; some are large. */
const PAGE = 20;

/** After this much work everybody else has the event loop for as long. */
const TURN_MS = 8;

/** Describes proofs that an older Matinee described, or none did. Returns how many; it can be stopped at any time. */
export async function describeProofs({ library, log, signal, onForgotten }: Parts): Promise<number> {
  /** Left as they are: what cannot be described now would fail again and again. */
  const failed = new Set<string>();
  let described = 0;
  let turnEnd = performance.now() + TURN_MS;
  for (;;) {
    const page = (await library.listUndescribed(TRAITS_VERSION, failed.size + PAGE)).filter(
      ({ position }) => !failed.has(position),
    );
    if (page.length === 0) return described;
    const saved: Promise<void>[] = [];
    for (const { position, fen, solution } of page) {
      if (signal.aborted) break;
      const root = decoded(solution);
      if (!root) {
        log.error({ position }, 'a stored solution is damaged: it will be proved again');
        await library.forgetProof(position);
        onForgotten?.();
        continue;
      }
      try {
        saved.push(library.saveTraits(position, traitsOf(positionOfFen(fen), root), TRAITS_VERSION));
        described++;
      } catch (error) {
        log.error({ err: error, position }, 'a proof could not be described');
        failed.add(position);
      }
      if (performance.now() > turnEnd) {
        await sleep(TURN_MS);
        turnEnd = performance.now() + TURN_MS;
      }
    }
    await Promise.all(saved);
    if (signal.aborted) return described;
  }
}

function decoded(solution: Uint8Array): AttackNode | undefined {
  try {
    return decodeSolution(solution);
  } catch {
    return undefined;
  }
}
