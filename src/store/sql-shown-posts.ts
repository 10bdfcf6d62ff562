import { type Kysely, sql, type Transaction } from 'kysely';
import { isCounting } from './players/counting.js';
import type { PostDay, PostStore } from './post-store.js';
import type { Schema } from './schema.js';

type ShownPosts = Pick<PostStore, 'countSolved' | 'findShown' | 'listOutdated' | 'saveShownSolved' | 'forgetMessage'>;

/** What the posts that all can see say of how many have solved them. */
export function makeShownPosts(
  db: Kysely<Schema>,
  write: <Value>(work: (trx: Transaction<Schema>) => Promise<Value>) => Promise<Value>,
): ShownPosts {
  const change = async ({ serverId, date }: PostDay, values: { shown_solved?: number; message_id?: null }) => {
    await write((trx) =>
      trx.updateTable('posts').set(values).where('server_id', '=', serverId).where('date', '=', date).execute(),
    );
  };

  return {
    async countSolved({ serverId, date }) {
      const { solved } = await db
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<number>().as('solved'))
        .where('server_id', '=', serverId)
        .where('occasion', '=', date)
        .where(isCounting)
        .executeTakeFirstOrThrow();
      return solved;
    },

    async findShown({ serverId, date }, since) {
      const row = await db
        .selectFrom('posts')
        .select(['channel_id', 'message_id', 'shown_solved', 'posted_at'])
        .where('server_id', '=', serverId)
        .where('date', '=', date)
        .where('posted_at', '>', since)
        .executeTakeFirst();
      if (!row || row.channel_id === null || row.message_id === null) return undefined;
      const { channel_id: channelId, message_id: messageId, shown_solved, posted_at } = row;
      return { serverId, date, channelId, messageId, shownSolved: shown_solved ?? 0, postedAt: posted_at ?? 0 };
    },

    async listOutdated(since) {
      const { rows } = await sql<PostDay>`
        select server_id as "serverId", date from posts
        where posted_at > ${since} and message_id is not null and shown_solved <> (
          select count(*) from attempts
          where attempts.server_id = posts.server_id and occasion = posts.date and ${isCounting})`.execute(db);
      return rows;
    },

    saveShownSolved: (day, solved) => change(day, { shown_solved: solved }),
    forgetMessage: (day) => change(day, { message_id: null }),
  };
}
