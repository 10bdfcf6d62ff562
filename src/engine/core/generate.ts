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
import {
  CASTLES,
  IN_PASSING,
  moveOf,
  PROMOTES_TO_BISHOP,
  PROMOTES_TO_KNIGHT,
  PROMOTES_TO_QUEEN,
  PROMOTES_TO_ROOK,
  TWO_STEPS,
} from './move';
import { findPins } from './pins';
import {
  attackedBy,
  BISHOP,
  CASTLING,
  diagonals,
  EN_PASSANT,
  KING,
  kings,
  KNIGHT,
  knights,
  men,
  menAgainst,
  occupiedIn,
  PAWN,
  pawns,
  PINNED,
  QUEEN,
  queens,
  ROOK,
  straights,
} from './position';

/** Writes all legal moves of the side to move; returns the end of the list. Its checkers and pins are known then. */
export function generate<Side, Other>(p: usize, list: usize): usize {
  const checkers = findPins<Side>(p);
  const own = men<Side>(p);
  const occupied = occupiedIn(p);
  const king = lowest(kings(p) & own);

  // 1. The king, who must not step where he is attacked once he has left his square. Often he cannot move at all.
  const steps = kingAttacks(king) & ~own;
  const castling = checkers ? 0 : roomToCastle<Side>(load<u32>(p, CASTLING), occupied);
  if (steps || castling) {
    const attacked = attackedBy<Other>(p, occupied ^ bit(king));
    list = write(list, KING, king, steps & ~attacked);
    if (castling) list = writeCastling<Side>(list, castling & ~unsafeToCastle<Side>(attacked));
  }

  // 2. Out of a single check: take the checker or step between. Out of a double check nobody else helps.
  let targets = ~own;
  if (checkers) {
    if (checkers & (checkers - 1)) return list;
    targets = checkers | between(king, lowest(checkers));
  }

  // 3. The others, pinned ones along their line only.
  const pinned = load<u64>(p, PINNED);
  for (let rest = knights(p) & own & ~pinned; rest; rest &= rest - 1) {
    const from = lowest(rest);
    list = write(list, KNIGHT, from, knightAttacks(from) & targets);
  }
  const queen = queens(p);
  for (let rest = diagonals(p) & own; rest; rest &= rest - 1) {
    const from = lowest(rest);
    let squares = bishopAttacks(from, occupied) & targets;
    if (pinned & bit(from)) squares &= through(king, from);
    list = write(list, queen & bit(from) ? QUEEN : BISHOP, from, squares);
  }
  for (let rest = straights(p) & own; rest; rest &= rest - 1) {
    const from = lowest(rest);
    let squares = rookAttacks(from, occupied) & targets;
    if (pinned & bit(from)) squares &= through(king, from);
    list = write(list, queen & bit(from) ? QUEEN : ROOK, from, squares);
  }
  return writePawns<Side, Other>(p, list, targets, king, occupied, pinned);
}

// @ts-ignore: decorator
@inline
function write(list: usize, piece: u32, from: u32, squares: u64): usize {
  const begin = moveOf(piece, from, 0);
  for (; squares; squares &= squares - 1) {
    store<u32>(list, begin | (lowest(squares) << 6));
    list += 4;
  }
  return list;
}

