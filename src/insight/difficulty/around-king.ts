import { attacks, kingAttacks } from 'chessops/attacks';
import { opposite } from 'chessops/util';
import type { Position } from '../../chess/vocabulary.js';
import { kingOf } from './sight.js';

/** The squares around the king that is to be mated: those it could go to, and those its own men take from it. */
export interface KingField {
  readonly free: number;
  readonly blocked: number;
}

/** With the attacker to move. */
export function fieldOf(position: Position): KingField {
  const { board, turn: attacker } = position;
  const king = kingOf(position, opposite(attacker));
  const own = board[opposite(attacker)];
  // A king does not shelter the squares behind it.
  const occupied = board.occupied.without(king);
  let free = 0;
  for (const square of kingAttacks(king).diff(own)) {
    if (position.kingAttackers(square, attacker, occupied).isEmpty()) free++;
  }
  return { free, blocked: kingAttacks(king).intersect(own).size() };
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
