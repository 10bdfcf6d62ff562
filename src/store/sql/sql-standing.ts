import type { Kysely, SqliteDatabase } from 'kysely';
import type { PlayStore } from '../../play/play-store.js';
import type { Schema } from '../schema.js';
import { hasRankedTime, isCounting } from './players/counting.js';
import { listOutages } from './players/streak-rows.js';

/** What was solved, and how those who did stand. */
export function makeStandings(
  db: Kysely<Schema>,
  database: SqliteDatabase,
): Pick<PlayStore, 'listCounting' | 'listOutages' | 'listRankedSolves'> {
  return {
    async listCounting({ serverId, userId }, upTo) {
      const rows = await db
        .selectFrom('attempts')
        .select(['occasion as date', 'finished_at', 'time_zone'])
        .where('server_id', '=', serverId)
        .where('user_id', '=', userId)
        .where('occasion', '<=', upTo)
        .where(isCounting)
        .orderBy('occasion')
        .execute();
      return rows.map(({ date, finished_at, time_zone }) => ({
        date,
        at: finished_at ?? 0,
        timeZone: time_zone ?? 'UTC',
      }));
    },

    listOutages: async () => listOutages(database),

    async listRankedSolves(serverId, occasion) {
      const rows = await db
        .selectFrom('attempts')
        .leftJoin('preferences', 'preferences.user_id', 'attempts.user_id')
        .select(['attempts.user_id', 'attempts.started_at', 'attempts.finished_at', 'wrong', 'hints'])
        .where('attempts.server_id', '=', serverId)
        .where('attempts.occasion', '=', occasion)
        .where(isCounting)
        .where(hasRankedTime)
        .where(({ eb }) => eb.or([eb('preferences.hidden', 'is', null), eb('preferences.hidden', '=', 0)]))
        .execute();
      return rows.map((row) => ({
        userId: row.user_id,
        faults: row.wrong + row.hints,
        time: Math.max(0, (row.finished_at ?? row.started_at) - row.started_at),
      }));
    },
  };
}
