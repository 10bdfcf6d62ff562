import type { UserReportStore } from '../../people/people-store.js';
import type { Database } from './engine.js';

export function makeReportStore({ db, commits }: Database): UserReportStore {
  return {
    add({ serverId, userId, puzzleId, text, at }, most, since) {
      // Counted and written in one transaction, so that pressing quickly does not get around the limit.
      return commits.write('somebody waits', async (trx) => {
        const { count } = await trx
          .selectFrom('reports')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('at', '>', since)
          .executeTakeFirstOrThrow();
        if (count >= most) return undefined;
        const { id } = await trx
          .insertInto('reports')
          .values({ server_id: serverId, user_id: userId, puzzle_id: puzzleId ?? null, text, at, done_at: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      });
    },

    async listOpen() {
      const rows = await db.selectFrom('reports').selectAll().where('done_at', 'is', null).orderBy('id').execute();
      return rows.map((row) => ({
        id: row.id,
        serverId: row.server_id,
        userId: row.user_id,
        ...(row.puzzle_id !== null && { puzzleId: row.puzzle_id }),
        text: row.text,
        at: row.at,
      }));
    },

    async close(id, now) {
      const { numUpdatedRows } = await commits.write('somebody waits', (trx) =>
        trx
          .updateTable('reports')
          .set({ done_at: now })
          .where('id', '=', id)
          .where('done_at', 'is', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },
  };
}
