import type { Kysely, SqliteDatabase } from 'kysely';
import type { PlayStore } from '../play/ports.js';
import { attemptOf, attemptsOf } from './attempt-rows.js';
import { isCounting } from './players/counting.js';
import { listOutages } from './players/streak-rows.js';
import type { Schema } from './schema.js';

/** What was solved, and how those who did stand. */
export function makeStandings(
  db: Kysely<Schema>,
  database: SqliteDatabase,
): Pick<PlayStore, 'listCounting' | 'listOutages' | 'listSolveTimes' | 'listFinished'> {
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

    async listSolveTimes(serverId, occasion) {
      const rows = await db
        .selectFrom('attempts')
        .leftJoin('preferences', 'preferences.user_id', 'attempts.user_id')
        .select(['attempts.user_id', 'attempts.started_at', 'attempts.finished_at'])
        .where('attempts.server_id', '=', serverId)
        .where('attempts.occasion', '=', occasion)
        .where(isCounting)
        .where('flagged', '=', 0)
        .where(({ eb }) => eb.or([eb('preferences.hidden', 'is', null), eb('preferences.hidden', '=', 0)]))
        .execute();
      return rows.map((row) => ({
        userId: row.user_id,
        time: Math.max(0, (row.finished_at ?? row.started_at) - row.started_at),
      }));
    },

    async listFinished(member) {
      const rows = await attemptsOf(db, member)
        .innerJoin('puzzles', 'puzzles.id', 'attempts.puzzle_id')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select('proofs.mate_in')
        .where('finished_at', 'is not', null)
        .where('occasion', 'not like', 'practice-%')
        .orderBy('occasion', 'desc')
        .execute();
      return rows.map((row) => ({ attempt: attemptOf(row), mateIn: row.mate_in ?? 0 }));
    },
  };
}
