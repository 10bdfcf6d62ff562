import { uciOf } from '../games/chess/moves.js';
import { type Answer, answer, isWrong, type Written } from './answer.js';
import type { WrongTry } from './attempt-store.js';
import type { Loaded, Playing } from './boards.js';
import type { Change } from './change-attempt.js';
import { type Hint, hintsFor } from './hints.js';
import { followLine } from './judge.js';

export interface Answered {
  readonly kind: 'answered';
  readonly playing: Playing;
  readonly answer: Answer;
}

/** What a button or a menu offered was for a move that has been played since. */
export type TooLate = { readonly kind: 'too late'; readonly playing: Playing };

export type HintTaken = { readonly kind: 'hint'; readonly playing: Playing } | TooLate;

export type GivenUp = { readonly kind: 'given up'; readonly playing: Playing };

/** Plays an answer; `ply` are the moves and defences played before it, where it comes from a board that says so. */
export function withAnswer(
  playing: Loaded,
  written: Written,
  ply: number | undefined,
  now: number,
): Change<Answered | TooLate> {
  const { attempt, start, root, wrongTries } = playing;
  if (ply !== undefined && ply !== attempt.line.length) return tooLate(playing);
  const judged = answer(attempt, start, root, written, now, wrongTries);
  return {
    attempt: judged.attempt,
    wrongTries: wrongTriesOf(judged),
    result: (saved) => ({ kind: 'answered', playing: saved, answer: judged }),
  };
}

/** The hints for the move that the member is asked now; `attempt.hintLevel` of them were taken. */
export const hintsOf = ({ position, root, attempt }: Playing): readonly Hint[] =>
  hintsFor(position, followLine(root, attempt.line));

/**
 * Takes the hint of this level for the move after `ply` moves and defences. One that was taken already is not counted
 * twice, and none is skipped.
 */
export function withHint(playing: Playing, ply: number, level: number): Change<HintTaken> {
  const { attempt } = playing;
  if (attempt.line.length !== ply) return tooLate(playing);
  const taken = Math.min(level, attempt.hintLevel + 1, hintsOf(playing).length);
  const fresh = taken > attempt.hintLevel;
  return {
    attempt: fresh ? { ...attempt, hints: attempt.hints + 1, hintLevel: taken } : attempt,
    result: (saved) => ({ kind: 'hint', playing: saved }),
  };
}

/** Ends it without a solve. */
export const withoutSolve = ({ attempt }: Playing, now: number): Change<GivenUp> => ({
  attempt: { ...attempt, finish: { at: now, outcome: 'given up' } },
  result: (saved) => ({ kind: 'given up', playing: saved }),
});

const tooLate = ({ attempt }: Playing): Change<TooLate> => ({
  attempt,
  result: (saved) => ({ kind: 'too late', playing: saved }),
});

/** What an answer tried in vain for the first time, and where. A slower mate is no wrong try. */
function wrongTriesOf({ attempt, steps }: Answer): readonly WrongTry[] {
  const last = steps.at(-1);
  if (!last || !isWrong(last.judgement) || last.isRepeated) return [];
  return [{ ply: attempt.line.length, move: uciOf(last.before, last.move) }];
}
