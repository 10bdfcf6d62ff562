import type { Selectable } from 'kysely';
import { NO_PREFERENCES, type PreferenceStore, type Preferences } from '../../people/people-store.js';
import type { Schema } from '../schema.js';
import type { Database } from './engine.js';
import { markRecapsOf } from './sql-shown-posts.js';

export function makePeopleStore({ db, commits }: Database): PreferenceStore {
  return {
    async findPreferences(userId) {
      const row = await db.selectFrom('preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
      return row ? preferencesOf(row) : NO_PREFERENCES;
    },

    async savePreferences(userId, preferences) {
      const values = {
        language: preferences.language ?? null,
        notation: preferences.notation ?? null,
        theme: preferences.theme ?? null,
        pieces: preferences.pieces ?? null,
        time_zone: preferences.timeZone ?? null,
        reminder_at: preferences.reminderAt ?? null,
        hidden: Number(preferences.hidden),
      };
      await commits.write('somebody waits', async (trx) => {
        const before = await trx
          .selectFrom('preferences')
          .select('hidden')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (preferences.hidden && before?.hidden !== 1) await markRecapsOf(trx, userId);
        await trx
          .insertInto('preferences')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
          .execute();
      });
    },
  };
}

export const preferencesOf = (row: Selectable<Schema['preferences']>): Preferences => ({
  ...(row.language !== null && { language: row.language }),
  ...(row.notation !== null && { notation: row.notation }),
  ...(row.theme !== null && { theme: row.theme }),
  ...(row.pieces !== null && { pieces: row.pieces }),
  ...(row.time_zone !== null && { timeZone: row.time_zone }),
  ...(row.reminder_at !== null && { reminderAt: row.reminder_at }),
  hidden: row.hidden !== 0,
});
