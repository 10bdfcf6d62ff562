import { SquareSet } from 'chessops/squareSet';
import { squareFile, squareRank } from 'chessops/util';
import type { Square } from '../../games/chess/vocabulary.js';

/** So many files to the right and so many ranks up. */
type Step = readonly [files: number, ranks: number];

export const ORTHOGONAL_STEPS: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** Undefined off the board. */
export function stepFrom(square: Square, [files, ranks]: Step, times = 1): Square | undefined {
  const file = squareFile(square) + files * times;
  const rank = squareRank(square) + ranks * times;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : file + 8 * rank;
}

export const stepBetween = (from: Square, to: Square): Step => [
  squareFile(to) - squareFile(from),
  squareRank(to) - squareRank(from),
];

/** What is left of the way when it is gone the other way round. */
export const reversed = ([files, ranks]: Step): Step => [-files, -ranks];

/** As a king walks. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(squareFile(a) - squareFile(b)), Math.abs(squareRank(a) - squareRank(b)));

export const onSameFile = (a: Square, b: Square): boolean => squareFile(a) === squareFile(b);
export const onSameRank = (a: Square, b: Square): boolean => squareRank(a) === squareRank(b);
export const onSameLine = (a: Square, b: Square): boolean => onSameFile(a, b) || onSameRank(a, b);
export const onSameDiagonal = (a: Square, b: Square): boolean =>
  Math.abs(squareFile(a) - squareFile(b)) === Math.abs(squareRank(a) - squareRank(b));

export const isCorner = (square: Square): boolean => SquareSet.corners().has(square);

/** From a square on the edge straight to the middle: one step, in a corner two of them, elsewhere none. */
export const inwardSteps = (square: Square): readonly Step[] =>
  ORTHOGONAL_STEPS.filter((step) => stepFrom(square, reversed(step)) === undefined);

export const onEdge = (square: Square): boolean => inwardSteps(square).length > 0;
