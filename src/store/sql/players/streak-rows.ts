import { type Kysely, sql } from 'kysely';
import { dateIn, type Schedule } from '../../../people/days.js';
import { type CountingSolve, type Outage, type Streak, streakEndsAt, streakOf } from '../../../people/streak.js';
import type { ActivityId } from '../../../play/activity.js';
import type { Schema } from '../../schema.js';

interface StreakTerms {
  readonly schedule: Schedule;
  readonly outages: readonly Outage[];
  readonly now: number;
}

interface Streaker {
  readonly activity: ActivityId;
  readonly serverId: string;
  readonly userId: string;
}

/** The member's solves that count, in the order of their dates, up to this one. */
export async function listCounting(
  db: Kysely<Schema>,
  { activity, serverId, userId }: Streaker,
  upTo: string,
): Promise<readonly CountingSolve[]> {
  const { rows } = await sql<CountingSolve>`
    select occasion as date, finished_at as at, coalesce(time_zone, 'UTC') as "timeZone" from attempts
    where server_id = ${serverId} and user_id = ${userId} and occasion <= ${upTo} and activity = ${activity}
      and counts = 1 order by occasion`.execute(db);
  return rows;
}

/** Always from all of the member's solves: there is nothing that could get out of step. Within a transaction. */
export async function saveStreak(
  trx: Kysely<Schema>,
  streaker: Streaker,
  { schedule, outages, now }: StreakTerms,
): Promise<Streak | undefined> {
  // What lies further ahead than any zone comes from a clock that was wrong.
  const solves = await listCounting(trx, streaker, dateIn('Pacific/Kiritimati', now));
  const last = solves.at(-1);
  if (!last) return undefined;
  const { length, best, freezes } = streakOf(solves, outages);
  const values = { length, best, freezes, stands_until: streakEndsAt(last, freezes, outages, schedule) };
  const { activity, serverId, userId } = streaker;
  await trx
    .insertInto('streaks')
    .values({ activity, server_id: serverId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['activity', 'server_id', 'user_id']).doUpdateSet(values))
    .execute();
  return { length, best, freezes };
}
