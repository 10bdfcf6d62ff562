import { opposite, squareFile, squareRank } from 'chessops/util';
import { play } from '../chess/moves.js';
import type { Move, Position, Role, Side, Square, Uci } from '../chess/vocabulary.js';
import type { AttackNode, Continuation, Defence } from '../solver/solution.js';
import { findChecks } from './checks.js';
import { followLines, type LineFacts } from './lines.js';
import { readUci } from './uci.js';

/** What a solution shows to somebody who judges it: found once, weighed in `beauty.ts` and `trivial.ts`. */
export interface Facts extends LineFacts {
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
  /** Of a mate in one: the checks there are, the key among them, and those that leave a single reply. */
  readonly checks: number;
  readonly nearMates: number;
  /** The part of the wrong first moves that mate too, only later; 0 as long as nobody has looked. */
  readonly slower: number;
}

export interface KeyFacts {
  readonly role: Role;
  readonly check: boolean;
  readonly captured?: Role;
  readonly promotion?: Role;
  readonly castles: boolean;
  readonly inPassing: boolean;
  /** The man that moved can be taken, and is worth more than what it took. */
  readonly sacrifice: boolean;
  /** Men of the defender's that look at the square of a mate in one, and cannot take there. */
  readonly pinnedGuards: number;
  readonly besideKing: boolean;
  /** It goes at least two steps further from the defender's king. */
  readonly retreats: boolean;
}

export const WORTH: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };
const ROLES = Object.keys(WORTH) as Role[];

/** `root` has one key, and `waits` was asked of the prover. The position is left as it is. */
export function findFacts(position: Position, root: AttackNode, waits: boolean): Facts {
  const [key] = root.continuations;
  if (!key) throw new Error('a solution without a key');
  const { board, turn: attacker } = position;
  const defender = opposite(attacker);
  const king = board.kingOf(defender) ?? 0;
  const force = worthOf(position, attacker);
  const move = readUci(key.move);
  const after = play(position, move);
  const before = flightsOf(position, king);
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
    lead: force - worthOf(position, defender),
    bareKing: board[defender].size() === 1,
    startsInCheck: position.isCheck(),
    key: keyFacts(position, move, after, key),
    flightsGiven: [...open].filter((square) => !before.has(square)).length,
    flightsTaken: [...before].filter((square) => !open.has(square) && square !== move.to).length,
    defences: key.defences.length,
    actors: countActors(stubborn),
    waits,
    ...(root.mateIn === 1 ? findChecks(position) : { checks: 0, nearMates: 0 }),
    ...followLines(position, root),
    slower: root.tries?.length ? root.tries.filter(({ kind }) => kind === 'slower').length / root.tries.length : 0,
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

function worthOf({ board }: Position, side: Side): number {
  return ROLES.reduce((sum, role) => sum + WORTH[role] * board.pieces(side, role).size(), 0);
}

function keyFacts(position: Position, move: Move, after: Position, { defences }: Continuation): KeyFacts {
  const { board, turn } = position;
  const role = board.getRole(move.from) ?? 'pawn';
  const king = board.kingOf(opposite(turn)) ?? 0;
  const inPassing = role === 'pawn' && squareFile(move.from) !== squareFile(move.to) && !board.has(move.to);
  const captured = inPassing ? 'pawn' : board.getRole(move.to);
  const canBeTaken = defences.some((each) => readUci(each.move).to === move.to);
  const worth = WORTH[move.promotion ? 'pawn' : role];
  return {
    role,
    check: after.isCheck(),
    ...(captured && { captured }),
    ...(move.promotion && { promotion: move.promotion }),
    castles: role === 'king' && Math.abs(squareFile(move.from) - squareFile(move.to)) === 2,
    inPassing,
    pinnedGuards:
      defences.length > 0 ? 0 : after.kingAttackers(move.to, after.turn, after.board.occupied).without(king).size(),
    besideKing: distance(move.to, king) === 1,
    sacrifice: role !== 'king' && canBeTaken && worth > (captured ? WORTH[captured] : 0),
    retreats: role !== 'king' && distance(move.to, king) >= distance(move.from, king) + 2,
  };
}

const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(squareFile(one) - squareFile(other)), Math.abs(squareRank(one) - squareRank(other)));

/** Where the king that is to be mated could go if it were his turn before the key. */
function flightsOf(position: Position, king: Square): Set<Square> {
  const waiting = position.clone();
  waiting.turn = opposite(position.turn);
  waiting.epSquare = undefined;
  return new Set(waiting.dests(king));
}
