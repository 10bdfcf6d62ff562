import type { PostFault } from '../bot/channels.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** From one try to the next twice as long. */
const growing = (first: number, most: number, tries: number): number =>
  Math.min(most, first * 2 ** Math.min(tries, 20));

/** How long to wait before the next try. */
export function pauseAfter(fault: PostFault, tries: number): number {
  switch (fault.code) {
    case 'not now':
      return Math.max(fault.afterMs, growing(SECOND, 5 * MINUTE, tries));
    case 'lost':
      // What is still under way must have arrived before one looks for it.
      return growing(15 * SECOND, 5 * MINUTE, tries);
    default:
      // An admin has to do something.
      return growing(5 * MINUTE, 60 * MINUTE, tries);
  }
}

/** Proofs may be on their way. */
export const pauseWithoutPuzzle = (tries: number): number => growing(MINUTE, 30 * MINUTE, tries);
