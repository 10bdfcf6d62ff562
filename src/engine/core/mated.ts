import { between, bishopAttacks, bit, kingAttacks, knightAttacks, lowest, rookAttacks } from './attacks';
import { takersInPassing } from './en-passant';
import { forward, thirdRank } from './generate';
import { findPins } from './pins';
import {
  attackedBy,
  diagonals,
  EN_PASSANT,
  kings,
  knights,
  men,
  occupiedIn,
  pawns,
  pawnsAttack,
  PINNED,
  straights,
} from './position';

/** Whether the side to move is mated. Flights come first: most checks that are no mate leave one. */
export function isMated<Side, Other>(p: usize): bool {
  const checkers = findPins<Side>(p);
  if (!checkers) return false;
  const own = men<Side>(p);
  const king = lowest(kings(p) & own);
  const occupied = occupiedIn(p);
  if (kingAttacks(king) & ~own & ~attackedBy<Other>(p, occupied ^ bit(king))) return false;
  return (checkers & (checkers - 1)) != 0 || !canStopCheck<Side, Other>(p, checkers, king);
}

/** Whether somebody other than the king can take the one checker or step between. A pinned man never can. */
function canStopCheck<Side, Other>(p: usize, checkers: u64, king: u32): bool {
  const free = men<Side>(p) & ~load<u64>(p, PINNED);
  const occupied = occupiedIn(p);
  const steps = between(king, lowest(checkers));
  const targets = checkers | steps;
  const own = pawns(p) & free;
  if (pawnsAttack<Side>(own) & checkers) return true;
  if (steps) {
    const one = forward<Side>(own) & ~occupied;
    if ((one | (forward<Side>(one & thirdRank<Side>()) & ~occupied)) & steps) return true;
  }
  for (let rest = knights(p) & free; rest; rest &= rest - 1) if (knightAttacks(lowest(rest)) & targets) return true;
  for (let rest = diagonals(p) & free; rest; rest &= rest - 1) {
    if (bishopAttacks(lowest(rest), occupied) & targets) return true;
  }
  for (let rest = straights(p) & free; rest; rest &= rest - 1) {
    if (rookAttacks(lowest(rest), occupied) & targets) return true;
  }
  return load<u64>(p, EN_PASSANT) != 0 && takersInPassing<Side, Other>(p, king, occupied) != 0;
}
