import {
  between,
  bishopAttacks,
  bit,
  diagonalRays,
  FIRST_AND_LAST_RANK,
  kingAttacks,
  knightAttacks,
  lowest,
  pawnAttacks,
  rookAttacks,
  straightRays,
  through,
} from './attacks';
import { takersInPassing } from './en-passant';
import { forward, roomToCastle, thirdRank, unsafeToCastle } from './generate';
import { make } from './make';
import { isMated } from './mated';
import { listOf } from './memory';
import { CASTLES, IN_PASSING, moveOf, PROMOTES_TO_KNIGHT, PROMOTES_TO_QUEEN, TWO_STEPS } from './move';
import { findOpeners, findPins } from './pins';
import {
  attackedBy,
  attackersAgainst,
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
  pawnsAttack,
  PINNED,
  QUEEN,
  queens,
  ROOK,
  straights,
} from './position';

/** A man that can give check: what it attacks now, and the squares from which it would check. */
const ENTRY_BYTES: usize = 24;

/** What the side to move attacks, by how many of its men, while `mateInOne` looks at one position. */
let attacked: u64 = 0;
let twice: u64 = 0;
let bySliders: u64 = 0;
let entriesEnd: usize = 0;

/**
 * A move that mates at once, or 0. Moves are not made to be tried: for each checking move it is first seen whether the
 * king keeps a flight, from what is attacked now, what the mover gives up and what it attacks from its new square.
 * Only what passes is made and tested exactly.
 */
export function mateInOne<Side, Other>(p: usize): u32 {
  const own = men<Side>(p);
  const occupied = occupiedIn(p);
  const target = lowest(kings(p) & menAgainst<Side>(p));

  // 1. Where checks come from, and whose step aside uncovers one.
  const straight = rookAttacks(target, occupied);
  const diagonal = bishopAttacks(target, occupied);
  const openers = findOpeners<Side>(p, target, occupied);

  // 2. What everybody attacks, and who can check.
  const first = listOf(p);
  entriesEnd = first;
  const pawnSet = pawns(p) & own;
  attacked = pawnsAttack<Side>(pawnSet);
  // A square attacked by two pawns counts once here: such a pawn that checks is tested exactly, see below.
  twice = 0;
  bySliders = 0;
  const kingSquare = lowest(kings(p) & own);
  addAttacks(kingAttacks(kingSquare));
  const quiet = ~own;
  for (let rest = knights(p) & own; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const attacks = knightAttacks(from);
    addAttacks(attacks);
    addEntry(KNIGHT, from, attacks, attacks & quiet, knightAttacks(target), openers, target);
  }
  const queenSet = queens(p) & own;
  for (let rest = diagonals(p) & own & ~queenSet; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const attacks = bishopAttacks(from, occupied);
    addAttacks(attacks);
    bySliders |= attacks;
    addEntry(BISHOP, from, attacks, attacks & quiet, diagonal, openers, target);
  }
  for (let rest = straights(p) & own & ~queenSet; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const attacks = rookAttacks(from, occupied);
    addAttacks(attacks);
    bySliders |= attacks;
    addEntry(ROOK, from, attacks, attacks & quiet, straight, openers, target);
  }
  for (let rest = queenSet; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const attacks = rookAttacks(from, occupied) | bishopAttacks(from, occupied);
    addAttacks(attacks);
    bySliders |= attacks;
    addEntry(QUEEN, from, attacks, attacks & quiet, straight | diagonal, openers, target);
  }
  addPawnEntries<Side, Other>(p, pawnSet, occupied, openers, target);
  if (openers & bit(kingSquare)) {
    const steps = kingAttacks(kingSquare);
    addEntry(KING, kingSquare, steps, steps & quiet, 0, openers, target);
  }

  // 3. Of those, what is legal and leaves no flight.
  if (entriesEnd != first) {
    const move = tryEntries<Side, Other>(p, first, kingSquare, target, occupied);
    if (move) return move;
  }
  return load<u64>(p, EN_PASSANT) || load<u32>(p, CASTLING)
    ? trySpecial<Side, Other>(p, kingSquare, target, occupied)
    : 0;
}

// @ts-ignore: decorator
@inline
function addAttacks(attacks: u64): void {
  twice |= attacked & attacks;
  attacked |= attacks;
}

// @ts-ignore: decorator
@inline
function addEntry(piece: u32, from: u32, attacks: u64, moves: u64, checks: u64, openers: u64, target: u32): void {
  if (openers & bit(from)) checks |= ~through(target, from);
  const squares = moves & checks;
  if (!squares) return;
  store<u32>(entriesEnd, (piece << 8) | from);
  store<u64>(entriesEnd, attacks, 8);
  store<u64>(entriesEnd, squares, 16);
  entriesEnd += ENTRY_BYTES;
}

