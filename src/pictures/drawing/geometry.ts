import { squareFile, squareRank } from 'chessops/util';
import type { Side, Square } from '../../games/chess/vocabulary.js';

/** Pixels. A phone shows the board about 360 points wide, at two or three pixels a point: 800 stays crisp there. */
export const BOARD_SIZE = 800;
export const SQUARE_SIZE = BOARD_SIZE / 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** The top left corner of a square, for a board seen from `orientation`. */
export function cornerOf(square: Square, orientation: Side): Point {
  const file = squareFile(square);
  const rank = squareRank(square);
  const column = orientation === 'white' ? file : 7 - file;
  const row = orientation === 'white' ? 7 - rank : rank;
  return { x: column * SQUARE_SIZE, y: row * SQUARE_SIZE };
}

export function centreOf(square: Square, orientation: Side): Point {
  const { x, y } = cornerOf(square, orientation);
  return { x: x + SQUARE_SIZE / 2, y: y + SQUARE_SIZE / 2 };
}

export const isLightSquare = (square: Square): boolean => (squareFile(square) + squareRank(square)) % 2 === 1;
