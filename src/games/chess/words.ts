import { CASTLING_SIDES, COLORS } from 'chessops/types';
import { makeSquare, opposite, roleToChar } from 'chessops/util';
import { positionOfFen } from './position.js';
import type { Position, Role, Side, Uci } from './vocabulary.js';

const ROLES_BY_VALUE = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const satisfies readonly Role[];

const RANKS_FROM_TOP = [7, 6, 5, 4, 3, 2, 1, 0];
const FILES_FROM_LEFT = [0, 1, 2, 3, 4, 5, 6, 7];

/** How a language says what is on a board. */
export interface PositionWords {
  side(side: Side, men: string): string;
  men(role: Role, squares: readonly string[]): string;
  toMove(side: Side): string;
  inCheck(side: Side): string;
  checkmated(side: Side): string;
  stalemated(side: Side): string;
  mayCastle(side: Side, wing: 'king' | 'queen'): string;
  lastMove(side: Side, from: string, to: string): string;
  readonly seenFromBlack: string;
}

/** A board's alternative text. The longest legal position stays far below the 1,024 characters that Discord allows. */
export function describePosition(fen: string, words: PositionWords, orientation: Side = 'white'): string {
  const position = positionOfFen(fen);
  const sides = COLORS.map((side) => words.side(side, menInWords(position, side, words)));
  const view = orientation === 'black' ? [words.seenFromBlack] : [];
  const parts = [...sides, stateInWords(position, words), unseenInWords(position, words), ...view];
  return parts.filter((part) => part !== '').join(' ');
}

function menInWords(position: Position, side: Side, words: PositionWords): string {
  const groups = ROLES_BY_VALUE.map((role) => ({
    role,
    squares: [...position.board.pieces(side, role)].map(makeSquare),
  }));
  return groups
    .filter(({ squares }) => squares.length > 0)
    .map(({ role, squares }) => words.men(role, squares.sort()))
    .join(', ');
}

/** What a player must know that no board shows: who may castle, and a pawn that can be taken en passant. */
export function unseenInWords(position: Position, words: PositionWords): string {
  const castling = COLORS.flatMap((side) => {
    const wings = CASTLING_SIDES.filter((wing) => position.castles.rook[side][wing] !== undefined);
    return wings.map((wing) => words.mayCastle(side, wing === 'h' ? 'king' : 'queen'));
  });
  const step = doubleStep(position);
  const lastMove = step && words.lastMove(opposite(position.turn), step.slice(0, 2), step.slice(2));
  return [...castling, ...(lastMove ? [lastMove] : [])].join(' ');
}

/** The pawn's two steps that en passant is about, when a pawn can be taken so. */
export function doubleStep(position: Position): Uci | undefined {
  // The position itself remembers every double step; its setup only those that matter.
  const { epSquare } = position.toSetup();
  if (epSquare === undefined) return undefined;
  const [from, to] = epSquare >= 32 ? [epSquare + 8, epSquare - 8] : [epSquare - 8, epSquare + 8];
  return `${makeSquare(from)}${makeSquare(to)}`;
}

function stateInWords(position: Position, words: PositionWords): string {
  const side = position.turn;
  const isCheck = position.isCheck();
  if (!position.hasDests()) return isCheck ? words.checkmated(side) : words.stalemated(side);
  return isCheck ? words.inCheck(side) : words.toMove(side);
}

/** A board of letters, upper case for White, for screen readers and code blocks. */
export function textDiagram(position: Position, orientation: Side): string {
  const [ranks, files] =
    orientation === 'white' ? [RANKS_FROM_TOP, FILES_FROM_LEFT] : [FILES_FROM_LEFT, RANKS_FROM_TOP];
  const rows = ranks.map((rank) => [rank + 1, ...files.map((file) => letterAt(position, rank * 8 + file))].join(' '));
  const fileNames = files.map((file) => 'abcdefgh'.charAt(file));
  return [...rows, `  ${fileNames.join(' ')}`].join('\n');
}

function letterAt(position: Position, square: number): string {
  const piece = position.board.get(square);
  if (!piece) return '.';
  const letter = roleToChar(piece.role);
  return piece.color === 'white' ? letter.toUpperCase() : letter;
}