function addPawnEntries<Side, Other>(p: usize, pawnSet: u64, occupied: u64, openers: u64, target: u32): void {
  const one = forward<Side>(pawnSet) & ~occupied;
  const reached =
    one | (forward<Side>(one & thirdRank<Side>()) & ~occupied) | (pawnsAttack<Side>(pawnSet) & menAgainst<Side>(p));
  const checks = pawnAttacks<Other>(target) | FIRST_AND_LAST_RANK;
  // Most positions have no pawn that could check: they need not be looked at one by one.
  if (!(reached & checks) && !(openers & pawnSet)) return;
  for (let rest = pawnSet; rest; rest &= rest - 1) {
    const from = lowest(rest);
    const step = forward<Side>(bit(from)) & ~occupied;
    const attacks = pawnAttacks<Side>(from);
    const moves = step | (forward<Side>(step & thirdRank<Side>()) & ~occupied) | (attacks & menAgainst<Side>(p));
    addEntry(PAWN, from, attacks, moves, checks, openers, target);
  }
}

function tryEntries<Side, Other>(p: usize, first: usize, kingSquare: u32, target: u32, occupied: u64): u32 {
  const checkers = findPins<Side>(p);
  const pinned = load<u64>(p, PINNED);
  let allowed: u64 = u64(-1);
  if (checkers) allowed = checkers & (checkers - 1) ? 0 : checkers | between(kingSquare, lowest(checkers));
  const around = kingAttacks(target);
  const flights = around & ~menAgainst<Side>(p);
  for (let entry = first; entry < entriesEnd; entry += ENTRY_BYTES) {
    const piece = load<u32>(entry) >> 8;
    const from = load<u32>(entry) & 63;
    const attacks = load<u64>(entry, 8);
    let squares = load<u64>(entry, 16);
    if (piece != KING) squares &= allowed;
    if (pinned & bit(from)) squares &= through(kingSquare, from);
    if (!squares) continue;
    // Attacked by others, or perhaps by a slider once the mover is out of its way.
    let others = twice | (attacked & ~attacks);
    if (bySliders & bit(from)) others |= straightRays(from) | diagonalRays(from);
    if (piece == PAWN) others |= attacked;
    const open = flights & ~others;
    for (; squares; squares &= squares - 1) {
      const to = lowest(squares);
      const after = (occupied & ~bit(from) & ~bit(target)) | bit(to);
      const left = open | (around & bit(to) & ~others);
      const move = moveOf(piece, from, to);
      if (piece == PAWN) {
        if (bit(to) & FIRST_AND_LAST_RANK) {
          if (
            !(left & ~(rookAttacks(to, after) | bishopAttacks(to, after))) &&
            mates<Side, Other>(p, move | PROMOTES_TO_QUEEN)
          ) {
            return move | PROMOTES_TO_QUEEN;
          }
          if (!(left & ~knightAttacks(to)) && mates<Side, Other>(p, move | PROMOTES_TO_KNIGHT))
            return move | PROMOTES_TO_KNIGHT;
        } else if (!(left & ~pawnAttacks<Side>(to))) {
          const far = to - from == 16 || from - to == 16;
          const step = far ? move | TWO_STEPS : move;
          if (mates<Side, Other>(p, step)) return step;
        }
        continue;
      }
      if (left & ~attacksFrom(piece, to, after)) continue;
      if (piece == KING && attackersAgainst<Side>(p, to, occupied & ~bit(from))) continue;
      if (mates<Side, Other>(p, move)) return move;
    }
  }
  return 0;
}

// @ts-ignore: decorator
@inline
function attacksFrom(piece: u32, square: u32, occupied: u64): u64 {
  if (piece == KNIGHT) return knightAttacks(square);
  if (piece == KING) return kingAttacks(square);
  let set: u64 = 0;
  if (piece != ROOK) set = bishopAttacks(square, occupied);
  if (piece != BISHOP) set |= rookAttacks(square, occupied);
  return set;
}

// @ts-ignore: decorator
@inline
function mates<Side, Other>(p: usize, move: u32): bool {
  return isMated<Other, Side>(make<Side>(p, move));
}

/** Captures in passing and castling move two men at a time; they are rare and simply tried. */
function trySpecial<Side, Other>(p: usize, kingSquare: u32, target: u32, occupied: u64): u32 {
  const passed = load<u64>(p, EN_PASSANT);
  if (passed) {
    for (let rest = takersInPassing<Side, Other>(p, kingSquare, occupied); rest; rest &= rest - 1) {
      const move = moveOf(PAWN, lowest(rest), lowest(passed)) | IN_PASSING;
      if (mates<Side, Other>(p, move)) return move;
    }
  }
  const room = roomToCastle<Side>(load<u32>(p, CASTLING), occupied);
  if (!room) return 0;
  // Only the rook can check, from where it arrives beside the king's old square.
  if (!((straightRays(kingSquare + 1) | straightRays(kingSquare - 1)) & bit(target))) return 0;
  const attackedByOther = attackedBy<Other>(p, occupied);
  if (attackedByOther & bit(kingSquare)) return 0;
  const ways = room & ~unsafeToCastle<Side>(attackedByOther);
  const short = moveOf(KING, kingSquare, kingSquare + 2) | CASTLES;
  if (ways & 1 && mates<Side, Other>(p, short)) return short;
  const long = moveOf(KING, kingSquare, kingSquare - 2) | CASTLES;
  return ways & 2 && mates<Side, Other>(p, long) ? long : 0;
}
