import type { Chess, Context } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Square } from 'chessops/types';
import { kingCastlesTo } from 'chessops/util';
import { ALL_PROMOTIONS, type PackedMove, packMove } from '../../../../src/engine/mate/packed-move.js';
import { lowest } from './bits.js';

const BACKRANKS = SquareSet.backranks();

export function legalMoves(position: Chess, context: Context): PackedMove[] {
  const moves: PackedMove[] = [];
  // Out of a double check only the king can move.
  const movers = context.checkers.moreThanOne()
    ? position.board[position.turn].intersect(position.board.king)
    : position.board[position.turn];
  for (let rest = movers; rest.nonEmpty(); rest = rest.withoutFirst()) {
    const from = lowest(rest);
    addMoves(position, from, position.dests(from, context), moves);
  }
  return moves;
}

/** Writes out the moves of one piece to squares that `Chess.dests` gave. */
export function addMoves(position: Chess, from: Square, squares: SquareSet, moves: PackedMove[]): void {
  const { board, turn } = position;
  const isPawn = board.pawn.has(from);
  for (let rest = squares; rest.nonEmpty(); rest = rest.withoutFirst()) {
    const to = lowest(rest);
    if (isPawn && BACKRANKS.has(to)) {
      for (const promotion of ALL_PROMOTIONS) moves.push(packMove(from, to, promotion));
    } else if (board[turn].has(to)) {
      // chessops writes castling as the king taking his own rook.
      moves.push(packMove(from, kingCastlesTo(turn, to > from ? 'h' : 'a')));
    } else {
      moves.push(packMove(from, to));
    }
  }
}

/** Whether the side to move has a move at all; the king's flights come first, because most non-mates end there. */
export function hasLegalMove(position: Chess, context: Context): boolean {
  if (context.king !== undefined && position.dests(context.king, context).nonEmpty()) return true;
  if (context.checkers.moreThanOne()) return false;
  const others = position.board[position.turn].diff(position.board.king);
  for (let rest = others; rest.nonEmpty(); rest = rest.withoutFirst()) {
    if (position.dests(lowest(rest), context).nonEmpty()) return true;
  }
  return false;
}
