import { opposite, squareRank } from 'chessops/util';
import { takenRole } from '../../../games/chess/moves.js';
import type { Role } from '../../../games/chess/vocabulary.js';
import { pieceValue } from '../exchange.js';
import { kingOf } from '../king-squares.js';
import type { LineMove } from '../main-line.js';
import { distance } from '../steps.js';

/** How one of the attacker's moves looks to a person. */
export interface MoveFeatures {
  readonly role: Role;
  readonly isCheck: boolean;
  readonly isDoubleCheck: boolean;
  readonly taken: number;
  /** The defender attacks the square that it goes to. */
  readonly isAttacked: boolean;
  /** The defender can take the man that has moved. */
  readonly canBeTaken: boolean;
  /** It seems so only: the men that attack it may not leave their places. */
  readonly seemsTakeable: boolean;
  readonly isGuarded: boolean;
  /** What the attacker gives for what the move takes, when it can be taken; recaptures are not counted. */
  readonly given: number;
  readonly isRetreat: boolean;
  readonly toKing: number;
}

export function moveFeatures({ before, move, uci, after, node }: LineMove): MoveFeatures {
  const attacker = before.turn;
  const defender = opposite(attacker);
  const { board } = after;
  const role = before.board.getRole(move.from);
  if (!role) throw new Error('a main line moves no man');
  const taken = pieceValue(takenRole(before, move));
  const { checkers } = after.ctx();
  const enemies = after.kingAttackers(move.to, defender, board.occupied);
  const [chosen] = node.continuations;
  const canBeTaken = chosen?.defences.some((defence) => defence.move.slice(2, 4) === uci.slice(2, 4)) ?? false;
  const forward = (attacker === 'white' ? 1 : -1) * (squareRank(move.to) - squareRank(move.from));
  return {
    role,
    isCheck: checkers.nonEmpty(),
    isDoubleCheck: checkers.moreThanOne(),
    taken,
    isAttacked: enemies.nonEmpty(),
    canBeTaken,
    seemsTakeable: !canBeTaken && enemies.diff(board.king).nonEmpty(),
    isGuarded: after.kingAttackers(move.to, attacker, board.occupied).nonEmpty(),
    given: canBeTaken ? Math.max(0, pieceValue(move.promotion ?? role) - taken) : 0,
    isRetreat: forward < 0,
    toKing: distance(move.to, kingOf(before, defender)),
  };
}
