import type { Chess } from 'chessops/chess';

/** Numbers that tell a position from every other: the board in four bit planes, then turn, en passant and castling. */
export const KEY_WORDS = 9;

/**
 * Writes the key of a position. It is the position itself, not a hash of it, so two positions can never be
 * mistaken for each other.
 */
export function writeKey({ board, turn, epSquare, castles }: Chess, key: Int32Array): void {
  const { white, pawn, knight, bishop, rook, queen, king } = board;
  key[0] = white.lo;
  key[1] = white.hi;
  key[2] = pawn.lo | bishop.lo | queen.lo;
  key[3] = pawn.hi | bishop.hi | queen.hi;
  key[4] = knight.lo | bishop.lo | king.lo;
  key[5] = knight.hi | bishop.hi | king.hi;
  key[6] = rook.lo | queen.lo | king.lo;
  key[7] = rook.hi | queen.hi | king.hi;
  const { lo, hi } = castles.castlingRights;
  const rights = (lo & 1) | ((lo >>> 6) & 2) | ((hi >>> 22) & 4) | ((hi >>> 28) & 8);
  key[8] = (turn === 'white' ? 0 : 1) | (rights << 1) | ((epSquare ?? 0) << 5);
}

/** The same as text, for a `Map`. */
export function positionKey(position: Chess): string {
  writeKey(position, words);
  return String.fromCharCode(...halves);
}

const words = new Int32Array(KEY_WORDS);
const halves = new Uint16Array(words.buffer);
