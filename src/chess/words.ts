import { CASTLING_SIDES, COLORS } from 'chessops/types';
import { makeSquare, opposite, roleToChar } from 'chessops/util';
import { listed, sideName } from './phrases.js';
import { positionOfFen } from './position.js';
import type { Position, Role, Side, Uci } from './vocabulary.js';

const ROLES_BY_VALUE = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const satisfies readonly Role[];

const RANKS_FROM_TOP = [7, 6, 5, 4, 3, 2, 1, 0];
const FILES_FROM_LEFT = [0, 1, 2, 3, 4, 5, 6, 7];

/** A board's alternative text. The longest legal position stays far below the 1,024 characters that Discord allows. */
export function describePosition(fen: string, orientation: Side = 'white'): string {
  const position = positionOfFen(fen);
  const sides = COLORS.map((side) => `${sideName(side)}: ${menInWords(position, side)}.`);
  const view = orientation === 'black' ? ["Seen from Black's side."] : [];
  return [...sides, stateInWords(position), unseenInWords(position), ...view].filter((part) => part !== '').join(' ');
}

function menInWords(position: Position, side: Side): string {
  const groups = ROLES_BY_VALUE.map((role) => ({
    role,
    squares: [...position.board.pieces(side, role)].map(makeSquare),
  }));
  return groups
    .filter(({ squares }) => squares.length > 0)
    .map(({ role, squares }) => `${squares.length > 1 ? `${role}s` : role} ${listed(squares.sort())}`)
    .join(', ');
}

/** What a player must know that no board shows: who may castle, and a pawn that can be taken en passant. */
export function unseenInWords(position: Position): string {
  const castling = COLORS.flatMap((side) => {
    const wings = CASTLING_SIDES.filter((wing) => position.castles.rook[side][wing] !== undefined);
    return wings.map((wing) => `${sideName(side)} may castle on the ${wing === 'h' ? 'king' : 'queen'}'s side.`);
  });
  const step = doubleStep(position);
  const lastMove = step && `${sideName(opposite(position.turn))}'s last move was ${step.slice(0, 2)}-${step.slice(2)}.`;
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

function stateInWords(position: Position): string {
  const side = sideName(position.turn);
  const isCheck = position.isCheck();
  if (!position.hasDests()) return isCheck ? `${side} is checkmated.` : `${side} has no legal move: stalemate.`;
  return isCheck ? `${side} to move; ${side}'s king is in check.` : `${side} to move.`;
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
