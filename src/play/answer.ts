import type { AttackNode } from '../engine/mate/solution.js';
import type { Notation } from '../games/chess/letters.js';
import { play, playUci, uciOf } from '../games/chess/moves.js';
import { type MoveFault, splitMoves } from '../games/chess/notation.js';
import type { Move, Position, Uci } from '../games/chess/vocabulary.js';
import type { Attempt } from './attempt.js';
import type { WrongTry } from './attempt-store.js';
import { followLine, type Judgement, judgeMove } from './judge.js';
import { meaningsOf } from './meanings.js';

/** A move of the answer that was played and judged, with the position it was played in. */
export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly judgement: Judgement;
  /** This wrong move was tried before in the same position: it costs nothing more. */
  readonly isRepeated: boolean;
}

/** Why an answer stopped before all of its moves were played. */
export type Interruption =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'fault'; readonly typed: string; readonly position: Position; readonly fault: MoveFault }
  /** The member wrote a defence into the answer that is not the one played. */
  | { readonly kind: 'other defence'; readonly typed: string };

export interface Answer {
  readonly attempt: Attempt;
  readonly steps: readonly Step[];
  readonly interruption?: Interruption;
}

/** What a member typed, and in whose letters. */
export interface Written {
  readonly text: string;
  readonly notation: Notation;
}

/** Where an attempt stands while an answer is played. */
interface Place {
  readonly notation: Notation;
  readonly attempt: Attempt;
  readonly position: Position;
  readonly node: AttackNode;
  readonly tried: readonly WrongTry[];
  /** What was played of this answer. */
  readonly steps: readonly Step[];
  /** The defence to the last of these moves, which the member may have written down as well. */
  readonly reply?: { readonly to: Position; readonly move: Uci };
}

/** One way to understand a written move, and what the whole answer comes to with it. */
interface Way {
  readonly answer: Answer;
  readonly credit: number;
  /** How many words of the answer were left when it stopped. */
  readonly unread: number;
}

/**
 * How much sense a way makes of what was written. Somebody who may have been right is never charged for what only another
 * way makes of it; but who wrote the defence that was played is not asked what else it could have been.
 */
const CREDIT = {
  solved: 8,
  right: 7,
  otherDefence: 6,
  rightThenUnclear: 5,
  rightThenWrong: 4,
  question: 3,
  free: 2,
  wrong: 1,
  nonsense: 0,
} as const;

/**
 * Plays what a member typed, one move after another, until it is mate, wrong or unclear. Letters can mean several pieces,
 * and some write only their own moves, others the defences in between as well: the way that does them more credit is the
 * one that was meant. `tried` are the wrong moves that this attempt has had already.
 */
export function answer(
  attempt: Attempt,
  start: Position,
  root: AttackNode,
  { text, notation }: Written,
  now: number,
  tried: readonly WrongTry[] = [],
): Answer {
  const words = splitMoves(text);
  const position = attempt.line.reduce(playUci, start);
  if (words.length === 0) return { attempt, steps: [], interruption: withoutMoves(text.trim(), position) };
  const node = followLine(root, attempt.line);
  return playOn({ notation, attempt, position, node, tried, steps: [] }, words, now).answer;
}

/** Who typed something, such as `???`, meant a move by it. */
const withoutMoves = (typed: string, position: Position): Interruption =>
  typed === '' ? { kind: 'nothing' } : { kind: 'fault', typed, position, fault: { code: 'unreadable' } };

function playOn(place: Place, [word, ...later]: readonly string[], now: number): Way {
  const { attempt, steps } = place;
  if (word === undefined) return { answer: { attempt, steps }, credit: CREDIT.right, unread: 0 };
  const [first, ...others] = [...asOwnMove(place, word, later, now), ...asDefence(place, word, later, now)];
  if (!first) throw new Error(`nothing can be said of ${word}`);
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first);
}

const isBetter = (one: Way, other: Way): boolean =>
  one.credit > other.credit || (one.credit === other.credit && one.unread < other.unread);

function asOwnMove(place: Place, word: string, later: readonly string[], now: number): readonly Way[] {
  const { attempt, position, steps, notation } = place;
  const { moves, fault } = meaningsOf(position, word, notation);
  const ways = moves.map((move) => playMove(place, move, later, now));
  if (!fault) return ways;
  const answer: Answer = { attempt, steps, interruption: { kind: 'fault', typed: word, position, fault } };
  const credit = fault.code === 'ambiguous' ? CREDIT.question : CREDIT.nonsense;
  return [{ answer, credit, unread: later.length + 1 }, ...ways];
}

function playMove(place: Place, move: Move, later: readonly string[], now: number): Way {
  const { attempt, position, node, tried } = place;
  const uci = uciOf(position, move);
  const judgement = judgeMove(node, uci);
  const isRepeated = isWrong(judgement) && tried.some((each) => each.ply === attempt.line.length && each.move === uci);
  const after = isRepeated ? attempt : afterMove(attempt, uci, judgement, now);
  const steps = [...place.steps, { before: position, move, judgement, isRepeated }];
  if (judgement.kind !== 'correct') {
    const credit = judgement.kind === 'mate' ? CREDIT.solved : isWrong(judgement) ? CREDIT.wrong : CREDIT.free;
    return { answer: { attempt: after, steps }, credit, unread: later.length };
  }
  const { defence, next } = judgement;
  const attacked = play(position, move);
  const reply = { to: attacked, move: defence };
  return goOn({ ...place, attempt: after, position: playUci(attacked, defence), node: next, steps, reply }, later, now);
}

/** No way at all when the word is no move of the defender: then it was not meant as one. */
function asDefence({ reply, ...place }: Place, word: string, later: readonly string[], now: number): readonly Way[] {
  const moves = reply ? meaningsOf(reply.to, word, place.notation).moves : [];
  if (!reply || moves.length === 0) return [];
  if (moves.some((move) => uciOf(reply.to, move) === reply.move)) return [goOn(place, later, now)];
  const { attempt, steps } = place;
  const answer: Answer = { attempt, steps, interruption: { kind: 'other defence', typed: word } };
  return [{ answer, credit: CREDIT.otherDefence, unread: later.length }];
}

/** The word before was right, whatever comes of the later ones. */
function goOn(place: Place, later: readonly string[], now: number): Way {
  const { answer, unread } = playOn(place, later, now);
  const { attempt, steps, interruption } = answer;
  const last = steps.at(-1);
  if (attempt.finish) return { answer, credit: CREDIT.solved, unread };
  if (interruption?.kind === 'fault') return { answer, credit: CREDIT.rightThenUnclear, unread };
  return { answer, credit: last && isWrong(last.judgement) ? CREDIT.rightThenWrong : CREDIT.right, unread };
}

/** Whether a move is charged. */
export const isWrong = ({ kind }: Judgement): boolean => kind === 'refuted' || kind === 'stalemate';

function afterMove(attempt: Attempt, move: Uci, judgement: Judgement, now: number): Attempt {
  switch (judgement.kind) {
    case 'mate':
      return { ...attempt, line: [...attempt.line, move], finish: { at: now, outcome: 'solved' } };
    case 'correct':
      return { ...attempt, line: [...attempt.line, move, judgement.defence], hintLevel: 0 };
    case 'slower':
      return { ...attempt, slower: attempt.slower + 1 };
    // Nobody knows whether it mates: it costs nothing.
    case 'undecided':
      return attempt;
    case 'refuted':
    case 'stalemate':
      return { ...attempt, wrong: attempt.wrong + 1 };
  }
}
