import { type Notation, withCyrillicPieces } from '../chess/letters.js';
import { play, playUci, uciOf } from '../chess/moves.js';
import { type MoveFault, readMove, splitMoves } from '../chess/notation.js';
import type { Move, Position, Uci } from '../chess/vocabulary.js';
import type { AttackNode } from '../solver/solution.js';
import type { Attempt } from './attempt.js';
import { followLine, type Judgement, judgeMove } from './judge.js';

/** A move of the answer that was played and judged, with the position it was played in. */
export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly judgement: Judgement;
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
}

/**
 * Plays what a member typed, one move after another, until it is mate, wrong or unclear. `Rd1` can be a French king or an
 * English rook: it is read in all letters that the member may have meant, and the reading that does them more credit is
 * the one that was.
 */
export function answer(attempt: Attempt, start: Position, root: AttackNode, written: Written, now: number): Answer {
  const read = (way: Written): Answer => answerIn(attempt, start, root, way, now);
  const [own, ...others] = waysOf(written);
  return others.map(read).reduce((best, other) => (rank(other) > rank(best) ? other : best), read(own));
}

/** The member's own letters first. */
function waysOf(written: Written): readonly [Written, ...Written[]] {
  const { text, notation } = written;
  if (notation === 'english') return [written];
  const inEnglish: Written = { text, notation: 'english' };
  // Squares are typed on the Latin keyboard, and two of the Russian letters look like Latin ones.
  return notation === 'russian'
    ? [written, inEnglish, { text: withCyrillicPieces(text), notation }]
    : [written, inEnglish];
}

/**
 * Some write only their own moves, others the defences in between as well, and `Kf8` can be either: again the reading that
 * does more credit is the one that was meant.
 */
function answerIn(attempt: Attempt, start: Position, root: AttackNode, written: Written, now: number): Answer {
  const typed = splitMoves(written.text);
  const { notation } = written;
  const position = attempt.line.reduce(playUci, start);
  if (typed.length === 0) return { attempt, steps: [], interruption: withoutMoves(written.text.trim(), position) };
  const place = { notation, attempt, position, node: followLine(root, attempt.line) };
  const ownMoves = playOwnMoves(place, typed, now);
  const wholeLine = playWholeLine(place, typed, now);
  return wholeLine && isMoreLikely(wholeLine, ownMoves) ? wholeLine : ownMoves;
}

/** Who typed something, such as `???`, meant a move by it. */
const withoutMoves = (typed: string, position: Position): Interruption =>
  typed === '' ? { kind: 'nothing' } : { kind: 'fault', typed, position, fault: { code: 'unreadable' } };

/** Solved is the likeliest; then nothing wrong; then a wrong move; a reading with a move that makes no sense comes last. */
function isMoreLikely(one: Answer, other: Answer): boolean {
  const [a, b] = [rank(one), rank(other)];
  // Of two that end in nonsense, the one that made sense of a move more had the defences in it.
  return a > b || (a === b && one.interruption?.kind === 'fault' && one.steps.length >= other.steps.length);
}

function rank({ attempt, steps, interruption }: Answer): number {
  if (attempt.finish) return 4;
  if (interruption?.kind === 'fault') return 1;
  return steps.every(({ judgement }) => judgement.kind === 'correct') ? 3 : 2;
}

function playOwnMoves(start: Place, typed: readonly string[], now: number): Answer {
  const steps: Step[] = [];
  let place = start;
  for (const token of typed) {
    const played = playMove(place, token, now);
    if ('interruption' in played) return { attempt: place.attempt, steps, interruption: played.interruption };
    steps.push(played.step);
    if (!played.next) return { attempt: played.attempt, steps };
    place = played.next;
  }
  return { attempt: place.attempt, steps };
}

/** Undefined when a move in a defence's place is none: then it was not meant as one. */
function playWholeLine(start: Place, typed: readonly string[], now: number): Answer | undefined {
  const steps: Step[] = [];
  let place = start;
  for (let index = 0; index < typed.length; index += 2) {
    const token = typed[index] ?? '';
    const played = playMove(place, token, now);
    if ('interruption' in played) return { attempt: place.attempt, steps, interruption: played.interruption };
    steps.push(played.step);
    if (!played.next) return { attempt: played.attempt, steps };
    place = played.next;

    const defence = typed[index + 1];
    if (defence === undefined) break;
    const attacked = play(played.step.before, played.step.move);
    const read = readMove(attacked, defence, place.notation);
    if (!read.ok) return undefined;
    if (uciOf(attacked, read.value) !== played.defence) {
      return { attempt: place.attempt, steps, interruption: { kind: 'other defence', typed: defence } };
    }
  }
  return { attempt: place.attempt, steps };
}

type Played =
  | { readonly interruption: Interruption }
  | { readonly step: Step; readonly attempt: Attempt; readonly next?: Place; readonly defence?: Uci };

function playMove({ notation, attempt, position, node }: Place, token: string, now: number): Played {
  const read = readMove(position, token, notation);
  if (!read.ok) return { interruption: { kind: 'fault', typed: token, position, fault: read.fault } };
  const uci = uciOf(position, read.value);
  const judgement = judgeMove(node, uci);
  const step = { before: position, move: read.value, judgement };
  const after = afterMove(attempt, uci, judgement, now);
  if (judgement.kind !== 'correct') return { step, attempt: after };
  const { defence } = judgement;
  const next = {
    notation,
    attempt: after,
    position: playUci(play(position, read.value), defence),
    node: judgement.next,
  };
  return { step, attempt: after, next, defence };
}

function afterMove(attempt: Attempt, move: Uci, judgement: Judgement, now: number): Attempt {
  switch (judgement.kind) {
    case 'mate':
      return { ...attempt, line: [...attempt.line, move], finish: { at: now, outcome: 'solved' } };
    case 'correct':
      return { ...attempt, line: [...attempt.line, move, judgement.defence], hintLevel: 0 };
    case 'slower':
      return { ...attempt, slower: attempt.slower + 1 };
    case 'refuted':
    case 'stalemate':
      return { ...attempt, wrong: attempt.wrong + 1 };
  }
}
