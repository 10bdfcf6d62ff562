import { createHash } from 'node:crypto';
import type { DailyCandidate } from './puzzle.js';
import type { ServerSettings } from './server-settings.js';

/** Monday to Sunday. */
const WEEKDAYS = 7;

/** No difficulty is beyond it: Lichess's ratings end before. */
const HARDEST = 4000;

/** What a server's dailies should be like. */
export type DailyTerms = Pick<ServerSettings, 'mateInMin' | 'mateInMax' | 'weekdayRamp'>;

/** For servers that have set up nothing. */
const USUAL_TERMS: DailyTerms = { mateInMin: 1, mateInMax: Number.POSITIVE_INFINITY, weekdayRamp: true };

/**
 * The puzzle for a day. What admins wished for comes first; then the server's own unused puzzles, in the order in which
 * they were brought, whatever their length; then the unused common ones of the wanted lengths, easy on Monday and harder
 * every day until Sunday where that is wanted. When all were used, the one that was given longest ago. Each server draws for
 * itself: a member who is shown the solution elsewhere does not know this server's.
 */
export function chooseDaily(
  candidates: readonly DailyCandidate[],
  date: string,
  terms: DailyTerms = USUAL_TERMS,
  serverId = '',
): DailyCandidate | undefined {
  const wished = least(
    candidates.filter((each) => each.wish !== undefined),
    (each) => each.wish ?? 0,
  );
  if (wished) return wished;
  const fitting = fittingOf(candidates, terms);
  const unused = fitting.filter((each) => each.lastUsed === undefined);
  const own = unused.filter((each) => each.own);
  if (own.length > 0) return least(own, (each) => each.id);
  const order = drawnFrom(`${serverId} ${date}`);
  if (unused.length > 0) {
    if (!terms.weekdayRamp) return least(unused, (each) => order(each.id));
    const distances = distancesFrom(weekdayOf(date), fitting);
    return least(unused, (each) => (distances[levelOf(each)] ?? 0) * 2 ** 32 + order(each.id));
  }
  const longestAgo = least(fitting, (each) => each.lastUsed ?? '')?.lastUsed;
  return least(
    fitting.filter((each) => each.lastUsed === longestAgo),
    (each) => order(each.id),
  );
}

/** A server's own puzzles and the common ones of the wanted lengths; where there are none, those of the nearest length. */
function fittingOf(candidates: readonly DailyCandidate[], { mateInMin, mateInMax }: DailyTerms): DailyCandidate[] {
  const missedBy = ({ mateIn }: DailyCandidate) => Math.max(0, mateInMin - mateIn, mateIn - mateInMax);
  let nearest = Number.POSITIVE_INFINITY;
  for (const each of candidates) if (!each.own) nearest = Math.min(nearest, missedBy(each));
  return candidates.filter((each) => each.own || missedBy(each) === nearest);
}

/**
 * How far each difficulty is from what suits the weekday. The common stock is divided by difficulty into seven bands of the
 * same size; what was used counts too, lest the bands shift while the stock is used up. An empty band is replaced by
 * the nearest, of two by the easier.
 */
function distancesFrom(weekday: number, stock: readonly DailyCandidate[]): Uint8Array {
  // Counted instead of sorted, which would hold up the event loop with a stock of 50,000.
  const counts = new Uint32Array(HARDEST + 1);
  let total = 0;
  for (const each of stock) {
    if (each.own) continue;
    const level = levelOf(each);
    counts[level] = (counts[level] ?? 0) + 1;
    total += 1;
  }
  const distances = new Uint8Array(HARDEST + 1);
  let easier = 0;
  for (let level = 0; level <= HARDEST; level++) {
    const count = counts[level] ?? 0;
    // Puzzles of the same difficulty stay together: where the middle of them is counts for all.
    const band = Math.floor(((easier + count / 2) * WEEKDAYS) / total);
    distances[level] = band > weekday ? 2 * (band - weekday) : Math.max(0, 2 * (weekday - band) - 1);
    easier += count;
  }
  return distances;
}

const levelOf = ({ difficulty }: DailyCandidate): number => Math.min(HARDEST, Math.max(0, Math.round(difficulty)));

/** 0 is Monday. An ISO date is read as UTC, so that the time zone of the machine does not matter. */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % WEEKDAYS;

/**
 * An order of all numbers that looks like chance. The date is hashed once and mixed into each number with the last steps
 * of MurmurHash3, which never make two numbers equal: a hash for each of 20,000 puzzles would hold up the event loop.
 */
function drawnFrom(day: string): (id: number) => number {
  const seed = createHash('sha256').update(day).digest().readInt32LE();
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
