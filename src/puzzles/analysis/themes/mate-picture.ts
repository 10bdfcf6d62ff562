import { kingAttacks } from 'chessops/attacks';
import type { Board } from 'chessops/board';
import { SquareSet } from 'chessops/squareSet';
import { squareRank } from 'chessops/util';
import type { Move, Position, Role, Side, Square } from '../../../games/chess/vocabulary.js';
import type { LineMove } from '../main-line.js';

/** The final position of the main line, and what holds the king there. "Next to the king" is its `ring`. */
export interface MatePicture {
  readonly before: Position;
  readonly move: Move;
  readonly position: Position;
  readonly board: Board;
  readonly attacker: Side;
  readonly defender: Side;
  readonly king: Square;
  readonly checkers: SquareSet;
  /** The man that checks, when it is one only. The named mates are looked for only then. */
  readonly checker: Square | undefined;
  readonly checkerRole: Role | undefined;
  /** The squares next to the king. */
  readonly ring: SquareSet;
  /** Those where a man of the king's own side stands. */
  readonly blocked: SquareSet;
  /** The others: each is guarded, or it would not be mate. */
  readonly free: readonly Square[];
  /** The attacker's men that guard the square against the king: also through it, and also when they are pinned. */
  readonly guards: (square: Square) => SquareSet;
}

export function pictureOfMate({ before, move, after }: Pick<LineMove, 'before' | 'move' | 'after'>): MatePicture {
  const { board } = after;
  const { king, checkers } = after.ctx();
  if (king === undefined) throw new Error('a mate without a king');
  const defender = after.turn;
  const attacker = before.turn;
  const checker = checkers.singleSquare();
  const ring = kingAttacks(king);
  const blocked = ring.intersect(board[defender]);
  const withoutKing = board.occupied.without(king);
  const guardsBySquare = new Map<Square, SquareSet>();
  const guards = (square: Square): SquareSet => {
    let found = guardsBySquare.get(square);
    if (!found) {
      found = after.kingAttackers(square, attacker, withoutKing);
      guardsBySquare.set(square, found);
    }
    return found;
  };
  return {
    before,
    move,
    position: after,
    board,
    attacker,
    defender,
    king,
    checkers,
    checker,
    checkerRole: checker === undefined ? undefined : board.getRole(checker),
    ring,
    blocked,
    free: [...ring.diff(blocked)],
    guards,
  };
}

export const isBlocked = ({ blocked }: MatePicture, square: Square | undefined): boolean =>
  square !== undefined && blocked.has(square);

/** The attacker's men of this role that guard the square. */
export const guardsOf = ({ board, guards }: MatePicture, square: Square, role: Role): SquareSet =>
  guards(square).intersect(board[role]);

export const isGuardedBy = (picture: MatePicture, square: Square, ...roles: readonly Role[]): boolean =>
  roles.some((role) => guardsOf(picture, square, role).nonEmpty());

/** Whether the attacker has such a man on the square. */
export const hasAttacker = (
  { board, attacker }: MatePicture,
  square: Square | undefined,
  ...roles: readonly Role[]
): boolean => square !== undefined && board[attacker].has(square) && roles.some((role) => board[role].has(square));

/** The mated side's first rank, or the ones after it. */
export const onOwnRank = ({ defender }: MatePicture, square: Square, number = 1): boolean =>
  squareRank(square) === (defender === 'white' ? number - 1 : 8 - number);

/** The squares next to the king on the rank of that number, seen from the mated side. */
export const ringOnOwnRank = ({ ring, defender }: MatePicture, number: number): SquareSet =>
  ring.intersect(SquareSet.fromRank(defender === 'white' ? number - 1 : 8 - number));

/** The man that checks, when it is the only one, of one of these roles. */
export const checkerOf = ({ checker, checkerRole }: MatePicture, ...roles: readonly Role[]): Square | undefined =>
  checkerRole && roles.includes(checkerRole) ? checker : undefined;

/** The same, when it also stands next to the king. */
export function closeCheckerOf(picture: MatePicture, ...roles: readonly Role[]): Square | undefined {
  const checker = checkerOf(picture, ...roles);
  return checker !== undefined && picture.ring.has(checker) ? checker : undefined;
}
