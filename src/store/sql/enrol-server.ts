import type { Selectable, Transaction } from 'kysely';
import { type DueDay, latestDue, nextDue } from '../../servers/due-days.js';
import type { PostKind, PostState } from '../../servers/post-store.js';
import type { Schema } from '../schema.js';
import { hasPlayed } from './players/counting.js';

/**
 * Makes a server's newest daily due, and the recap of the day before it. A server that was not looked at for days has
 * missed those before the newest: the last of them gets a row that says so.
 */
export async function enrolServer(
  trx: Transaction<Schema>,
  { server_id, time, time_zone: timeZone, next_due_at, recap }: Selectable<Schema['servers']>,
  now: number,
): Promise<void> {
  const schedule = { time, timeZone };
  const latest = latestDue(schedule, now);
  const before = latestDue(schedule, latest.dueAt - 1);
  const rows = [newPost(server_id, 'daily', latest, 'due')];
  if (next_due_at !== null && next_due_at <= before.dueAt) rows.push(newPost(server_id, 'daily', before, 'missed'));
  if (recap !== 0 && (await wasPlayed(trx, server_id, before.date))) {
    rows.push(newPost(server_id, 'recap', { date: before.date, dueAt: latest.dueAt }, 'due'));
  }
  await trx
    .insertInto('posts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('servers')
    .set({ next_due_at: nextDue(schedule, now + 1, latest.date).dueAt })
    .where('server_id', '=', server_id)
    .execute();
}

async function wasPlayed(trx: Transaction<Schema>, serverId: string, date: string): Promise<boolean> {
  const attempt = await trx
    .selectFrom('attempts')
    .select('id')
    .where('server_id', '=', serverId)
    .where('occasion', '=', date)
    .where(hasPlayed)
    .limit(1)
    .executeTakeFirst();
  return attempt !== undefined;
}

const newPost = (
  serverId: string,
  kind: PostKind,
  { date, dueAt }: DueDay,
  state: PostState,
): Selectable<Schema['posts']> => ({
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
