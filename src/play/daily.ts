import { createHash } from 'node:crypto';
import type { DailyCandidate } from './puzzle.js';

/** The calendar date in a time zone, as `2026-11-16`. */
export const dateIn = (timeZone: string, now: number): string =>
  // Swedish dates are ISO dates.
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

/**
 * The puzzle for a day. A server's own unused puzzles come first, in the order in which they were brought; then the
 * unused common ones, in an order drawn from the date, so that servers with the same stock get the same puzzle. When
 * all were used, the one that was given longest ago.
 */
export function chooseDaily(candidates: readonly DailyCandidate[], date: string): DailyCandidate | undefined {
  const unused = candidates.filter((each) => each.lastUsed === undefined);
  const own = unused.filter((each) => each.own);
  if (own.length > 0) return least(own, (each) => each.id);
  if (unused.length > 0) return least(unused, (each) => draw(date, each.id));
  return least(candidates, (each) => `${each.lastUsed} ${draw(date, each.id)}`);
}

const draw = (date: string, id: number): string => createHash('sha256').update(`${date} ${id}`).digest('hex');

function least<T>(items: readonly T[], rank: (item: T) => string | number): T | undefined {
  const [first, ...others] = items.map((item) => ({ item, rank: rank(item) }));
  return first && others.reduce((best, each) => (each.rank < best.rank ? each : best), first).item;
}
