import { between, diagonalRays, knightAttacks, lowest, pawnAttacks, straightRays } from './attacks';
import { CHECKERS, diagonals, kings, knights, men, menAgainst, occupiedIn, pawns, PINNED, straights } from './position';

/** Finds who checks the king of the side to move and which of its men are pinned to him; returns the checkers. */
export function findPins<Side>(p: usize): u64 {
  const own = men<Side>(p);
  const other = menAgainst<Side>(p);
  const king = lowest(kings(p) & own);
  const occupied = occupiedIn(p);
  let checkers = ((knightAttacks(king) & knights(p)) | (pawnAttacks<Side>(king) & pawns(p))) & other;
  let pinned: u64 = 0;
  let snipers = ((straightRays(king) & straights(p)) | (diagonalRays(king) & diagonals(p))) & other;
  for (; snipers; snipers &= snipers - 1) {
    const blockers = between(king, lowest(snipers)) & occupied;
    if (!blockers) checkers |= snipers & (0 - snipers);
    else if (!(blockers & (blockers - 1))) pinned |= blockers & own;
  }
  store<u64>(p, checkers, CHECKERS);
  store<u64>(p, pinned, PINNED);
  return checkers;
}

/** Men of a side that uncover a check to the king on `target` when they leave the line. */
// @ts-ignore: decorator
@inline
export function findOpeners<Side>(p: usize, target: u32, occupied: u64): u64 {
  const own = men<Side>(p);
  let openers: u64 = 0;
  let snipers = ((straightRays(target) & straights(p)) | (diagonalRays(target) & diagonals(p))) & own;
  for (; snipers; snipers &= snipers - 1) {
    const blockers = between(target, lowest(snipers)) & occupied;
    if (!(blockers & (blockers - 1))) openers |= blockers & own;
  }
  return openers;
}
