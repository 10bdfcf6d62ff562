import { kingAttacks } from 'chessops/attacks';
import { Board } from 'chessops/board';
import { Castles, Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Piece } from 'chessops/types';
import { opposite } from 'chessops/util';
import type { Position, Role, Square } from '../../games/chess/vocabulary.js';
import type { Random } from './random.js';
import { looksReachable } from './reachable.js';

// A sketch is a board on which White is to mate. Composing goes on there; only what is finished may change its colours.

/** Men as often as they are taken from the box. Attackers are pieces first, defenders pawns first. */
const ATTACKERS: readonly Role[] = [
  ...['queen', 'queen', 'queen', 'rook', 'rook', 'rook', 'rook', 'bishop', 'bishop', 'bishop'],
  ...['knight', 'knight', 'knight', 'knight', 'pawn', 'pawn', 'pawn'],
] as Role[];
const DEFENDERS: readonly Role[] = [
  ...['pawn', 'pawn', 'pawn', 'pawn', 'pawn', 'pawn', 'knight', 'knight', 'bishop', 'bishop', 'rook', 'queen'],
] as Role[];

const ALL = SquareSet.full();
const EDGE = SquareSet.backranks().union(SquareSet.fromFile(0)).union(SquareSet.fromFile(7));
const NO_PAWNS = SquareSet.backranks();

export const boxOf = (color: Piece['color']): readonly Role[] => (color === 'white' ? ATTACKERS : DEFENDERS);

/** The most men at the start besides the kings, and the most on the board ever. */
export interface MenLimits {
  readonly attackers: number;
  readonly defenders: number;
  readonly men: number;
}

/** The black king, most often at the edge; the white one; some attackers; a few men of Black's near his king. */
export function placeAtRandom(random: Random, most: MenLimits): Board {
  const board = Board.empty();
  const king = squareIn(random, random.happens(0.6) ? EDGE : ALL) ?? 0;
  board.set(king, { role: 'king', color: 'black' });
  const own = squareIn(random, ALL.diff(kingAttacks(king)).without(king)) ?? 0;
  board.set(own, { role: 'king', color: 'white' });
  const attackers = random.between(Math.min(2, most.attackers - 1), most.attackers);
  for (let count = 0; count < attackers; count++) addMan(board, 'white', random);
  const defenders = random.between(1, most.defenders);
  for (let count = 0; count < defenders; count++) addMan(board, 'black', random);
  return board;
}

export function addMan(board: Board, color: Piece['color'], random: Random): void {
  const role = random.pick(boxOf(color));
  const king = board.kingOf('black') ?? 0;
  // Black's men matter where they block or guard: near the king more often than not.
  const near = color === 'black' && random.happens(0.6) ? around(king, 2) : ALL;
  const square = freeSquare(board, role, near, random);
  if (square !== undefined) board.set(square, { role, color });
}

export function freeSquare(board: Board, role: Role, within: SquareSet, random: Random): Square | undefined {
  const free = within.diff(board.occupied);
  return squareIn(random, role === 'pawn' ? free.diff(NO_PAWNS) : free);
}

export function squareIn(random: Random, set: SquareSet): Square | undefined {
  const count = set.size();
  if (count === 0) return undefined;
  let index = random.below(count);
  for (const square of set) if (index-- === 0) return square;
  return undefined;
}

/** The squares at most so many king's steps away. */
export function around(square: Square, steps: number): SquareSet {
  let set = SquareSet.fromSquare(square);
  for (let step = 0; step < steps; step++) for (const each of set) set = set.union(kingAttacks(each));
  return set.without(square);
}

const scratch = Chess.default();
scratch.castles = Castles.empty();

/** The same object each time, for questions that are over before the next one: White to move. */
export function asPosition(board: Board): Position {
  scratch.board = board;
  scratch.turn = 'white';
  scratch.epSquare = undefined;
  return scratch;
}

/** The cheap half of what makes a sketch legal; both kings out of check, as most problems have it. */
export function isSketch(board: Board): boolean {
  const black = board.kingOf('black');
  const white = board.kingOf('white');
  if (black === undefined || white === undefined || kingAttacks(black).has(white)) return false;
  if (board.pawn.intersects(NO_PAWNS)) return false;
  const position = asPosition(board);
  return (
    position.kingAttackers(black, 'white', board.occupied).isEmpty() &&
    position.kingAttackers(white, 'black', board.occupied).isEmpty() &&
    looksReachable(board)
  );
}

/** A finished sketch as a position of its own; with colours swapped it is Black who mates. */
export function positionOf(sketch: Board, swapped: boolean): Position {
  const position = Chess.default();
  position.castles = Castles.empty();
  position.turn = swapped ? 'black' : 'white';
  position.board = swapped ? Board.empty() : sketch.clone();
  if (swapped)
    for (const [square, { role, color }] of sketch) position.board.set(square ^ 56, { role, color: opposite(color) });
  return position;
}
