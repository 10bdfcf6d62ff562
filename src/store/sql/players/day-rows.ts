import { type Kysely, sql } from 'kysely';
import type { ActivityId } from '../../../play/activity.js';
import type { DayPlayed, Solver } from '../../../play/player-store.js';
import type { Schema } from '../../schema.js';
import { hasPlayed, hasRankedTime, isCounting } from '../attempt-rows.js';

/** How a server's day went, for those who do not hide: in a small server even a number would tell of them. */
export async function findDay(
  db: Kysely<Schema>,
  activity: ActivityId,
  serverId: string,
  date: string,
): Promise<DayPlayed> {
  const attempts = db
    .selectFrom('attempts')
    .where('server_id', '=', serverId)
    .where('occasion', '=', date)
    .where('activity', '=', activity)
    .where('attempts.user_id', 'not in', db.selectFrom('preferences').select('user_id').where('hidden', '=', 1));
  const counted = await attempts
    .select(({ fn }) => [
      fn.countAll<number>().as('players'),
      sql<number>`count(*) filter (where ${isCounting})`.as('solved'),
    ])
    .where(hasPlayed)
    .executeTakeFirstOrThrow();
  const solvers = await attempts
    .innerJoin('names', 'names.user_id', 'attempts.user_id')
    .select(['attempts.user_id', 'names.name', 'started_at', 'finished_at', 'wrong', 'hints'])
    .select(sql<number>`case when ${hasRankedTime} then 1 else 0 end`.as('ranked'))
    .where(isCounting)
    .orderBy('ranked', 'desc')
    .orderBy(sql`wrong + hints`)
    .orderBy(sql`case when ${hasRankedTime} then finished_at - started_at else 0 end`)
    .orderBy('attempts.user_id')
    .execute();
  const wrongTries = await attempts
    .innerJoin('tries', 'tries.attempt_id', 'attempts.id')
    .select(({ fn }) => ['move', fn.countAll<number>().as('members')])
    .where('ply', '=', 0)
    .where(hasPlayed)
    .groupBy('move')
    .orderBy('members', 'desc')
    .orderBy('move')
    .execute();
  return {
    ...counted,
    solvers: solvers.map(
      (row): Solver => ({
        userId: row.user_id,
        name: row.name,
        wrong: row.wrong,
        hints: row.hints,
        ...(row.ranked === 1 && { time: Math.max(0, (row.finished_at ?? row.started_at) - row.started_at) }),
      }),
    ),
    wrongTries,
  };
}
