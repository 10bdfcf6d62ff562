import { bishopAttacks, bit, kingAttacks, knightAttacks, lowest, pawnAttacks, rookAttacks } from './attacks';
import { ZOBRIST_CASTLING, ZOBRIST_EN_PASSANT, ZOBRIST_PIECES } from './memory';

// A position is a record of sets of squares at an address `p`, one record per ply: making a move writes the next
// record, and taking it back is to look at the one before.

export const PAWN: u32 = 0;
export const KNIGHT: u32 = 1;
export const BISHOP: u32 = 2;
export const ROOK: u32 = 3;
export const QUEEN: u32 = 4;
export const KING: u32 = 5;

/** Offsets in a record. The six sets of pieces come first, in the order above. */
export const WHITE: usize = 48;
export const BLACK: usize = 56;
export const KEY: usize = 64;
/** The square that a pawn may be taken on in passing, as a set. */
export const EN_PASSANT: usize = 72;
export const CASTLING: usize = 80;
/** Of the side to move, once `findPins` has run. */
export const CHECKERS: usize = 88;
export const PINNED: usize = 96;
/** The move that led here. */
export const LAST_MOVE: usize = 104;

/** Mixed into the key when black is to move. */
export const ZOBRIST_BLACK: u64 = 0x9d39247e33776d41;

// @ts-ignore: decorator
@inline
export function pawns(p: usize): u64 {
  return load<u64>(p, 0);
}

// @ts-ignore: decorator
@inline
export function knights(p: usize): u64 {
  return load<u64>(p, 8);
}

// @ts-ignore: decorator
@inline
export function queens(p: usize): u64 {
  return load<u64>(p, 32);
}

// @ts-ignore: decorator
@inline
export function kings(p: usize): u64 {
  return load<u64>(p, 40);
}

/** Bishops and queens. */
// @ts-ignore: decorator
@inline
export function diagonals(p: usize): u64 {
  return load<u64>(p, 16) | load<u64>(p, 32);
}

/** Rooks and queens. */
// @ts-ignore: decorator
@inline
export function straights(p: usize): u64 {
  return load<u64>(p, 24) | load<u64>(p, 32);
}

// @ts-ignore: decorator
@inline
export function men<Side>(p: usize): u64 {
  return sizeof<Side>() == 1 ? load<u64>(p, WHITE) : load<u64>(p, BLACK);
}

// @ts-ignore: decorator
@inline
export function menAgainst<Side>(p: usize): u64 {
  return sizeof<Side>() == 1 ? load<u64>(p, BLACK) : load<u64>(p, WHITE);
}

// @ts-ignore: decorator
@inline
export function occupiedIn(p: usize): u64 {
  return load<u64>(p, WHITE) | load<u64>(p, BLACK);
}

// @ts-ignore: decorator
@inline
export function checkersIn(p: usize): u64 {
  return load<u64>(p, CHECKERS);
}

export function pieceOn(p: usize, square: u64): u32 {
  let piece: u32 = 0;
  while (!(load<u64>(p + (piece << 3)) & square)) piece++;
  return piece;
}

/** What the pawns of a side attack. */
// @ts-ignore: decorator
@inline
export function pawnsAttack<Side>(set: u64): u64 {
  return sizeof<Side>() == 1
    ? ((set & 0xfefefefefefefefe) << 7) | ((set & 0x7f7f7f7f7f7f7f7f) << 9)
    : ((set & 0xfefefefefefefefe) >> 9) | ((set & 0x7f7f7f7f7f7f7f7f) >> 7);
}

/** Every square that a side attacks, seen through the men missing in `occupied`. */
export function attackedBy<Side>(p: usize, occupied: u64): u64 {
  const own = men<Side>(p);
  let set = pawnsAttack<Side>(pawns(p) & own) | kingAttacks(lowest(kings(p) & own));
  for (let rest = knights(p) & own; rest; rest &= rest - 1) set |= knightAttacks(lowest(rest));
  for (let rest = diagonals(p) & own; rest; rest &= rest - 1) set |= bishopAttacks(lowest(rest), occupied);
  for (let rest = straights(p) & own; rest; rest &= rest - 1) set |= rookAttacks(lowest(rest), occupied);
  return set;
}

/** Men of the side against `Side` that attack a square. */
// @ts-ignore: decorator
@inline
export function attackersAgainst<Side>(p: usize, square: u32, occupied: u64): u64 {
  return (
    menAgainst<Side>(p) &
    ((pawnAttacks<Side>(square) & pawns(p)) |
      (knightAttacks(square) & knights(p)) |
      (kingAttacks(square) & kings(p)) |
      (bishopAttacks(square, occupied) & diagonals(p)) |
      (rookAttacks(square, occupied) & straights(p)))
  );
}

// @ts-ignore: decorator
@inline
export function zobristOf<Side>(piece: u32, square: u32): u64 {
  const side: u32 = sizeof<Side>() == 1 ? 0 : 1;
  return load<u64>(ZOBRIST_PIECES + ((((side * 6 + piece) << 6) | square) << 3));
}

// @ts-ignore: decorator
@inline
export function zobristOfRights(castling: u32): u64 {
  return load<u64>(ZOBRIST_CASTLING + (castling << 3));
}

// @ts-ignore: decorator
@inline
export function zobristOfEnPassant(square: u64): u64 {
  return square ? load<u64>(ZOBRIST_EN_PASSANT + ((lowest(square) & 7) << 3)) : 0;
}

/** The key from nothing, for the first position of a line. */
export function keyOf(p: usize, blackToMove: bool): u64 {
  let key: u64 = blackToMove ? ZOBRIST_BLACK : 0;
  for (let rest = occupiedIn(p); rest; rest &= rest - 1) {
    const square = lowest(rest);
    const piece = pieceOn(p, bit(square));
    key ^= load<u64>(p, WHITE) & bit(square) ? zobristOf<u8>(piece, square) : zobristOf<u16>(piece, square);
  }
  return key ^ zobristOfRights(load<u32>(p, CASTLING)) ^ zobristOfEnPassant(load<u64>(p, EN_PASSANT));
}
