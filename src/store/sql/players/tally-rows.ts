import { type Kysely, sql } from 'kysely';
import { scoreOf } from '../../../people/score.js';
import { addSolve, type TalliedSolve, type Tally, talliedPeriods, WORLD } from '../../../people/tallies.js';
import type { ActivityId } from '../../../play/activity.js';
import type { Schema } from '../../schema.js';
import type { Engine } from '../engine.js';

/** Adds a solve to the tallies of its server and of the world. Within a transaction, and once for each solve. */
export async function tallySolve(
  trx: Kysely<Schema>,
  engine: Engine,
  {
    activity,
    attemptId,
    userId,
  }: { readonly activity: ActivityId; readonly attemptId: number; readonly userId: string },
  solve: TalliedSolve,
): Promise<void> {
  const elsewhere = await trx
    .selectFrom('attempts')
    .select(['difficulty', 'wrong', 'hints'])
    .where('user_id', '=', userId)
    .where('occasion', '=', solve.date)
    .where('activity', '=', activity)
    .where('id', '<>', attemptId)
    .where('counts', '=', 1)
    .execute();
  const before = await trx
    .selectFrom('tallies')
    .select(['place', 'period', 'score', 'timed', 'logs', 'typical'])
    .where('activity', '=', activity)
    .where('user_id', '=', userId)
    .where('place', 'in', [solve.serverId, WORLD])
    .where('period', 'in', talliedPeriods(solve.date))
    .execute();
  const best = elsewhere.reduce((most, other) => Math.max(most, scoreOf(other)), 0);
  await saveTallies(trx, engine, activity, userId, addSolve(before, solve, best));
}

/** All of them in one statement. */
export async function saveTallies(
  trx: Kysely<Schema>,
  engine: Engine,
  activity: ActivityId,
  userId: string,
  tallies: readonly Tally[],
): Promise<void> {
  // `place` is what the rows' own order is called.
  const named = tallies.map(({ place, ...tally }) => ({ ...tally, tallied_at: place }));
  const rows = engine.rowsOf(named, {
    tallied_at: 'text',
    period: 'text',
    score: 'integer',
    timed: 'integer',
    logs: 'integer',
    typical: 'integer',
  });
  // Without `where true` SQLite takes `on` for the condition of a join.
  await sql`
    insert into tallies (activity, user_id, place, period, score, timed, logs, typical)
    select cast(${activity} as text), cast(${userId} as text), tallied_at, period, score, timed, logs, typical
    from ${rows} where true
    on conflict (activity, place, period, user_id) do update set
      score = excluded.score, timed = excluded.timed, logs = excluded.logs, typical = excluded.typical`.execute(trx);
}
