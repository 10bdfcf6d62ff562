import { kingAttacks } from 'chessops/attacks';
import type { SquareSet } from 'chessops/squareSet';
import { opposite } from 'chessops/util';
import type { Position, Side, Square } from '../../games/chess/vocabulary.js';

/** In a legal position each side has a king. */
export function kingOf({ board }: Position, side: Side): Square {
  const king = board.kingOf(side);
  if (king === undefined) throw new Error(`${side} has no king`);
  return king;
}

/** The squares that the king could go to, whoever is to move. A king does not shelter the squares behind it. */
export function flightsOf(position: Position, side: Side): SquareSet {
  const { board } = position;
  const king = kingOf(position, side);
  const withoutKing = board.occupied.without(king);
  let found = kingAttacks(king).diff(board[side]);
  for (const square of found) {
    if (position.kingAttackers(square, opposite(side), withoutKing).nonEmpty()) found = found.without(square);
  }
  return found;
}

/** Whether a move that gives no check lets the king go where it could not have gone before. */
export function givesFlight(before: Position, after: Position): boolean {
  if (after.isCheck()) return false;
  return flightsOf(after, after.turn).diff(flightsOf(before, after.turn)).nonEmpty();
}
