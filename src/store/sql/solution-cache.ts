import { LRUCache } from 'lru-cache';
import type { AttackNode } from '../../engine/mate/solution.js';

/** A day's puzzle is asked for over and over; a few unpacked proofs save the unpacking. */
const UNPACKED_PROOFS = 20;

/** Unpacked solutions by puzzle. A position that is proved again drops those of its puzzles. */
export class SolutionCache {
  readonly #solutions = new LRUCache<number, { readonly position: string; readonly root: AttackNode }>({
    max: UNPACKED_PROOFS,
  });

  get(puzzleId: number): AttackNode | undefined {
    return this.#solutions.get(puzzleId)?.root;
  }

  set(puzzleId: number, position: string, root: AttackNode): void {
    this.#solutions.set(puzzleId, { position, root });
  }

  drop(position: string): void {
    for (const [puzzleId, kept] of [...this.#solutions.entries()]) {
      if (kept.position === position) this.#solutions.delete(puzzleId);
    }
  }
}
