// A move in 32 bits: from (6), to (6), promotion (3), the man that moves (3), what is special about it (2 bits), and a
// score in the upper 12 that sorts a list. The lower 15 bits are what the rest of the project calls a packed move.

export const CASTLES: u32 = 1 << 18;
export const IN_PASSING: u32 = 2 << 18;
export const TWO_STEPS: u32 = 3 << 18;
const SPECIAL: u32 = 3 << 18;

export const SCORE_SHIFT: u32 = 20;
/** Without the score. */
export const MOVE_BITS: u32 = (1 << SCORE_SHIFT) - 1;

export const PROMOTES_TO_QUEEN: u32 = 1 << 12;
export const PROMOTES_TO_ROOK: u32 = 2 << 12;
export const PROMOTES_TO_BISHOP: u32 = 3 << 12;
export const PROMOTES_TO_KNIGHT: u32 = 4 << 12;

// @ts-ignore: decorator
@inline
export function moveOf(piece: u32, from: u32, to: u32): u32 {
  return from | (to << 6) | (piece << 15);
}

// @ts-ignore: decorator
@inline
export function fromOf(move: u32): u32 {
  return move & 63;
}

// @ts-ignore: decorator
@inline
export function toOf(move: u32): u32 {
  return (move >> 6) & 63;
}

// @ts-ignore: decorator
@inline
export function promotionOf(move: u32): u32 {
  return (move >> 12) & 7;
}

// @ts-ignore: decorator
@inline
export function movedBy(move: u32): u32 {
  return (move >> 15) & 7;
}

// @ts-ignore: decorator
@inline
export function specialOf(move: u32): u32 {
  return move & SPECIAL;
}

/** The man on the board after the move: promotions 1 to 4 are queen, rook, bishop, knight. */
// @ts-ignore: decorator
@inline
export function becomes(move: u32): u32 {
  const promotion = promotionOf(move);
  return promotion ? 5 - promotion : movedBy(move);
}
