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
  const own = candidates.filter((each) => each.own && each.lastUsed === undefined);
  if (own.length > 0) return least(own, (each) => each.id);
  // What was never used comes before every date.
  const longestAgo = least(candidates, (each) => each.lastUsed ?? '')?.lastUsed;
  const order = drawnFrom(date);
  return least(
    candidates.filter((each) => each.lastUsed === longestAgo),
    (each) => order(each.id),
  );
}

/**
 * An order of all numbers that looks like chance. The date is hashed once and mixed into each number with the last steps
 * of MurmurHash3, which never make two numbers equal: a hash for each of 20,000 puzzles would hold up the event loop.
 */
function drawnFrom(date: string): (id: number) => number {
  const seed = createHash('sha256').update(date).digest().readInt32LE();
  return (id) => {
    let mixed = seed ^ id;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
}

function least<T>(items: readonly T[], rank: (item: T) => string | number): T | undefined {
  let best: { readonly item: T; readonly rank: string | number } | undefined;
  for (const item of items) {
    const its = rank(item);
    if (!best || its < best.rank) best = { item, rank: its };
  }
  return best?.item;
}
