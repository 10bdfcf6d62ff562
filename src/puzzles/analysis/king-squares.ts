import { attacks, kingAttacks } from 'chessops/attacks';
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

/** How many squares around the king that is to be mated its own men take from it. */
export function menAroundKing(position: Position): number {
  const defender = opposite(position.turn);
  return kingAttacks(kingOf(position, defender)).intersect(position.board[defender]).size();
}

/** How many of the attacker's men, but the king, attack a square around the other king. */
export function menAimingAtKing(position: Position): number {
  const { board, turn } = position;
  const field = kingAttacks(kingOf(position, opposite(turn)));
  let count = 0;
  for (const square of board[turn].diff(board.king)) {
    const man = board.get(square);
    if (man && attacks(man, square, board.occupied).intersects(field)) count++;
  }
  return count;
}

/** How many squares around the attacker's own king, but those of its men, the defender attacks. */
export function attackedAroundOwnKing(position: Position): number {
  const { board, turn } = position;
  let count = 0;
  for (const square of kingAttacks(kingOf(position, turn)).diff(board[turn])) {
    if (position.kingAttackers(square, opposite(turn), board.occupied).nonEmpty()) count++;
  }
  return count;
}