function writePawns<Side, Other>(p: usize, list: usize, targets: u64, king: u32, occupied: u64, pinned: u64): usize {
  const own = pawns(p) & men<Side>(p);
  const other = menAgainst<Side>(p);
  const empty = ~occupied;

  // 1. Those that are free to move, all at once.
  const free = own & ~pinned;
  const one = forward<Side>(free) & empty;
  const two = forward<Side>(one & thirdRank<Side>()) & empty & targets;
  list = writeSteps(list, one & targets, sizeof<Side>() == 1 ? 8 : -8);
  for (let rest = two; rest; rest &= rest - 1) {
    const to = lowest(rest);
    store<u32>(list, moveOf(PAWN, sizeof<Side>() == 1 ? to - 16 : to + 16, to) | TWO_STEPS);
    list += 4;
  }
  list = writeSteps(list, towardsA<Side>(free) & other & targets, sizeof<Side>() == 1 ? 7 : -9);
  list = writeSteps(list, towardsH<Side>(free) & other & targets, sizeof<Side>() == 1 ? 9 : -7);

  // 2. Pinned ones, each along its line.
  for (let rest = own & pinned; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const line = through(king, from) & targets;
    const step = forward<Side>(bit(from)) & empty;
    const steps = step | (forward<Side>(step & thirdRank<Side>()) & empty);
    for (let squares = steps & line; squares; squares &= squares - 1) {
      const to = lowest(squares);
      const far = to - from == 16 || from - to == 16;
      if (far) {
        store<u32>(list, moveOf(PAWN, from, to) | TWO_STEPS);
        list += 4;
      } else list = writeStep(list, from, to);
    }
    for (let squares = pawnAttacks<Side>(from) & other & line; squares; squares &= squares - 1) {
      list = writeStep(list, from, lowest(squares));
    }
  }

  // 3. In passing.
  const passed = load<u64>(p, EN_PASSANT);
  if (!passed) return list;
  for (let rest = takersInPassing<Side, Other>(p, king, occupied); rest; rest &= rest - 1) {
    store<u32>(list, moveOf(PAWN, lowest(rest), lowest(passed)) | IN_PASSING);
    list += 4;
  }
  return list;
}

/** Steps and captures of pawns that all go the same way. */
// @ts-ignore: decorator
@inline
function writeSteps(list: usize, squares: u64, distance: i32): usize {
  for (; squares; squares &= squares - 1) {
    const to = lowest(squares);
    list = writeStep(list, to - distance, to);
  }
  return list;
}

function writeStep(list: usize, from: u32, to: u32): usize {
  const move = moveOf(PAWN, from, to);
  if (!(bit(to) & FIRST_AND_LAST_RANK)) {
    store<u32>(list, move);
    return list + 4;
  }
  store<u32>(list, move | PROMOTES_TO_QUEEN);
  store<u32>(list, move | PROMOTES_TO_ROOK, 4);
  store<u32>(list, move | PROMOTES_TO_BISHOP, 8);
  store<u32>(list, move | PROMOTES_TO_KNIGHT, 12);
  return list + 16;
}

function writeCastling<Side>(list: usize, ways: u32): usize {
  const king: u32 = sizeof<Side>() == 1 ? 4 : 60;
  if (ways & 1) {
    store<u32>(list, moveOf(KING, king, king + 2) | CASTLES);
    list += 4;
  }
  if (ways & 2) {
    store<u32>(list, moveOf(KING, king, king - 2) | CASTLES);
    list += 4;
  }
  return list;
}

/** To which sides a king may castle if nobody attacks his way: 1 for the king's side, 2 for the queen's. */
// @ts-ignore: decorator
@inline
export function roomToCastle<Side>(rights: u32, occupied: u64): u32 {
  if (!rights) return 0;
  const shift: u64 = sizeof<Side>() == 1 ? 0 : 56;
  const own = sizeof<Side>() == 1 ? rights & 3 : rights >> 2;
  const full = occupied >> shift;
  return own & ((full & 0x60 ? 0 : 1) | (full & 0x0e ? 0 : 2));
}

/** To which sides he may not, because he would cross or reach an attacked square. */
// @ts-ignore: decorator
@inline
export function unsafeToCastle<Side>(attacked: u64): u32 {
  const unsafe = attacked >> (sizeof<Side>() == 1 ? 0 : 56);
  return (unsafe & 0x60 ? 1 : 0) | (unsafe & 0x0c ? 2 : 0);
}

// @ts-ignore: decorator
@inline
export function forward<Side>(set: u64): u64 {
  return sizeof<Side>() == 1 ? set << 8 : set >> 8;
}

// @ts-ignore: decorator
@inline
export function towardsA<Side>(set: u64): u64 {
  return sizeof<Side>() == 1 ? (set & 0xfefefefefefefefe) << 7 : (set & 0xfefefefefefefefe) >> 9;
}

// @ts-ignore: decorator
@inline
export function towardsH<Side>(set: u64): u64 {
  return sizeof<Side>() == 1 ? (set & 0x7f7f7f7f7f7f7f7f) << 9 : (set & 0x7f7f7f7f7f7f7f7f) >> 7;
}

/** Where a pawn stands after its first single step. */
// @ts-ignore: decorator
@inline
export function thirdRank<Side>(): u64 {
  return sizeof<Side>() == 1 ? 0xff0000 : 0xff0000000000;
}
