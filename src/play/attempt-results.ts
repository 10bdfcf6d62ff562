import type { RatingPool } from '../people/rating.js';
import { scoreOf } from '../people/score.js';
import { countsFor, isHumanTime } from '../people/solves.js';
import { type Attempt, isTimeRanked, solveTime } from './attempt.js';
import type { AttemptChange } from './attempt-store.js';
import { isPractice } from './puzzle-ref.js';

/** An attempt that has ended by a change. */
export interface AttemptEnd {
  /** Whether it earns points and goes on a streak. */
  readonly counts: boolean;
  /** The points, if it counts. */
  readonly score: number;
  /** Missing where it is not ranked. */
  readonly time?: number;
}

/** How the first try at a puzzle went, if a change has decided it. */
export interface FirstTry {
  readonly pool: RatingPool;
  readonly won: boolean;
}

/** The end of an attempt, if this change has brought it. */
export function endOf({ before, after, today, difficulty }: AttemptChange): AttemptEnd | undefined {
  if (before.finish || !after.finish) return undefined;
  const { puzzleRef, openedOn, wrong, hints } = after;
  const counts = after.finish.outcome === 'solved' && countsFor(puzzleRef, { openedOn, finishedOn: today });
  const time = isTimeRanked(after) ? solveTime(after) : undefined;
  return {
    counts,
    score: scoreOf({ wrong, hints, difficulty: difficulty ?? null }),
    ...(time !== undefined && { time }),
  };
}

/** The first try, if this change has decided it. A daily that was opened later than on its day is not rated. */
export function firstTryOf({ before, after }: Pick<AttemptChange, 'before' | 'after'>): FirstTry | undefined {
  if (isDecided(before) || !isDecided(after)) return undefined;
  const pool = isPractice(after.puzzleRef) ? 'practice' : 'daily';
  if (pool === 'daily' && after.openedOn !== after.puzzleRef) return undefined;
  return { pool, won: after.finish?.outcome === 'solved' && after.wrong === 0 && after.hints === 0 };
}

const isDecided = ({ wrong, hints, finish }: Attempt): boolean => wrong > 0 || hints > 0 || finish !== undefined;

/** The attempt with a mark if it was solved in a time that no human makes. */
export function withFlag(attempt: Attempt, mateIn: number): Attempt {
  const time = solveTime(attempt);
  return { ...attempt, flagged: time !== undefined && !isHumanTime(time, mateIn) };
}
