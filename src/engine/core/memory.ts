// Where everything lies in the linear memory, in bytes. The memory may be shared by several instances: the tables are
// the same for all, each instance has its own state, and the transposition table is common to them.

/** What the instances tell each other; see `root.ts`, `claims.ts` and `table.ts`. */
export const SHARED: usize = 0x1000;

export const KNIGHT_ATTACKS: usize = 0x4000;
export const KING_ATTACKS: usize = 0x4200;
export const WHITE_PAWN_ATTACKS: usize = 0x4400;
export const BLACK_PAWN_ATTACKS: usize = 0x4600;
export const STRAIGHT_RAYS: usize = 0x4800;
export const DIAGONAL_RAYS: usize = 0x4a00;
/** Per square four lines (file, rank, diagonal, antidiagonal), each as the squares below and above: 64 bytes a square. */
export const LINES: usize = 0x5000;
/** Which castling rights are left after a move from or to a square: one byte each. */
export const RIGHTS_KEPT: usize = 0x6000;
export const ZOBRIST_PIECES: usize = 0x7000;
export const ZOBRIST_CASTLING: usize = 0x9000;
export const ZOBRIST_EN_PASSANT: usize = 0x9100;
/** Squares strictly between two squares of a line: 64 * 64 sets. */
export const BETWEEN: usize = 0xa000;
/** The whole line through two squares, both included: 64 * 64 sets. */
export const THROUGH: usize = 0x12000;

const FIRST_STATE: usize = 0x20000;

/** Deeper lines than this are refused by the face. */
export const MAX_PLIES: i32 = 208;

export const PLY_BYTES: usize = 128;
/** Sixteen men cannot have more than 15 * 27 + 8 moves. */
const LIST_BYTES: usize = 512 * 4;

const PLIES_AT: usize = 0;
const LISTS_AT: usize = 0x8000;
const KILLERS_AT: usize = 0x70000;
const CLAIMS_AT: usize = 0x71000;
/** Where the face writes a position and reads answers. */
const DESK_AT: usize = 0x72000;
const STATE_BYTES: usize = 0x75000;

/** As many as `core.ts` numbers. */
const MAX_INSTANCES: usize = 16;

/** The solution graph. */
export const ARENA: usize = FIRST_STATE + STATE_BYTES * MAX_INSTANCES;

/** The face makes the memory as large as the largest table needs. */
export const TABLE: usize = 0x1000000;

let state: usize = FIRST_STATE;

export function useState(instance: i32): void {
  state = FIRST_STATE + STATE_BYTES * usize(instance);
}

// @ts-ignore: decorator
@inline
export function firstPly(): usize {
  return state + PLIES_AT;
}

// @ts-ignore: decorator
@inline
export function plyOf(p: usize): usize {
  return (p - state - PLIES_AT) / PLY_BYTES;
}

/** The move list that belongs to a ply. */
// @ts-ignore: decorator
@inline
export function listOf(p: usize): usize {
  return state + LISTS_AT + plyOf(p) * LIST_BYTES;
}

// @ts-ignore: decorator
@inline
export function killersOf(p: usize): usize {
  return state + KILLERS_AT + plyOf(p) * 8;
}

/** What refuted in one task says nothing of the next, whose answer would depend on it. */
export function forgetKillers(): void {
  memory.fill(state + KILLERS_AT, 0, usize(MAX_PLIES) * 8);
}

export function ownClaims(): usize {
  return state + CLAIMS_AT;
}

export function desk(): usize {
  return state + DESK_AT;
}
