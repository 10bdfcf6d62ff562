import { between, bit, kingAttacks, lowest, pawnAttacks, through } from './attacks';
import { forward } from './generate';
import { fromOf, movedBy, specialOf, toOf, TWO_STEPS } from './move';
import { attackersAgainst, CHECKERS, KING, kings, KNIGHT, men, menAgainst, occupiedIn, PAWN, PINNED } from './position';

/**
 * Whether a move from another position can be played here. Pins must be known. Captures in passing and castling are left out:
 * "no" only means that the move will be found in the list.
 */
export function isLegal<Side>(p: usize, move: u32): bool {
  const from = fromOf(move);
  const to = toOf(move);
  const piece = movedBy(move);
  const own = men<Side>(p);
  if (!(load<u64>(p + (piece << 3)) & own & bit(from)) || own & bit(to)) return false;
  const special = specialOf(move);
  if (special && special != TWO_STEPS) return false;
  const occupied = occupiedIn(p);
  if (piece == KING) {
    return (kingAttacks(from) & bit(to)) != 0 && !attackersAgainst<Side>(p, to, occupied ^ bit(from));
  }
  if (piece == PAWN) {
    const step = forward<Side>(bit(from)) & ~occupied;
    if (special) {
      if (!(forward<Side>(step) & ~occupied & bit(to))) return false;
    } else if (!((step | (pawnAttacks<Side>(from) & menAgainst<Side>(p))) & bit(to))) return false;
  } else if (piece == KNIGHT) {
    // A knight that went there before still does: only what lies on the way can change.
  } else if (between(from, to) & occupied) return false;
  const king = lowest(kings(p) & own);
  if (load<u64>(p, PINNED) & bit(from) && !(through(king, from) & bit(to))) return false;
  const checkers = load<u64>(p, CHECKERS);
  if (!checkers) return true;
  if (checkers & (checkers - 1)) return false;
  return ((checkers | between(king, lowest(checkers))) & bit(to)) != 0;
}
