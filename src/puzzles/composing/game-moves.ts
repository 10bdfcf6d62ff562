import type { Square } from '../../games/chess/vocabulary.js';
import {
  ALL_RAYS,
  BLACK_PAWN_TAKES,
  DIAGONAL_RAYS,
  KING_STEPS,
  KNIGHT_STEPS,
  STRAIGHT_RAYS,
  WHITE_PAWN_TAKES,
} from './game-geometry.js';

// The moves of the board in `game-board.ts`.

/** White's men are 1 to 6, Black's the same below zero. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

/** From, to, and what a pawn becomes. */
export type GameMove = number;
export const fromOf = (move: GameMove): Square => move & 63;
export const toOf = (move: GameMove): Square => (move >> 6) & 63;
export const promotionOf = (move: GameMove): number => move >> 12;
export const moveOf = (from: Square, to: Square, promotion = 0): GameMove => from | (to << 6) | (promotion << 12);

/** What moves depend on. */
export interface MoveState {
  /** By square. */
  readonly men: Int8Array;
  readonly whiteToMove: boolean;
  /** Bits for K, Q, k, q. */
  readonly rights: number;
  /** The square behind a pawn that has just made two steps, or -1. */
  readonly enPassant: number;
}

/** Every legal move is among these; some may leave the king in check, which `make` refuses. */
export function movesOf(board: MoveState, onlyCaptures: boolean): GameMove[] {
  const moves: GameMove[] = [];
  const side = board.whiteToMove ? 1 : -1;
  for (let square = 0; square < 64; square++) {
    const kind = (board.men[square] ?? 0) * side;
    if (kind <= 0) continue;
    if (kind === PAWN) addPawnMoves(board, square, side, onlyCaptures, moves);
    else if (kind === KNIGHT) addSteps(board, square, KNIGHT_STEPS[square] ?? [], side, onlyCaptures, moves);
    else if (kind === KING) addSteps(board, square, KING_STEPS[square] ?? [], side, onlyCaptures, moves);
    else {
      const rays = kind === ROOK ? STRAIGHT_RAYS : kind === BISHOP ? DIAGONAL_RAYS : ALL_RAYS;
      for (const ray of rays[square] ?? []) addSlides(board, square, ray, side, onlyCaptures, moves);
    }
  }
  if (!onlyCaptures) addCastling(board, moves);
  return moves;
}

function addSteps(
  board: MoveState,
  from: Square,
  targets: readonly Square[],
  side: number,
  onlyCaptures: boolean,
  moves: GameMove[],
): void {
  for (const to of targets) {
    const met = (board.men[to] ?? 0) * side;
    if (met < 0 || (met === 0 && !onlyCaptures)) moves.push(moveOf(from, to));
  }
}

function addSlides(
  board: MoveState,
  from: Square,
  ray: readonly Square[],
  side: number,
  onlyCaptures: boolean,
  moves: GameMove[],
): void {
  for (const to of ray) {
    const met = (board.men[to] ?? 0) * side;
    if (met < 0 || (met === 0 && !onlyCaptures)) moves.push(moveOf(from, to));
    if (met !== 0) return;
  }
}

function addPawnMoves(board: MoveState, from: Square, side: number, onlyCaptures: boolean, moves: GameMove[]): void {
  for (const to of (side === 1 ? WHITE_PAWN_TAKES : BLACK_PAWN_TAKES)[from] ?? []) {
    if ((board.men[to] ?? 0) * side < 0 || to === board.enPassant) pushPawn(from, to, moves);
  }
  const step = from + 8 * side;
  const isLast = step < 8 || step >= 56;
  if (board.men[step] !== 0 || (onlyCaptures && !isLast)) return;
  pushPawn(from, step, moves);
  const isFirst = side === 1 ? from < 16 : from >= 48;
  if (isFirst && !onlyCaptures && board.men[step + 8 * side] === 0) moves.push(moveOf(from, step + 8 * side));
}

function addCastling(board: MoveState, moves: GameMove[]): void {
  const first = board.whiteToMove ? 0 : 56;
  const rights = board.whiteToMove ? board.rights : board.rights >> 2;
  const isFree = (files: readonly number[]): boolean => files.every((file) => board.men[first + file] === 0);
  const isSafe = (files: readonly number[]): boolean =>
    files.every((file) => !isAttacked(board.men, first + file, !board.whiteToMove));
  if (rights & 1 && isFree([5, 6]) && isSafe([4, 5])) moves.push(moveOf(first + 4, first + 6));
  if (rights & 2 && isFree([1, 2, 3]) && isSafe([4, 3])) moves.push(moveOf(first + 4, first + 2));
}

/** Players at a club promote to queens. */
function pushPawn(from: Square, to: Square, moves: GameMove[]): void {
  moves.push(to < 8 || to >= 56 ? moveOf(from, to, QUEEN) : moveOf(from, to));
}

/** Whether a side attacks the square. */
export function isAttacked(men: Int8Array, square: Square, byWhite: boolean): boolean {
  const side = byWhite ? 1 : -1;
  for (const from of KNIGHT_STEPS[square] ?? []) if (men[from] === side * KNIGHT) return true;
  for (const from of KING_STEPS[square] ?? []) if (men[from] === side * KING) return true;
  for (const from of (byWhite ? BLACK_PAWN_TAKES : WHITE_PAWN_TAKES)[square] ?? []) {
    if (men[from] === side * PAWN) return true;
  }
  for (const ray of STRAIGHT_RAYS[square] ?? []) if (seesAlong(men, ray, side, ROOK)) return true;
  for (const ray of DIAGONAL_RAYS[square] ?? []) if (seesAlong(men, ray, side, BISHOP)) return true;
  return false;
}

function seesAlong(men: Int8Array, ray: readonly Square[], side: number, slider: number): boolean {
  for (const from of ray) {
    const man = men[from] ?? 0;
    if (man !== 0) return man === side * slider || man === side * QUEEN;
  }
  return false;
}
