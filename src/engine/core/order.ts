import { bishopAttacks, bit, knightAttacks, lowest, pawnAttacks, rookAttacks, through } from './attacks';
import { becomes, fromOf, promotionOf, SCORE_SHIFT, toOf } from './move';
import { findOpeners } from './pins';
import { BISHOP, kings, KNIGHT, LAST_MOVE, menAgainst, occupiedIn, PAWN, pieceOn, QUEEN, ROOK } from './position';

/** From where the side to move checks, seen from the other king; filled by `findChecks` for one position at a time. */
let target: u32 = 0;
let fromStraight: u64 = 0;
let fromDiagonal: u64 = 0;
let fromKnight: u64 = 0;
let fromPawn: u64 = 0;
let openers: u64 = 0;

export function findChecks<Side, Other>(p: usize): void {
  const occupied = occupiedIn(p);
  target = lowest(kings(p) & menAgainst<Side>(p));
  fromStraight = rookAttacks(target, occupied);
  fromDiagonal = bishopAttacks(target, occupied);
  fromKnight = knightAttacks(target);
  fromPawn = pawnAttacks<Other>(target);
  openers = findOpeners<Side>(p, target, occupied);
}

/** Good enough to order by: it misses checks by castling and in passing, and through the square that a promoting pawn leaves. */
// @ts-ignore: decorator
@inline
export function seemsCheck(move: u32): bool {
  const to = bit(toOf(move));
  if (openers & bit(fromOf(move)) && !(through(target, fromOf(move)) & to)) return true;
  const piece = becomes(move);
  if (piece == QUEEN) return ((fromStraight | fromDiagonal) & to) != 0;
  if (piece == ROOK) return (fromStraight & to) != 0;
  if (piece == BISHOP) return (fromDiagonal & to) != 0;
  if (piece == KNIGHT) return (fromKnight & to) != 0;
  return piece == PAWN && (fromPawn & to) != 0;
}

// @ts-ignore: decorator
@inline
export function valueOn<Side>(p: usize, square: u32): u32 {
  if (!(menAgainst<Side>(p) & bit(square))) return 0;
  const piece = pieceOn(p, bit(square));
  return piece == PAWN ? 1 : piece == QUEEN ? 9 : piece == ROOK ? 5 : 3;
}

/** Attacks: the best known, then checks, a forced mate being made of them more often than not; then captures. */
export function orderAttacks<Side, Other>(p: usize, list: usize, end: usize, best: u32): void {
  findChecks<Side, Other>(p);
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    let score: u32 = valueOn<Side>(p, toOf(move));
    if (promotionOf(move) == 1) score += 8;
    if (seemsCheck(move)) score += 128;
    if (move == best) score = 1024;
    store<u32>(at, move | (score << SCORE_SHIFT));
  }
  sort(list, end);
}

/**
 * Defences: checks, the capture of the man that has just moved, other captures. Only the first is put in its place: it
 * refutes nearly always, and `sort` does the rest when it does not.
 */
export function scoreDefences<Side, Other>(p: usize, list: usize, end: usize): void {
  findChecks<Side, Other>(p);
  const moved = toOf(load<u32>(p, LAST_MOVE));
  let best = list;
  for (let at = list; at < end; at += 4) {
    const move = load<u32>(at);
    let score: u32 = valueOn<Side>(p, toOf(move)) * 4;
    if (toOf(move) == moved) score += 20;
    if (promotionOf(move) == 1) score += 30;
    if (seemsCheck(move)) score += 100;
    store<u32>(at, move | (score << SCORE_SHIFT));
    if (score <= load<u32>(best) >> SCORE_SHIFT && at != list) continue;
    best = at;
  }
  const first = load<u32>(best);
  for (; best > list; best -= 4) store<u32>(best, load<u32>(best - 4));
  store<u32>(list, first);
}

export function orderDefences<Side, Other>(p: usize, list: usize, end: usize): void {
  scoreDefences<Side, Other>(p, list, end);
  sort(list + 4, end);
}

/** By insertion: lists are short and mostly equal. Scores are in the upper bits. */
export function sort(list: usize, end: usize): void {
  for (let at = list + 4; at < end; at += 4) {
    const move = load<u32>(at);
    let place = at;
    while (place > list && load<u32>(place - 4) >> SCORE_SHIFT < move >> SCORE_SHIFT) {
      store<u32>(place, load<u32>(place - 4));
      place -= 4;
    }
    store<u32>(place, move);
  }
}

/** A fixed order of moves for what people see: by squares as the side to move sees them. */
export function sortFixed<Side>(list: usize, end: usize): void {
  for (let at = list + 4; at < end; at += 4) {
    const move = load<u32>(at);
    const rank = rankOf<Side>(move);
    let place = at;
    while (place > list && rankOf<Side>(load<u32>(place - 4)) > rank) {
      store<u32>(place, load<u32>(place - 4));
      place -= 4;
    }
    store<u32>(place, move);
  }
}

// @ts-ignore: decorator
@inline
function rankOf<Side>(move: u32): u32 {
  const flip: u32 = sizeof<Side>() == 1 ? 0 : 56;
  return ((fromOf(move) ^ flip) << 9) | ((toOf(move) ^ flip) << 3) | promotionOf(move);
}
