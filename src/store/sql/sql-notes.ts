import type { NoteStore } from '../../shared/storage.js';
import type { Database } from './engine.js';

export function makeNoteStore({ db, commits }: Database): NoteStore {
  return {
    async get(name) {
      const row = await db.selectFrom('notes').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },

    async set(name, value) {
      await commits.write('nobody waits', (trx) =>
        trx
          .insertInto('notes')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute(),
      );
    },
  };
}
