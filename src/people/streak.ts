import { addDays, dateIn, daysBetween, endOf, type Schedule, startOfDay } from './days.js';

/** A daily that was solved in time, as far as a streak is concerned. */
export interface CountingSolve {
  /** The date of the puzzle. */
  readonly date: string;
  readonly at: number;
  /** Whose days were the member's own at that moment. */
  readonly timeZone: string;
}

/** The bot was away from one moment to the other. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Streak {
  /** The solves in a row up to the last one. */
  readonly length: number;
  readonly best: number;
  /** Days that may be missed without an end of it. */
  readonly freezes: number;
}

export const NO_STREAK: Streak = { length: 0, best: 0, freezes: 0 };

const SOLVES_FOR_A_FREEZE = 7;
const MOST_FREEZES = 3;

const DAY_MS = 86_400_000;

/** A day with more of it is nobody's fault but the bot's. */
const FORGIVEN_OUTAGE_MS = 10 * 60_000;

/** Of the solves that count in one server, in the order of their dates. */
export function streakOf(solves: readonly CountingSolve[], outages: readonly Outage[]): Streak {
  let { length, best, freezes } = NO_STREAK;
  let last: CountingSolve | undefined;
  for (const solve of solves) {
    const missed = last ? missedBetween(last, solve, outages) : 0;
    const goesOn = missed <= freezes;
    freezes = goesOn ? freezes - missed : 0;
    length = goesOn ? length + 1 : 1;
    if (length % SOLVES_FOR_A_FREEZE === 0) freezes = Math.min(MOST_FREEZES, freezes + 1);
    best = Math.max(best, length);
    last = solve;
  }
  return { length, best, freezes };
}

/** The lowest of the counts: by the puzzles' dates, and by the member's own days in either zone. */
function missedBetween(one: CountingSolve, next: CountingSolve, outages: readonly Outage[]): number {
  const byDates = daysBetween(one.date, next.date) - 1;
  // Nearly all solves are of neighbouring dates, and a zone's calendar is slow to ask.
  if (byDates <= 0) return 0;
  const zones = one.timeZone === next.timeZone ? [one.timeZone] : [one.timeZone, next.timeZone];
  return Math.max(0, Math.min(byDates, ...zones.map((zone) => missedOwnDays(one.at, next.at, zone, outages))));
}

function missedOwnDays(from: number, to: number, timeZone: string, outages: readonly Outage[]): number {
  // By when they begin: a date that the zone left out, as Samoa did in 2011, is nobody's day.
  const [first, last] = [startOfDay(dateIn(timeZone, from), timeZone), startOfDay(dateIn(timeZone, to), timeZone)];
  const missed = Math.round((last - first) / DAY_MS) - 1;
  return missed <= 0 ? 0 : missed - daysAway(from, to, timeZone, outages);
}

/** The own days strictly between two moments on which the bot was away for long. */
function daysAway(from: number, to: number, timeZone: string, outages: readonly Outage[]): number {
  const between = outages.filter((outage) => outage.to > from && outage.from < to);
  if (between.length === 0) return 0;
  const end = dateIn(timeZone, to);
  let days = 0;
  for (let day = addDays(dateIn(timeZone, from), 1); day < end; ) {
    const back = earlier(dayOfReturn(day, timeZone, between), end);
    if (back !== undefined) days += daysBetween(day, back);
    else if (wasAway(day, timeZone, between)) days += 1;
    day = back ?? addDays(day, 1);
  }
  return days;
}

const earlier = (day: string | undefined, end: string): string | undefined =>
  day !== undefined && day > end ? end : day;

/** Through an absence that lasts beyond a whole day one need not go day by day: the day on which it ends. */
function dayOfReturn(day: string, timeZone: string, outages: readonly Outage[]): string | undefined {
  const noonInUtc = Date.parse(day) + DAY_MS / 2;
  // Two days around noon hold the whole day in every zone.
  const long = outages.find(({ from, to }) => from <= noonInUtc - 2 * DAY_MS && to >= noonInUtc + 2 * DAY_MS);
  return long && dateIn(timeZone, long.to);
}

function wasAway(day: string, timeZone: string, outages: readonly Outage[]): boolean {
  // When a day begins somewhere takes longer to find out than all else, and is seldom needed.
  const noonInUtc = Date.parse(day) + DAY_MS / 2;
  const near = outages.filter(({ from, to }) => to > noonInUtc - 2 * DAY_MS && from < noonInUtc + 2 * DAY_MS);
  if (near.length === 0) return false;
  const [start, end] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
  const away = near.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0);
  return away > FORGIVEN_OUTAGE_MS;
}

const isLeftOut = (day: string, timeZone: string): boolean =>
  startOfDay(day, timeZone) === startOfDay(addDays(day, 1), timeZone);

/** The moment from which on a streak is over, unless its member solves before or the bot is away. */
export function streakEndsAt(
  last: CountingSolve,
  freezes: number,
  outages: readonly Outage[],
  schedule: Schedule,
): number {
  let left = freezes;
  let day = addDays(dateIn(last.timeZone, last.at), 1);
  for (;;) {
    day = dayOfReturn(day, last.timeZone, outages) ?? day;
    const isMissed = !wasAway(day, last.timeZone, outages) && !isLeftOut(day, last.timeZone);
    if (isMissed && left === 0) break;
    if (isMissed) left -= 1;
    day = addDays(day, 1);
  }
  const byOwnDays = startOfDay(addDays(day, 1), last.timeZone);
  return Math.max(byOwnDays, endOf(addDays(last.date, 1 + freezes), schedule));
}
