import { bishopAttacks, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from 'chessops/attacks';
import { SquareSet } from 'chessops/squareSet';
import type { Square } from '../../games/chess/vocabulary.js';

// Where men can go from each square of an empty board, as lists that are quick to walk along.

export const KNIGHT_STEPS = tableOf((square) => [...knightAttacks(square)]);
export const KING_STEPS = tableOf((square) => [...kingAttacks(square)]);
export const STRAIGHT_RAYS = tableOf((square) =>
  raysOf(square, [1, -1, 8, -8], rookAttacks(square, SquareSet.empty())),
);
export const DIAGONAL_RAYS = tableOf((square) =>
  raysOf(square, [9, 7, -7, -9], bishopAttacks(square, SquareSet.empty())),
);
export const ALL_RAYS = tableOf((square) => [...(STRAIGHT_RAYS[square] ?? []), ...(DIAGONAL_RAYS[square] ?? [])]);
export const WHITE_PAWN_TAKES = tableOf((square) => [...pawnAttacks('white', square)]);
export const BLACK_PAWN_TAKES = tableOf((square) => [...pawnAttacks('black', square)]);

export function tableOf<Entry>(entry: (square: Square) => Entry): readonly Entry[] {
  return Array.from({ length: 64 }, (_, square) => entry(square));
}

function raysOf(square: Square, steps: readonly number[], reached: SquareSet): readonly (readonly Square[])[] {
  return steps.map((step) => {
    const ray: Square[] = [];
    const goesOn = (last: Square, next: Square): boolean =>
      next >= 0 && next < 64 && stepsBetween(last, next) === 1 && reached.has(next);
    // Beyond the edge the next number is a square on the other side of the board.
    for (let last = square; goesOn(last, last + step); last += step) ray.push(last + step);
    return ray;
  });
}

/** King's steps. */
export function stepsBetween(one: Square, other: Square): number {
  return Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)));
}
