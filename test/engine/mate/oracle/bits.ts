import type { SquareSet } from 'chessops/squareSet';
import type { Square } from 'chessops/types';

/** The first square of a set that is not empty. */
export const lowest = (set: SquareSet): Square =>
  set.lo !== 0 ? 31 - Math.clz32(set.lo & -set.lo) : 63 - Math.clz32(set.hi & -set.hi);
