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

/**
 * Plays what a member typed, one move after another, until it is mate, wrong or unclear. Members may write only
 * their own moves or the defences in between as well; a defence that is not the one played stops the answer there.
 */
export function answer(attempt: Attempt, start: Position, root: AttackNode, text: string, now: number): Answer {
  const typed = splitMoves(text);
  if (typed.length === 0) return { attempt, steps: [], interruption: { kind: 'nothing' } };

  const steps: Step[] = [];
  let current = attempt;
  let position = attempt.line.reduce(playUci, start);
  let node = followLine(root, attempt.line);
  let beforeDefence: { position: Position; defence: Uci } | undefined;

  for (const token of typed) {
    const read = readMove(position, token);
    if (!read.ok) {
      const expected = beforeDefence && readMove(beforeDefence.position, token);
      if (beforeDefence && expected?.ok) {
        const asPlayed = uciOf(beforeDefence.position, expected.value) === beforeDefence.defence;
        beforeDefence = undefined;
        if (asPlayed) continue;
        return { attempt: current, steps, interruption: { kind: 'other defence', typed: token } };
      }
      return { attempt: current, steps, interruption: { kind: 'fault', typed: token, position, fault: read.fault } };
    }
    const uci = uciOf(position, read.value);
    const judgement = judgeMove(node, uci);
    steps.push({ before: position, move: read.value, judgement });
    current = afterMove(current, uci, judgement, now);
    if (judgement.kind !== 'correct') return { attempt: current, steps };
    const moved = play(position, read.value);
    beforeDefence = { position: moved, defence: judgement.defence };
    position = playUci(moved, judgement.defence);
    node = judgement.next;
  }
  return { attempt: current, steps };
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
