import type { Kysely } from 'kysely';
import type { PlayStore } from '../play/ports.js';
import { attemptOf, attemptsOf } from './attempt-rows.js';
import type { Schema } from './schema.js';

/** What was solved, and how those who did stand. */
export function makeStandings(db: Kysely<Schema>): Pick<PlayStore, 'listDays' | 'listSolveTimes' | 'listFinished'> {
  return {
    async listDays({ serverId, userId }, upTo) {
      const rows = await db
        .selectFrom('dailies')
        .leftJoin('attempts', (join) =>
          join
            .onRef('attempts.server_id', '=', 'dailies.server_id')
            .onRef('attempts.occasion', '=', 'dailies.date')
            .on('attempts.user_id', '=', userId),
        )
        .select(['dailies.date', 'attempts.outcome', 'attempts.finished_at'])
        .where('dailies.server_id', '=', serverId)
        .where('dailies.date', '<=', upTo)
        .orderBy('dailies.date', 'desc')
        .execute();
      return rows.map(({ date, outcome, finished_at }) => ({
        date,
        ...(outcome === 'solved' && finished_at !== null && { solvedAt: finished_at }),
      }));
    },

    async listSolveTimes(serverId, occasion) {
      const rows = await db
        .selectFrom('attempts')
        .leftJoin('preferences', 'preferences.user_id', 'attempts.user_id')
        .select(['attempts.user_id', 'attempts.started_at', 'attempts.finished_at'])
        .where('attempts.server_id', '=', serverId)
        .where('attempts.occasion', '=', occasion)
        .where('attempts.outcome', '=', 'solved')
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
