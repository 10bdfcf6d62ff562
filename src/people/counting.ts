import { addDays } from './days.js';

/** The end of an attempt, by the days of its server. */
interface SolveDays {
  readonly openedOn: string;
  readonly finishedOn: string;
}

/**
 * Whether a solve of a date's puzzle earns points and goes on a streak: it was opened while it was the day, and solved then
 * or on the day after.
 */
export const countsFor = (date: string, { openedOn, finishedOn }: SolveDays): boolean =>
  openedOn === date && (finishedOn <= date || finishedOn === addDays(date, 1));
