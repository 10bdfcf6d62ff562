import { Temporal } from 'temporal-polyfill';
import { PERIODS, type Period, TIMED_SOLVES } from './leaderboard.js';
import { logOfTime, typicalTime } from './solves.js';

/** The place of a tally over all servers. */
export const WORLD = '';

/** A solve that counts. */
export interface TalliedSolve {
  readonly serverId: string;
  readonly date: string;
  readonly score: number;
  /** Missing where it is not ranked. */
  readonly time?: number;
}

/** What somebody has earned in one period, in a server or in the world. */
export interface Tally {
  /** A server, or `WORLD`. */
  readonly place: string;
  /** The name of the period, such as `2026-W47`. */
  readonly period: string;
  readonly score: number;
  /** Solves whose time is ranked, and the sum of the logarithms of those. */
  readonly timed: number;
  readonly logs: number;
  /** Null while there are too few to compare. */
  readonly typical: number | null;
}

type Sums = Pick<Tally, 'score' | 'timed' | 'logs'>;

const NOTHING: Sums = { score: 0, timed: 0, logs: 0 };

/** The names of the periods that a solve is counted in, for its server and for the world. */
export const talliedPeriods = (date: string): readonly string[] => periodKeys(date).map(({ key }) => key);

/**
 * The tallies that a solve changes, as they are with it. `before` has those that exist. In the world a day counts once:
 * what another server's daily of this date earned is not earned again.
 */
export function addSolve(before: readonly Tally[], solve: TalliedSolve, bestElsewhere: number): readonly Tally[] {
  const known = new Map(before.map((tally) => [nameOf(tally.place, tally.period), tally]));
  return talliesWith(known, solve, bestElsewhere);
}

/** All tallies of one person, from all solves that count, in the order in which they were made. */
export function tallyAll(solves: readonly TalliedSolve[]): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  const best = new Map<string, number>();
  for (const solve of solves) {
    const before = best.get(solve.date) ?? 0;
    for (const tally of talliesWith(tallies, solve, before)) tallies.set(nameOf(tally.place, tally.period), tally);
    best.set(solve.date, Math.max(before, solve.score));
  }
  return [...tallies.values()];
}

function talliesWith(
  known: ReadonlyMap<string, Sums>,
  { serverId, date, score, time }: TalliedSolve,
  bestElsewhere: number,
): readonly Tally[] {
  const places = [
    { place: serverId, earned: score },
    { place: WORLD, earned: Math.max(0, score - bestElsewhere) },
  ];
  const periods = periodKeys(date);
  return places.flatMap(({ place, earned }) =>
    periods.map(({ period, key }) => {
      const sums = plus(known.get(nameOf(place, key)) ?? NOTHING, earned, time);
      return { place, period: key, ...sums, typical: typicalOf(period, sums) };
    }),
  );
}

const nameOf = (place: string, period: string): string => JSON.stringify([place, period]);

const plus = ({ score, timed, logs }: Sums, earned: number, time: number | undefined): Sums => ({
  score: score + earned,
  timed: timed + (time === undefined ? 0 : 1),
  logs: logs + (time === undefined ? 0 : logOfTime(time)),
});

const typicalOf = (period: Period, { timed, logs }: Sums): number | null =>
  timed < TIMED_SOLVES[period] ? null : typicalTime(logs, timed);

/** The name of a period that a date lies in: `2026-11-16`, `2026-W47`, `2026-11` or `all`. */
export function periodKey(period: Period, date: string): string {
  switch (period) {
    case 'today':
      return date;
    case 'week': {
      const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(date);
      return `${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`;
    }
    case 'month':
      return date.slice(0, 7);
    case 'all':
      return 'all';
  }
}

/** All of them: a solve counts in each. */
const periodKeys = (date: string): readonly { readonly period: Period; readonly key: string }[] =>
  PERIODS.map((period) => ({ period, key: periodKey(period, date) }));
