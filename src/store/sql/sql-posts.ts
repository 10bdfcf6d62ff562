import { type Selectable, sql, type Transaction } from 'kysely';
import { addDays, dateIn } from '../../people/days.js';
import type { OpenState, PostName, PostStore, TakenPost } from '../../servers/post-store.js';
import type { Schema } from '../schema.js';
import type { Database } from './engine.js';
import { enrolServer } from './enrol-server.js';
import { makeShownPosts } from './sql-shown-posts.js';

/** Written out, since only then SQLite knows that the index of open posts is meant. */
export const isOpen = sql<boolean>`posts.state in ('due', 'sending', 'threading')`;

/** A daily waits no longer for the recap before it: the newest message of a channel should be the daily, but soon. */
const HEAD_START_MS = 5000;

/** A recap that was not tried on its day is given up soon after. */
const OLDEST_RECAP_DAYS = 7;

export function makePostStore({ db, commits }: Database): PostStore {
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
          .where(hasNoRecapBefore(now))
          .orderBy(sql`case when tries > 0 then 1 else 0 end`)
          .orderBy('due_at')
          .orderBy('posts.server_id')
          .limit(most)
          .execute();
        const taken = rows.map(({ wanted_channel, ...row }) =>
          takenOf(row.state === 'due' ? { ...row, channel_id: wanted_channel } : row, leaseUntil),
        );
        for (const post of taken) {
          await named(trx, post)
            .set({
              lease_until: leaseUntil,
              channel_id: post.channelId,
              // What is written from here on tells of nobody who was forgotten before.
              ...(post.state === 'due' && { state: 'sending', outdated: 0 }),
            })
            .execute();
          await holdDaily(trx, post, now + HEAD_START_MS);
        }
        return taken;
      }),

    // From the index of open posts: asked for posts of servers, SQLite would go through all that were ever made.
    async nextMoment() {
      const { rows } = await sql<{ moment: number | null }>`
        select min(moment) as moment from (
          select * from (
            select lease_until as moment from posts
            where ${isOpen} and exists (select 1 from servers where servers.server_id = posts.server_id)
            order by lease_until limit 1) as resting
          union all select min(next_due_at) from servers) as moments`.execute(db);
      return rows[0]?.moment ?? undefined;
    },

    async rest(post, state, until) {
      await write(async (trx) => {
        await held(trx, post).set({ state, lease_until: until, tries: sql`tries + 1` }).execute();
        await letDailyGo(trx, post);
      });
    },

    async savePosted(post, { messageId, shownSolved, postedAt }, next) {
      const values = { message_id: messageId, shown_solved: shownSolved ?? null, posted_at: postedAt };
      return write(async (trx) => {
        const { numUpdatedRows } = await held(trx, post)
          .set({ ...values, state: next, tries: 0 })
          .executeTakeFirst();
        await letDailyGo(trx, post);
        return numUpdatedRows > 0n;
      });
    },

    async close(post, state) {
      await write(async (trx) => {
        await held(trx, post).set({ state }).execute();
        await letDailyGo(trx, post);
      });
    },
  };
}

const named = (trx: Transaction<Schema>, { activity, serverId, kind, date }: PostName) =>
  trx
    .updateTable('posts')
    .where('server_id', '=', serverId)
    .where('kind', '=', kind)
    .where('date', '=', date)
    .where('activity', '=', activity);

/** The post, if nobody else has taken it since: a process may have slept beyond its lease. */
const held = (trx: Transaction<Schema>, post: TakenPost) => named(trx, post).where('lease_until', '=', post.lease);

/**
 * Not a daily whose recap could be taken now and was never tried: that one comes first. The recap is due at the same
 * moment; the dates are for SQLite, lest it look through all the recaps of a server.
 */
const hasNoRecapBefore = (now: number) => sql<boolean>`not (posts.kind = 'daily' and posts.state = 'due' and exists (
  select 1 from posts as recap
  where recap.server_id = posts.server_id and recap.kind = 'recap' and recap.date >= ${oldestDate(now)}
    and recap.activity = posts.activity and recap.state = 'due' and recap.tries = 0 and recap.lease_until <= ${now}))`;

/** No recap that is still to be posted is of an earlier date, in whatever zone. */
const oldestDate = (now: number): string => addDays(dateIn('UTC', now), -OLDEST_RECAP_DAYS);

/** The daily that became due with a recap, if it was never tried. */
const dailyAfter = (trx: Transaction<Schema>, { activity, serverId, date, dueAt }: TakenPost) =>
  trx
    .updateTable('posts')
    .where('server_id', '=', serverId)
    .where('kind', '=', 'daily')
    .where('activity', '=', activity)
    .where('date', '>', date)
    .where('due_at', '=', dueAt)
    .where('state', '=', 'due')
    .where('tries', '=', 0);

async function holdDaily(trx: Transaction<Schema>, recap: TakenPost, until: number): Promise<void> {
  if (recap.kind !== 'recap' || recap.state !== 'due' || recap.tries > 0) return;
  await dailyAfter(trx, recap).set({ lease_until: until }).execute();
}

/** The recap is posted, or will not be soon: nothing is to be waited for. */
async function letDailyGo(trx: Transaction<Schema>, recap: TakenPost): Promise<void> {
  if (recap.kind !== 'recap') return;
  await dailyAfter(trx, recap).set({ lease_until: sql`due_at` }).execute();
}

const takenOf = (row: Selectable<Schema['posts']>, lease: number): TakenPost => ({
  activity: row.activity,
  serverId: row.server_id,
  kind: row.kind,
  date: row.date,
  state: row.state as OpenState,
  dueAt: row.due_at,
  tries: row.tries,
  channelId: row.channel_id ?? '',
  lease,
  leaseBefore: row.lease_until,
  ...(row.message_id !== null && { messageId: row.message_id }),
});
