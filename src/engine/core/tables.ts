import { bishopAttacks, bit, rookAttacks } from './attacks';
import {
  BETWEEN,
  BLACK_PAWN_ATTACKS,
  DIAGONAL_RAYS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINES,
  RIGHTS_KEPT,
  STRAIGHT_RAYS,
  THROUGH,
  WHITE_PAWN_ATTACKS,
  ZOBRIST_CASTLING,
  ZOBRIST_EN_PASSANT,
  ZOBRIST_PIECES,
} from './memory';

/** Writes all tables. Others that share the memory may be reading them: every value is right from its first moment. */
export function writeTables(): void {
  for (let square = 0; square < 64; square++) {
    writeSteps(square);
    writeLines(square);
    store<u8>(RIGHTS_KEPT + square, u8(15 & ~rightsOf(square)));
  }
  for (let a = 0; a < 64; a++) for (let b = 0; b < 64; b++) writePair(a, b);
  writeZobrist();
}

/** Castling rights that go with the king or the rook on a square. */
function rightsOf(square: i32): i32 {
  switch (square) {
    case 0:
      return 2;
    case 4:
      return 3;
    case 7:
      return 1;
    case 56:
      return 8;
    case 60:
      return 12;
    case 63:
      return 4;
    default:
      return 0;
  }
}

/** The square so many files and ranks away, as a set; empty beyond the edge. */
function step(square: i32, files: i32, ranks: i32): u64 {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : bit((rank << 3) | file);
}

function ray(square: i32, files: i32, ranks: i32): u64 {
  let set: u64 = 0;
  for (let distance = 1; distance < 8; distance++) set |= step(square, files * distance, ranks * distance);
  return set;
}

function writeSteps(square: i32): void {
  let knight: u64 = 0;
  let king: u64 = 0;
  for (let files = -2; files <= 2; files++) {
    for (let ranks = -2; ranks <= 2; ranks++) {
      const lengths = files * files + ranks * ranks;
      if (lengths == 5) knight |= step(square, files, ranks);
      if (lengths == 1 || lengths == 2) king |= step(square, files, ranks);
    }
  }
  const at = usize(square) << 3;
  store<u64>(KNIGHT_ATTACKS + at, knight);
  store<u64>(KING_ATTACKS + at, king);
  store<u64>(WHITE_PAWN_ATTACKS + at, step(square, -1, 1) | step(square, 1, 1));
  store<u64>(BLACK_PAWN_ATTACKS + at, step(square, -1, -1) | step(square, 1, -1));
}

function writeLines(square: i32): void {
  const at = LINES + (usize(square) << 6);
  writeLine(at, square, 0, 1);
  writeLine(at + 16, square, 1, 0);
  writeLine(at + 32, square, 1, 1);
  writeLine(at + 48, square, -1, 1);
  const file = load<u64>(at) | load<u64>(at, 8);
  const rank = load<u64>(at, 16) | load<u64>(at, 24);
  const diagonal = load<u64>(at, 32) | load<u64>(at, 40);
  const antidiagonal = load<u64>(at, 48) | load<u64>(at, 56);
  store<u64>(STRAIGHT_RAYS + (usize(square) << 3), file | rank);
  store<u64>(DIAGONAL_RAYS + (usize(square) << 3), diagonal | antidiagonal);
}

function writeLine(at: usize, square: i32, files: i32, ranks: i32): void {
  store<u64>(at, ray(square, -files, -ranks));
  store<u64>(at, ray(square, files, ranks), 8);
}

function writePair(a: i32, b: i32): void {
  const at = ((a << 6) | b) << 3;
  let inside: u64 = 0;
  let whole: u64 = 0;
  if (load<u64>(STRAIGHT_RAYS + (a << 3)) & bit(b)) {
    inside = rookAttacks(a, bit(b)) & rookAttacks(b, bit(a));
    whole = (rookAttacks(a, 0) & rookAttacks(b, 0)) | bit(a) | bit(b);
  } else if (load<u64>(DIAGONAL_RAYS + (a << 3)) & bit(b)) {
    inside = bishopAttacks(a, bit(b)) & bishopAttacks(b, bit(a));
    whole = (bishopAttacks(a, 0) & bishopAttacks(b, 0)) | bit(a) | bit(b);
  }
  store<u64>(BETWEEN + at, inside);
  store<u64>(THROUGH + at, whole);
}

let seed: u64 = 0x6d6174696e6565;

/** SplitMix64, by Sebastiano Vigna: every run gets the same numbers. */
function random(): u64 {
  seed += 0x9e3779b97f4a7c15;
  let mixed = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

function writeZobrist(): void {
  for (let at: usize = 0; at < 2 * 6 * 64; at++) store<u64>(ZOBRIST_PIECES + (at << 3), random());
  for (let at: usize = 0; at < 16; at++) store<u64>(ZOBRIST_CASTLING + (at << 3), at == 0 ? 0 : random());
  for (let at: usize = 0; at < 8; at++) store<u64>(ZOBRIST_EN_PASSANT + (at << 3), random());
}
