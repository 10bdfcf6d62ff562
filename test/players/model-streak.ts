import type { Outage, Server } from './history.js';
import { addDays, dateAt, daysFrom, endOfServerDay, exists, startOf } from './model-days.js';
import type { Solve } from './model-score.js';

export interface Streak {
  readonly streak: number;
  readonly best: number;
  readonly freezes: number;
}

const MOST_AWAY = 10 * 60_000;

/** Whether somebody in this zone could have played on this day, the bot being there. */
function isPlayable(date: string, zone: string, outages: readonly Outage[]): boolean {
  if (!exists(date, zone)) return false;
  const start = startOf(date, zone);
  const end = startOf(addDays(date, 1), zone);
  const away = outages
    .map(({ from, to }) => Math.max(0, Math.min(to, end) - Math.max(from, start)))
    .reduce((sum, each) => sum + each, 0);
  return away <= MOST_AWAY;
}

function missedOwnDays(one: Solve, other: Solve, zone: string, outages: readonly Outage[]): number {
  const last = dateAt(other.finish.at, zone);
  let missed = 0;
  for (let day = addDays(dateAt(one.finish.at, zone), 1); day < last; day = addDays(day, 1)) {
    if (isPlayable(day, zone, outages)) missed += 1;
  }
  return missed;
}

/** The days that were left out between two solves, by the count that is kindest. */
export function missedDays(one: Solve, other: Solve, outages: readonly Outage[]): number {
  const byDates = daysFrom(one.date, other.date) - 1;
  if (byDates === 0) return 0;
  return Math.min(
    byDates,
    missedOwnDays(one, other, one.finish.zone, outages),
    missedOwnDays(one, other, other.finish.zone, outages),
  );
}

export function inOrderOfDates(solves: readonly Solve[]): readonly Solve[] {
  return [...solves].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Of one member's solves in one server. */
export function streakOf(solves: readonly Solve[], outages: readonly Outage[]): Streak {
  let streak = 0;
  let best = 0;
  let freezes = 0;
  let before: Solve | undefined;
  for (const solve of inOrderOfDates(solves)) {
    const missed = before ? missedDays(before, solve, outages) : 0;
    if (missed > freezes) {
      streak = 0;
      freezes = 0;
    } else {
      freezes -= missed;
    }
    streak += 1;
    if (streak % 7 === 0) freezes = Math.min(3, freezes + 1);
    best = Math.max(best, streak);
    before = solve;
  }
  return { streak, best, freezes };
}

/** The moment from which the streak no longer stands; undefined where there is none. */
export function standsUntil(solves: readonly Solve[], outages: readonly Outage[], server: Server): number | undefined {
  const last = inOrderOfDates(solves).at(-1);
  if (!last) return undefined;
  const { freezes } = streakOf(solves, outages);
  const byServer = endOfServerDay(addDays(last.date, 1 + freezes), server);

  const { zone } = last.finish;
  let day = addDays(dateAt(last.finish.at, zone), 1);
  for (let missed = 0; ; day = addDays(day, 1)) {
    if (isPlayable(day, zone, outages)) missed += 1;
    if (missed > freezes) break;
  }
  return Math.max(byServer, startOf(addDays(day, 1), zone));
}
