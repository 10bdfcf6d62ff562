import type { SqliteDatabase } from 'kysely';
import { dateIn, type Schedule } from '../../../people/days.js';
import { type CountingSolve, type Outage, standsUntil, streakOf } from '../../../people/streak.js';
import { COUNTS } from './counting.js';
import { all, run } from './rows.js';

const LIST_SOLVES = `
  select occasion as date, finished_at as at, time_zone as timeZone from attempts
  where server_id = ? and user_id = ? and occasion <= ? and ${COUNTS} order by occasion`;
const SAVE = `
  insert into streaks (server_id, user_id, length, best, freezes, stands_until) values (?, ?, ?, ?, ?, ?)
  on conflict do update set length = excluded.length, best = excluded.best, freezes = excluded.freezes,
    stands_until = excluded.stands_until`;

interface StreakTerms {
  readonly schedule: Schedule;
  readonly outages: readonly Outage[];
  readonly now: number;
}

export const listOutages = (database: SqliteDatabase): readonly Outage[] =>
  all<Outage>(database, 'select from_at as "from", to_at as "to" from outages');

/** Always from all of the member's solves: there is nothing that could get out of step. Within a transaction. */
export function saveStreak(
  database: SqliteDatabase,
  { serverId, userId }: { readonly serverId: string; readonly userId: string },
  { schedule, outages, now }: StreakTerms,
): void {
  // What lies further ahead than any zone comes from a clock that was wrong.
  const latest = dateIn('Pacific/Kiritimati', now);
  const solves = all<CountingSolve>(database, LIST_SOLVES, [serverId, userId, latest]);
  const last = solves.at(-1);
  if (!last) return;
  const { length, best, freezes } = streakOf(solves, outages);
  const until = standsUntil(last, freezes, outages, schedule);
  run(database, SAVE, [serverId, userId, length, best, freezes, until]);
}
