import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { PostDay, PostName, PostStore } from '../../servers/post-store.js';
import type { Schema } from '../schema.js';
import { hasPlayed, isCounting } from './attempt-rows.js';

type ShownPosts = Pick<
  PostStore,
  | 'countSolved'
  | 'findShown'
  | 'listOutdated'
  | 'saveShownSolved'
  | 'listOutdatedRecaps'
  | 'saveRewritten'
  | 'forgetMessage'
>;

/** What the posts that all can see say, and whether it is still right. */
export function makeShownPosts(
  db: Kysely<Schema>,
  write: <Value>(work: (trx: Transaction<Schema>) => Promise<Value>) => Promise<Value>,
): ShownPosts {
  const change = async ({ activity, serverId, kind, date }: PostName, values: Updateable<Schema['posts']>) => {
    await write((trx) =>
      trx
        .updateTable('posts')
        .set(values)
        .where('server_id', '=', serverId)
        .where('kind', '=', kind)
        .where('date', '=', date)
        .where('activity', '=', activity)
        .execute(),
    );
  };

  return {
    async countSolved({ activity, serverId, date }) {
      const { solved } = await db
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<number>().as('solved'))
        .where('server_id', '=', serverId)
        .where('occasion', '=', date)
        .where('activity', '=', activity)
        .where(isCounting)
        .executeTakeFirstOrThrow();
      return solved;
    },

    async findShown({ activity, serverId, kind, date }, since) {
      const row = await db
        .selectFrom('posts')
        .select(['channel_id', 'message_id', 'shown_solved', 'posted_at', 'outdated'])
        .where('server_id', '=', serverId)
        .where('kind', '=', kind)
        .where('date', '=', date)
        .where('activity', '=', activity)
        .where('posted_at', '>', since)
        .executeTakeFirst();
      if (!row || row.channel_id === null || row.message_id === null) return undefined;
      const { channel_id: channelId, message_id: messageId, shown_solved, posted_at, outdated } = row;
      const said = { shownSolved: shown_solved ?? 0, postedAt: posted_at ?? 0, outdated };
      return { activity, serverId, kind, date, channelId, messageId, ...said };
    },

    async listOutdated(since) {
      const { rows } = await sql<PostDay>`
        select activity, server_id as "serverId", date from posts
        where kind = 'daily' and posted_at > ${since} and message_id is not null and shown_solved <> (
          select count(*) from attempts
          where attempts.server_id = posts.server_id and occasion = posts.date and attempts.activity = posts.activity
            and ${isCounting})`.execute(db);
      return rows;
    },

    saveShownSolved: (day, solved) => change({ ...day, kind: 'daily' }, { shown_solved: solved }),

    listOutdatedRecaps: () =>
      db
        .selectFrom('posts')
        .select(['activity', 'server_id as serverId', 'date'])
        .where(sql<boolean>`outdated > 0`)
        .where('message_id', 'is not', null)
        .orderBy('date', 'desc')
        .execute(),

    async saveRewritten({ outdated, ...recap }) {
      // Who was forgotten meanwhile is still to be taken out.
      await write((trx) =>
        trx
          .updateTable('posts')
          .set({ outdated: sql`outdated - ${outdated}` })
          .where('server_id', '=', recap.serverId)
          .where('kind', '=', 'recap')
          .where('date', '=', recap.date)
          .where('activity', '=', recap.activity)
          .execute(),
      );
    },

    forgetMessage: (post) => change(post, { message_id: null, outdated: 0 }),
  };
}

/** Recaps that tell of this person, or may: to be written anew. Before anything of the person is deleted. */
export async function markRecapsOf(trx: Transaction<Schema>, userId: string): Promise<void> {
  await sql`
    update posts set outdated = outdated + 1
    where kind = 'recap' and state in ('sending', 'posted') and (activity, server_id, date) in (
      select activity, server_id, occasion from attempts where user_id = ${userId} and ${hasPlayed})`.execute(trx);
}
