import type { Kysely, Selectable } from 'kysely';
import type { ServerSettings } from '../play/server-settings.js';
import type { GroupCommit } from './group-commit.js';
import type { Schema } from './schema.js';
import type { ServerStore } from './server-store.js';

export function makeServerStore(db: Kysely<Schema>, commits: GroupCommit): ServerStore {
  return {
    async find(serverId) {
      const row = await db.selectFrom('servers').selectAll().where('server_id', '=', serverId).executeTakeFirst();
      return row && settingsOf(row);
    },

    async save(settings) {
      const values = rowOf(settings);
      await commits.write('somebody waits', (trx) =>
        trx
          .insertInto('servers')
          .values(values)
          .onConflict((conflict) => conflict.column('server_id').doUpdateSet(values))
          .execute(),
      );
    },
  };
}

const rowOf = (settings: ServerSettings): Selectable<Schema['servers']> => ({
  server_id: settings.serverId,
  channel_id: settings.channelId,
  time: settings.time,
  time_zone: settings.timeZone,
  role_id: settings.roleId ?? null,
  thread: Number(settings.thread),
  mate_in_min: settings.mateInMin,
  mate_in_max: settings.mateInMax,
  weekday_ramp: Number(settings.weekdayRamp),
  paused: Number(settings.paused),
  language: settings.language,
  set_by: settings.setBy,
  since: settings.since,
});

export const settingsOf = (row: Selectable<Schema['servers']>): ServerSettings => ({
  serverId: row.server_id,
  channelId: row.channel_id,
  time: row.time,
  timeZone: row.time_zone,
  ...(row.role_id !== null && { roleId: row.role_id }),
  thread: row.thread !== 0,
  mateInMin: row.mate_in_min,
  mateInMax: row.mate_in_max,
  weekdayRamp: row.weekday_ramp !== 0,
  paused: row.paused !== 0,
  language: row.language,
  setBy: row.set_by,
  since: row.since,
});
