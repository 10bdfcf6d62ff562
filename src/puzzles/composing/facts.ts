import { opposite } from 'chessops/util';
import type { AttackNode, Defence } from '../../engine/mate/solution.js';
import { isCastling, isEnPassant, play, readUci, takenRole } from '../../games/chess/moves.js';
import type { Position, Role, Square, Uci } from '../../games/chess/vocabulary.js';
import { materialOf } from '../analysis/exchange.js';
import { flightsOf, kingOf } from '../analysis/king-squares.js';
import type { LineMove } from '../analysis/main-line.js';
import { distance } from '../analysis/steps.js';
import { offersWhatMoved } from '../analysis/themes/sacrifices.js';
import { type CheckFacts, findChecks, NO_CHECKS, slowerTries } from './checks.js';
import { followLines, type LineFacts } from './lines.js';

/** What a solution shows to somebody who judges it: found once, weighed in `beauty.ts` and `rejections.ts`. */
export interface Facts extends LineFacts, CheckFacts {
  readonly mateIn: number;
  readonly men: number;
  /** What the attacker's men are worth, in pawns, and how much more that is than the defender's. */
  readonly force: number;
  readonly lead: number;
  /** The defender has nothing but his king. */
  readonly bareKing: boolean;
  readonly startsInCheck: boolean;
  readonly key: KeyFacts;
  /** Squares that the key opens to the defender's king, and those that it takes from him. */
  readonly flightsGiven: number;
  readonly flightsTaken: number;
  /** Legal replies to the key, and the men of the defender's that need an answer of their own. */
  readonly defences: number;
  readonly actors: number;
  /** After the key nothing is threatened: every reply spoils something. */
  readonly waits: boolean;
  /** The part of the wrong first moves that mate too, only later; 0 as long as nobody has looked. */
  readonly slower: number;
}

export interface KeyFacts {
  readonly role: Role;
  readonly check: boolean;
  /** It is the man that moved, and no other, that gives the check. */
  readonly checksAlone: boolean;
  readonly captured?: Role;
  readonly promotion?: Role;
  readonly castles: boolean;
  readonly inPassing: boolean;
  /** The man that moved can be taken, and more than a pawn is lost by that: an exchange is no sacrifice. */
  readonly sacrifice: boolean;
  /** Men of the defender's that look at the square of a mate in one, and cannot take there. */
  readonly pinnedGuards: number;
  readonly besideKing: boolean;
  /** It goes at least two steps further from the defender's king. */
  readonly retreats: boolean;
}

/** `root` has one key, and `waits` was asked of the prover. The position is left as it is. */
export function findFacts(position: Position, root: AttackNode, waits: boolean): Facts {
  const [key] = root.continuations;
  if (!key) throw new Error('a solution without a key');
  const { board, turn: attacker } = position;
  const defender = opposite(attacker);
  const king = kingOf(position, defender);
  const force = materialOf(position, attacker);
  const move = readUci(key.move);
  const after = play(position, move);
  const before = flightsOf(position, defender);
  const stubborn = key.defences.filter(({ next }) => next.mateIn === root.mateIn - 1);
  const open = new Set<Square>();
  for (const each of key.defences) {
    const reply = readUci(each.move);
    if (reply.from === king) open.add(reply.to);
  }
  return {
    mateIn: root.mateIn,
    men: board.occupied.size(),
    force,
    lead: force - materialOf(position, defender),
    bareKing: board[defender].size() === 1,
    startsInCheck: position.isCheck(),
    key: keyFacts({ node: root, before: position, move, uci: key.move, after }),
    flightsGiven: [...open].filter((square) => !before.has(square)).length,
    flightsTaken: [...before].filter((square) => !open.has(square) && square !== move.to).length,
    defences: key.defences.length,
    actors: countActors(stubborn),
    waits,
    ...(root.mateIn === 1 ? findChecks(position, root) : NO_CHECKS),
    ...followLines(position, root),
    slower: root.tries?.length ? slowerTries(root).length / root.tries.length : 0,
  };
}

/** A man that only passes the time is answered by what answers the others too. */
function countActors(stubborn: readonly Defence[]): number {
  const menByAnswer = new Map<Uci, Set<string>>();
  for (const { move, next } of stubborn) {
    const [answer, dual] = next.continuations;
    if (!answer || dual) continue;
    const men = menByAnswer.get(answer.move) ?? new Set();
    menByAnswer.set(answer.move, men.add(move.slice(0, 2)));
  }
  return new Set([...menByAnswer.values()].filter((men) => men.size === 1).flatMap((men) => [...men])).size;
}

function keyFacts(lineMove: LineMove): KeyFacts {
  const { node, before: position, move, after } = lineMove;
  const { board, turn } = position;
  const role = board.getRole(move.from) ?? 'pawn';
  const king = kingOf(position, opposite(turn));
  const captured = takenRole(position, move);
  const { checkers } = after.ctx();
  return {
    role,
    check: checkers.nonEmpty(),
    checksAlone: checkers.singleSquare() === move.to,
    ...(captured && { captured }),
    ...(move.promotion && { promotion: move.promotion }),
    castles: isCastling(position, move),
    inPassing: isEnPassant(position, move),
    pinnedGuards:
      node.mateIn > 1 ? 0 : after.kingAttackers(move.to, after.turn, after.board.occupied).without(king).size(),
    besideKing: distance(move.to, king) === 1,
    sacrifice: offersWhatMoved(lineMove),
    retreats: role !== 'king' && distance(move.to, king) >= distance(move.from, king) + 2,
  };
}
