import {
  between,
  bishopAttacks,
  bit,
  FIRST_AND_LAST_RANK,
  kingAttacks,
  knightAttacks,
  lowest,
  pawnAttacks,
  rookAttacks,
  through,
} from './attacks';
import { takersInPassing } from './en-passant';
import { forward, generate, roomToCastle, thirdRank, towardsA, towardsH, unsafeToCastle } from './generate';
import { make } from './make';
import { listOf } from './memory';
import { findPins } from './pins';
import {
  attackedBy,
  CASTLING,
  diagonals,
  EN_PASSANT,
  kings,
  knights,
  men,
  menAgainst,
  occupiedIn,
  pawns,
  PINNED,
  straights,
} from './position';

/** How many positions can arise in so many plies: the usual test of a move generator. */
export function perft<Side, Other>(p: usize, depth: i32): u64 {
  if (depth == 0) return 1;
  if (depth == 1) return countMoves<Side, Other>(p);
  const list = listOf(p);
  const end = generate<Side, Other>(p, list);
  let nodes: u64 = 0;
  for (let at = list; at < end; at += 4) nodes += perft<Other, Side>(make<Side>(p, load<u32>(at)), depth - 1);
  return nodes;
}

/** The number of legal moves, from the sets alone. */
export function countMoves<Side, Other>(p: usize): u64 {
  const checkers = findPins<Side>(p);
  const own = men<Side>(p);
  const occupied = occupiedIn(p);
  const king = lowest(kings(p) & own);
  let count: u64 = 0;
  const steps = kingAttacks(king) & ~own;
  const castling = checkers ? 0 : roomToCastle<Side>(load<u32>(p, CASTLING), occupied);
  if (steps || castling) {
    const attacked = attackedBy<Other>(p, occupied ^ bit(king));
    count = popcnt(steps & ~attacked);
    if (castling) count += u64(popcnt(castling & ~unsafeToCastle<Side>(attacked)));
  }
  let targets = ~own;
  if (checkers) {
    if (checkers & (checkers - 1)) return count;
    targets = checkers | between(king, lowest(checkers));
  }
  const pinned = load<u64>(p, PINNED);
  for (let rest = knights(p) & own & ~pinned; rest; rest &= rest - 1)
    count += popcnt(knightAttacks(lowest(rest)) & targets);
  for (let rest = diagonals(p) & own & ~pinned; rest; rest &= rest - 1) {
    count += popcnt(bishopAttacks(lowest(rest), occupied) & targets);
  }
  for (let rest = straights(p) & own & ~pinned; rest; rest &= rest - 1) {
    count += popcnt(rookAttacks(lowest(rest), occupied) & targets);
  }
  for (let rest = diagonals(p) & own & pinned; rest; rest &= rest - 1) {
    const from = lowest(rest);
    count += popcnt(bishopAttacks(from, occupied) & targets & through(king, from));
  }
  for (let rest = straights(p) & own & pinned; rest; rest &= rest - 1) {
    const from = lowest(rest);
    count += popcnt(rookAttacks(from, occupied) & targets & through(king, from));
  }
  return count + countPawnMoves<Side, Other>(p, targets, king, occupied, pinned);
}

function countPawnMoves<Side, Other>(p: usize, targets: u64, king: u32, occupied: u64, pinned: u64): u64 {
  const own = pawns(p) & men<Side>(p);
  const other = menAgainst<Side>(p);
  const free = own & ~pinned;
  const one = forward<Side>(free) & ~occupied;
  const two = forward<Side>(one & thirdRank<Side>()) & ~occupied & targets;
  let count =
    popcnt(two) +
    ways(one & targets) +
    ways(towardsA<Side>(free) & other & targets) +
    ways(towardsH<Side>(free) & other & targets);
  for (let rest = own & pinned; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const step = forward<Side>(bit(from)) & ~occupied;
    const steps = step | (forward<Side>(step & thirdRank<Side>()) & ~occupied);
    count += ways((steps | (pawnAttacks<Side>(from) & other)) & targets & through(king, from));
  }
  if (load<u64>(p, EN_PASSANT)) count += popcnt(takersInPassing<Side, Other>(p, king, occupied));
  return count;
}

/** A pawn that reaches the last rank has four moves. */
// @ts-ignore: decorator
@inline
function ways(squares: u64): u64 {
  return popcnt(squares) + 3 * popcnt(squares & FIRST_AND_LAST_RANK);
}
