import { sql } from 'kysely';
import type { ReminderStore } from '../../people/people-store.js';
import type { Database } from './engine.js';
import { preferencesOf } from './sql-people.js';

/** So that a reminder that was taken back counts as never sent. */
const NEVER = '';

export function makeReminderStore({ db, commits }: Database): ReminderStore {
  return {
    async listTimes() {
      const rows = await db
        .selectFrom('preferences')
        .select(['reminder_at', 'time_zone'])
        .distinct()
        .where('reminder_at', 'is not', null)
        .where('time_zone', 'is not', null)
        .execute();
      return rows.map(({ reminder_at, time_zone }) => ({ time: reminder_at ?? '', timeZone: time_zone ?? '' }));
    },

    async listDue({ time, timeZone }, date) {
      const rows = await db
        .selectFrom('preferences')
        .leftJoin('reminders', 'reminders.user_id', 'preferences.user_id')
        .selectAll('preferences')
        .where('reminder_at', '=', time)
        .where('time_zone', '=', timeZone)
        .where(({ or, eb }) => or([eb('sent_on', 'is', null), eb('sent_on', '<', date)]))
        .execute();
      return rows.map((row) => ({ userId: row.user_id, preferences: preferencesOf(row) }));
    },

    async claim(userId, date) {
      const { numInsertedOrUpdatedRows = 0n } = await commits.write('nobody waits', (trx) =>
        trx
          .insertInto('reminders')
          .values({ user_id: userId, sent_on: date })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({ sent_on: date }).where('reminders.sent_on', '<', date),
          )
          .executeTakeFirst(),
      );
      return numInsertedOrUpdatedRows > 0n;
    },

    async release(userId, date) {
      await commits.write('nobody waits', (trx) =>
        trx
          .updateTable('reminders')
          .set({ sent_on: NEVER })
          .where('user_id', '=', userId)
          .where('sent_on', '=', date)
          .execute(),
      );
    },

    async refused(userId, most) {
      await commits.write('nobody waits', async (trx) => {
        const row = await trx
          .updateTable('reminders')
          .set({ refusals: sql`refusals + 1` })
          .where('user_id', '=', userId)
          .returning('refusals')
          .executeTakeFirst();
        if (!row || row.refusals < most) return;
        await trx.updateTable('preferences').set({ reminder_at: null }).where('user_id', '=', userId).execute();
        // Who turns it on again gets as many chances as before.
        await trx.updateTable('reminders').set({ refusals: 0 }).where('user_id', '=', userId).execute();
      });
    },

    async accepted(userId) {
      await commits.write('nobody waits', (trx) =>
        trx.updateTable('reminders').set({ refusals: 0 }).where('user_id', '=', userId).execute(),
      );
    },

    async listPlaces(userId, since) {
      const rows = await db
        .selectFrom('attempts')
        .select(({ fn }) => ['server_id', fn.max('viewed_at').as('viewed_at')])
        .where('user_id', '=', userId)
        .where('occasion', 'not like', 'practice-%')
        .groupBy('server_id')
        .having(({ fn }) => fn.max('viewed_at'), '>=', since)
        .orderBy('viewed_at', 'desc')
        .execute();
      return rows.map(({ server_id }) => server_id);
    },
  };
}
