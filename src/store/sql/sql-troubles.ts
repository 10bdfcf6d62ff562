import * as z from 'zod';
import type { TroubleCause, TroubleStore } from '../../servers/post-store.js';
import type { Database } from './engine.js';
import { readStored } from './stored-json.js';

const CAUSE: z.ZodType<TroubleCause> = z.discriminatedUnion('code', [
  z.object({ code: z.literal('gone') }),
  z.object({ code: z.literal('forbidden'), missing: z.array(z.string()) }),
  z.object({ code: z.literal('no puzzle') }),
]);

export function makeTroubleStore({ db, commits }: Database): TroubleStore {
  return {
    async find(serverId) {
      const row = await db.selectFrom('troubles').selectAll().where('server_id', '=', serverId).executeTakeFirst();
      const cause = row && readStored(row.cause, CAUSE);
      return cause && { cause, since: row.since };
    },

    note: (serverId, cause, now) =>
      commits.write('somebody waits', async (trx) => {
        const written = JSON.stringify(cause);
        const known = await trx.selectFrom('troubles').selectAll().where('server_id', '=', serverId).executeTakeFirst();
        if (known?.cause === written && known.told !== 0) return false;
        const values = { cause: written, since: known?.cause === written ? known.since : now, told: 1 };
        await trx
          .insertInto('troubles')
          .values({ server_id: serverId, ...values })
          .onConflict((conflict) => conflict.column('server_id').doUpdateSet(values))
          .execute();
        return true;
      }),

    async untell(serverId) {
      await commits.write('somebody waits', (trx) =>
        trx.updateTable('troubles').set({ told: 0 }).where('server_id', '=', serverId).execute(),
      );
    },

    async clear(serverId) {
      // Nearly always there is none: a look costs less than a commit.
      const known = await db.selectFrom('troubles').select('told').where('server_id', '=', serverId).executeTakeFirst();
      if (!known) return;
      await commits.write('somebody waits', (trx) =>
        trx.deleteFrom('troubles').where('server_id', '=', serverId).execute(),
      );
    },
  };
}
