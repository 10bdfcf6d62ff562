import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type DueDay, latestDue, nextDue } from '../play/due-days.js';
import type { GroupCommit } from './group-commit.js';
import type { OpenState, PostState, PostStore, TakenPost } from './post-store.js';
import type { Schema } from './schema.js';
import { makeShownPosts } from './sql-shown-posts.js';

/** Written out, since only then SQLite knows that the index of open posts is meant. */
export const isOpen = sql<boolean>`posts.state in ('due', 'sending', 'threading')`;

export function makePostStore(db: Kysely<Schema>, commits: GroupCommit): PostStore {
  const write = <Value>(work: (trx: Transaction<Schema>) => Promise<Value>): Promise<Value> =>
    commits.write('somebody waits', work);

  return {
    ...makeShownPosts(db, write),

    enrol: (now, most) =>
      write(async (trx) => {
        const servers = await trx
          .selectFrom('servers')
          .selectAll()
          .where('next_due_at', '<=', now)
          .orderBy('next_due_at')
          .limit(most)
          .execute();
        for (const server of servers) await enrolServer(trx, server, now);
        return servers.length;
      }),

    take: (now, leaseUntil, most) =>
      write(async (trx) => {
        const rows = await trx
          .selectFrom('posts')
          .innerJoin('servers', 'servers.server_id', 'posts.server_id')
          .selectAll('posts')
          .select('servers.channel_id as wanted_channel')
          .where(isOpen)
          .where('lease_until', '<=', now)
          .orderBy(sql`tries > 0`)
          .orderBy('due_at')
          .orderBy('posts.server_id')
          .limit(most)
          .execute();
        const taken = rows.map(({ wanted_channel, ...row }) =>
          row.state === 'due' ? { ...row, channel_id: wanted_channel } : row,
        );
        for (const row of taken) {
          await trx
            .updateTable('posts')
            .where('server_id', '=', row.server_id)
            .where('date', '=', row.date)
            .set({
              state: row.state === 'due' ? 'sending' : row.state,
              lease_until: leaseUntil,
              channel_id: row.channel_id,
            })
            .execute();
        }
        return taken.map((row) => takenOf(row, leaseUntil));
      }),

    // From the index of open posts: asked for posts of servers, SQLite would go through all that were ever made.
    async nextMoment() {
      const { rows } = await sql<{ moment: number | null }>`
        select min(moment) as moment from (
          select * from (
            select lease_until as moment from posts
            where ${isOpen} and exists (select 1 from servers where servers.server_id = posts.server_id)
            order by lease_until limit 1)
          union all select min(next_due_at) from servers)`.execute(db);
      return rows[0]?.moment ?? undefined;
    },

    async rest(post, state, until) {
      await write((trx) => held(trx, post).set({ state, lease_until: until, tries: sql`tries + 1` }).execute());
    },

    async savePosted(post, { messageId, shownSolved, postedAt }, next) {
      const values = { message_id: messageId, shown_solved: shownSolved, posted_at: postedAt };
      const { numUpdatedRows } = await write((trx) =>
        held(trx, post)
          .set({ ...values, state: next, tries: 0 })
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    async close(post, state) {
      await write((trx) => held(trx, post).set({ state }).execute());
    },
  };
}

/** The post, if nobody else has taken it since: a process may have slept beyond its lease. */
const held = (trx: Transaction<Schema>, { serverId, date, lease }: TakenPost) =>
  trx.updateTable('posts').where('server_id', '=', serverId).where('date', '=', date).where('lease_until', '=', lease);

/** A server that was not looked at for days has missed those before the newest: the last of them gets a row that says so. */
async function enrolServer(
  trx: Transaction<Schema>,
  { server_id, time, time_zone: timeZone, next_due_at }: Selectable<Schema['servers']>,
  now: number,
): Promise<void> {
  const schedule = { time, timeZone };
  const latest = latestDue(schedule, now);
  const before = latestDue(schedule, latest.dueAt - 1);
  const rows = [newPost(server_id, latest, 'due')];
  if (next_due_at !== null && next_due_at <= before.dueAt) rows.push(newPost(server_id, before, 'missed'));
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

const newPost = (serverId: string, { date, dueAt }: DueDay, state: PostState): Selectable<Schema['posts']> => ({
  server_id: serverId,
  date,
  due_at: dueAt,
  state,
  lease_until: dueAt,
  tries: 0,
  channel_id: null,
  message_id: null,
  shown_solved: null,
  posted_at: null,
});

const takenOf = (row: Selectable<Schema['posts']>, lease: number): TakenPost => ({
  serverId: row.server_id,
  date: row.date,
  state: row.state as OpenState,
  dueAt: row.due_at,
  tries: row.tries,
  channelId: row.channel_id ?? '',
  lease,
  leaseBefore: row.lease_until,
  ...(row.message_id !== null && { messageId: row.message_id }),
});
