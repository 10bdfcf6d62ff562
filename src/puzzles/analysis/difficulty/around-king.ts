import { attacks, kingAttacks } from 'chessops/attacks';
import { opposite } from 'chessops/util';
import type { Position } from '../../../games/chess/vocabulary.js';
import { kingOf } from '../flights.js';

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
