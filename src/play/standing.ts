import { addDays, endOf, type Schedule } from './days.js';

/** A day on which a server had a puzzle, and when one member solved it, if they did. */
export interface DayPlayed {
  readonly date: string;
  readonly solvedAt?: number;
}

export interface SolveTime {
  readonly userId: string;
  /** Milliseconds. */
  readonly time: number;
}

/** How somebody who solved a day's puzzle stands. */
export interface Standing {
  /** The days in a row that they solved while it was the day, up to this one. */
  readonly streak: number;
  /** By time among those of the server who solved it; equal times share a place. */
  readonly place: number;
  readonly of: number;
}

/** Counts back from a day, the first of `days`. What was solved late does not count, nor is a day left out. */
export function streakOf(days: readonly DayPlayed[], upTo: string, schedule: Schedule): number {
  let streak = 0;
  for (const { date, solvedAt } of days) {
    if (date !== addDays(upTo, -streak) || solvedAt === undefined || solvedAt >= endOf(date, schedule)) break;
    streak += 1;
  }
  return streak;
}

export function placeOf(userId: string, times: readonly SolveTime[]): Pick<Standing, 'place' | 'of'> {
  const own = times.find((each) => each.userId === userId)?.time ?? Number.POSITIVE_INFINITY;
  return { place: 1 + times.filter(({ time }) => time < own).length, of: times.length };
}
