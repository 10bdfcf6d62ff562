import {
  BETWEEN,
  BLACK_PAWN_ATTACKS,
  DIAGONAL_RAYS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINES,
  STRAIGHT_RAYS,
  THROUGH,
  WHITE_PAWN_ATTACKS,
} from './memory';

/** Where pawns promote. */
export const FIRST_AND_LAST_RANK: u64 = 0xff000000000000ff;

// @ts-ignore: decorator
@inline
export function bit(square: u32): u64 {
  return u64(1) << u64(square);
}

// @ts-ignore: decorator
@inline
export function lowest(set: u64): u32 {
  return u32(ctz(set));
}

// @ts-ignore: decorator
@inline
export function knightAttacks(square: u32): u64 {
  return load<u64>(KNIGHT_ATTACKS + (square << 3));
}

// @ts-ignore: decorator
@inline
export function kingAttacks(square: u32): u64 {
  return load<u64>(KING_ATTACKS + (square << 3));
}

/** Sides are told by types, so that the compiler makes a version of every function for each: u8 is white, u16 black. */
// @ts-ignore: decorator
@inline
export function pawnAttacks<Side>(square: u32): u64 {
  return load<u64>((sizeof<Side>() == 1 ? WHITE_PAWN_ATTACKS : BLACK_PAWN_ATTACKS) + (square << 3));
}

// @ts-ignore: decorator
@inline
export function straightRays(square: u32): u64 {
  return load<u64>(STRAIGHT_RAYS + (square << 3));
}

// @ts-ignore: decorator
@inline
export function diagonalRays(square: u32): u64 {
  return load<u64>(DIAGONAL_RAYS + (square << 3));
}

// @ts-ignore: decorator
@inline
export function between(a: u32, b: u32): u64 {
  return load<u64>(BETWEEN + (((a << 6) | b) << 3));
}

// @ts-ignore: decorator
@inline
export function through(a: u32, b: u32): u64 {
  return load<u64>(THROUGH + (((a << 6) | b) << 3));
}

/**
 * Sliding attacks along one line by "obstruction difference": the nearest blocker above is the lowest bit, the nearest
 * below the highest, and a subtraction fills what lies between. Its tables fit the first-level cache, which magic
 * multiplication's do not.
 */
// @ts-ignore: decorator
@inline
function alongLine(line: usize, occupied: u64): u64 {
  const below = load<u64>(line);
  const above = load<u64>(line, 8);
  const upper = above & occupied;
  const lower = (below & occupied) | 1;
  const floor = u64(-1) << (63 - clz(lower));
  const ceiling = upper & (0 - upper);
  return (below | above) & (2 * ceiling + floor);
}

// @ts-ignore: decorator
@inline
export function rookAttacks(square: u32, occupied: u64): u64 {
  const lines = LINES + (square << 6);
  return alongLine(lines, occupied) | alongLine(lines + 16, occupied);
}

// @ts-ignore: decorator
@inline
export function bishopAttacks(square: u32, occupied: u64): u64 {
  const lines = LINES + (square << 6) + 32;
  return alongLine(lines, occupied) | alongLine(lines + 16, occupied);
}
