import { attacks, between } from 'chessops/attacks';
import type { Board } from 'chessops/board';
import type { Setup } from 'chessops/setup';
import { SquareSet } from 'chessops/squareSet';
import { COLORS } from 'chessops/types';
import { opposite, squareRank } from 'chessops/util';
import type { CastlingRight, EnPassantObstacle, PositionFault } from './position-fault.js';
import type { Side, Square } from './vocabulary.js';

/** The first thing that makes a setup impossible, the plainest first; undefined when chessops can take it. */
export function setupFault(setup: Setup): PositionFault | undefined {
  return kingFault(setup) ?? pawnFault(setup) ?? menFault(setup) ?? checkFault(setup) ?? memoryFault(setup);
}

function kingFault({ board }: Setup): PositionFault | undefined {
  for (const side of COLORS) {
    const kings = [...board.pieces(side, 'king')];
    if (kings.length === 0) return { code: 'no king', side };
    if (kings.length > 1) return { code: 'several kings', side, squares: kings };
  }
  return undefined;
}

function pawnFault({ board }: Setup): PositionFault | undefined {
  const squares = [...board.pawn.intersect(SquareSet.backranks())];
  return squares.length > 0 ? { code: 'pawns on the last rank', squares } : undefined;
}

function menFault({ board }: Setup): PositionFault | undefined {
  for (const side of COLORS) {
    const pawns = board.pieces(side, 'pawn').size();
    if (pawns > 8) return { code: 'too many pawns', side, count: pawns };
    const men = board[side].size();
    if (men > 16) return { code: 'too many men', side, count: men };
    const promoted = promotedPieces(board, side);
    if (promoted + pawns > 8) return { code: 'too many promoted pieces', side, promoted, pawns };
  }
  return undefined;
}

/** Bishops are counted by the colour of their square: a second one on the same colour was a pawn. */
function promotedPieces(board: Board, side: Side): number {
  const bishops = board.pieces(side, 'bishop');
  const kinds = [
    { men: board.pieces(side, 'queen'), atFirst: 1 },
    { men: board.pieces(side, 'rook'), atFirst: 2 },
    { men: board.pieces(side, 'knight'), atFirst: 2 },
    { men: bishops.intersect(SquareSet.lightSquares()), atFirst: 1 },
    { men: bishops.intersect(SquareSet.darkSquares()), atFirst: 1 },
  ];
  return kinds.reduce((sum, { men, atFirst }) => sum + Math.max(0, men.size() - atFirst), 0);
}

function checkFault({ board, turn }: Setup): PositionFault | undefined {
  const kings = [...board.king];
  const [first, second] = kings;
  if (first === undefined || second === undefined) return undefined;
  if (attacks({ role: 'king', color: 'white' }, first, board.occupied).has(second)) {
    return { code: 'kings touch', squares: kings };
  }
  const waiting = opposite(turn);
  if (!isAttacked(board, waiting)) return undefined;
  return isAttacked(board, turn)
    ? { code: 'both kings in check' }
    : { code: 'side not to move in check', side: waiting };
}

const isAttacked = (board: Board, side: Side): boolean => {
  const king = board.kingOf(side);
  if (king === undefined) return false;
  for (const [square, piece] of board) {
    if (piece.color !== side && attacks(piece, square, board.occupied).has(king)) return true;
  }
  return false;
};

/** What a position claims to remember of the moves before it: who may still castle, and the last double step. */
function memoryFault(setup: Setup): PositionFault | undefined {
  const rights = COLORS.flatMap((side) => impossibleRights(setup, side));
  if (rights.length > 0) return { code: 'impossible castling', rights };
  if (setup.epSquare === undefined) return undefined;
  const because = enPassantObstacle(setup, setup.epSquare);
  return because ? { code: 'impossible en passant', square: setup.epSquare, because } : undefined;
}

function impossibleRights({ board, castlingRights }: Setup, side: Side): CastlingRight[] {
  const first = side === 'white' ? 0 : 56;
  const wings = [
    { wing: 'king', corner: first + 7 },
    { wing: 'queen', corner: first },
  ] as const;
  const kingAtHome = board.pieces(side, 'king').has(first + 4);
  return wings
    .filter(({ corner }) => castlingRights.has(corner) && !(kingAtHome && board.pieces(side, 'rook').has(corner)))
    .map(({ wing }) => ({ side, wing }));
}

function enPassantObstacle({ board, turn }: Setup, square: Square): EnPassantObstacle | undefined {
  if (squareRank(square) !== (turn === 'white' ? 5 : 2)) return 'wrong rank';
  const step = turn === 'white' ? 8 : -8;
  const [stoodOn, standsOn] = [square + step, square - step];
  if (!board.pieces(opposite(turn), 'pawn').has(standsOn)) return 'no pawn';
  return between(stoodOn, standsOn).with(stoodOn).intersects(board.occupied) ? 'not empty' : undefined;
}
