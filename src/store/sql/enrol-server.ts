import type { Selectable, Transaction } from 'kysely';
import type { ActivityId } from '../../play/activity.js';
import { duePosts, type NewPost } from '../../servers/due-posts.js';
import type { Schema } from '../schema.js';
import { hasPlayed } from './attempt-rows.js';

/** Makes a server's newest dailies due, one for each of its activities, and the recaps of the day before. */
export async function enrolServer(
  trx: Transaction<Schema>,
  { server_id: serverId, time, time_zone: timeZone, next_due_at, recap }: Selectable<Schema['servers']>,
  now: number,
): Promise<void> {
  const due = duePosts({ time, timeZone }, next_due_at, now);
  const activities = await trx
    .selectFrom('server_activities')
    .select('activity')
    .where('server_id', '=', serverId)
    .execute();
  const played = recap === 0 ? new Set() : await playedOn(trx, serverId, due.recap.date);
  const rows = activities.flatMap(({ activity }) =>
    [...due.dailies, ...(played.has(activity) ? [due.recap] : [])].map((post) => rowOf(activity, serverId, post)),
  );
  if (rows.length > 0) {
    await trx
      .insertInto('posts')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx.updateTable('servers').set({ next_due_at: due.nextDueAt }).where('server_id', '=', serverId).execute();
}

/** The activities whose puzzle of a date somebody has played. */
async function playedOn(trx: Transaction<Schema>, serverId: string, date: string): Promise<ReadonlySet<ActivityId>> {
  const rows = await trx
    .selectFrom('attempts')
    .select('activity')
    .distinct()
    .where('server_id', '=', serverId)
    .where('occasion', '=', date)
    .where(hasPlayed)
    .execute();
  return new Set(rows.map(({ activity }) => activity));
}

const rowOf = (
  activity: ActivityId,
  serverId: string,
  { kind, date, dueAt, state }: NewPost,
): Selectable<Schema['posts']> => ({
  activity,
  server_id: serverId,
  kind,
  date,
  due_at: dueAt,
  state,
  lease_until: dueAt,
  tries: 0,
  channel_id: null,
  message_id: null,
  shown_solved: null,
  posted_at: null,
  outdated: 0,
});
