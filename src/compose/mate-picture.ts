import { kingAttacks } from 'chessops/attacks';
import type { SquareSet } from 'chessops/squareSet';
import { opposite } from 'chessops/util';
import type { Position } from '../chess/vocabulary.js';

interface Field {
  /** No square around the king is denied to him twice. */
  readonly pure: boolean;
  /** The attacker's men that check or guard. */
  readonly takingPart: SquareSet;
}

/** A pure mate: one reason for each square of the king's field, a guard or a man of his own, and one man that checks. */
export const isPureMate = (mate: Position): boolean => fieldOf(mate).pure;

/** A model mate: a pure one in which every piece of the attacker's takes part. King and pawns may look on. */
export function isModelMate(mate: Position): boolean {
  const { pure, takingPart } = fieldOf(mate);
  const { board } = mate;
  const pieces = board[opposite(mate.turn)].diff(board.pawn).diff(board.king);
  return pure && takingPart.supersetOf(pieces);
}

function fieldOf(mate: Position): Field {
  const { board, turn } = mate;
  const attacker = opposite(turn);
  const king = board.kingOf(turn) ?? 0;
  const own = board[turn];
  const seenThrough = board.occupied.without(king);
  let takingPart = mate.kingAttackers(king, attacker, board.occupied);
  let pure = !takingPart.moreThanOne();
  for (const square of kingAttacks(king)) {
    const guards = mate.kingAttackers(square, attacker, seenThrough.without(square));
    const isBlocked = own.has(square);
    if (guards.size() + (isBlocked ? 1 : 0) > 1) pure = false;
    takingPart = takingPart.union(guards);
  }
  return { pure, takingPart };
}
