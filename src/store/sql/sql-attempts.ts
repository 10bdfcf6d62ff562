import { sql } from 'kysely';
import type { ActivityId } from '../../play/activity.js';
import type { AttemptStore } from '../../play/attempt-store.js';
import { attemptOf, attemptsOf, hasRankedTime, isCounting } from './attempt-rows.js';
import type { Database } from './engine.js';
import { findGiven, giveDaily } from './give-daily.js';
import { openAttempt } from './open-attempt.js';
import { listOutages } from './players/outage-rows.js';
import { wasSeen } from './players/rating-rows.js';
import { saveAttempt } from './players/save-attempt.js';
import { listCounting } from './players/streak-rows.js';

export function makeAttemptStore({ db, commits, engine }: Database, activity: ActivityId): AttemptStore {
  return {
    findGiven: (serverId, date) => findGiven(db, activity, serverId, date),

    giveDaily: (serverId, date, puzzleId, isWish) =>
      commits.write('somebody waits', (trx) => giveDaily(trx, activity, serverId, date, { puzzleId, isWish })),

    openNewDaily: (opening, viewedAt, isWish) =>
      commits.write('somebody waits', async (trx) => {
        const { serverId, puzzleRef, puzzleId } = opening;
        const given = await giveDaily(trx, activity, serverId, puzzleRef, { puzzleId, isWish });
        return openAttempt(trx, activity, { ...opening, puzzleId: given.puzzleId }, viewedAt);
      }),

    async findAttempt(member, puzzleRef) {
      const row = await attemptsOf(db, activity, member).where('occasion', '=', puzzleRef).executeTakeFirst();
      return row && attemptOf(row);
    },

    openAttempt: (opening, viewedAt) =>
      commits.write('somebody waits', (trx) => openAttempt(trx, activity, opening, viewedAt)),

    async isFirstLook(attempt) {
      const { rows } = await sql<{ seen: number }>`
        select case when ${wasSeen(activity, attempt)} then 1 else 0 end as seen`.execute(db);
      return rows[0]?.seen === 0;
    },

    saveAttempt: (change) => commits.write('somebody waits', (trx) => saveAttempt(trx, engine, activity, change)),

    listCounting: ({ serverId, userId }, upTo) => listCounting(db, { activity, serverId, userId }, upTo),

    listOutages: () => listOutages(db),

    async listRankedSolves(serverId, puzzleRef) {
      const rows = await db
        .selectFrom('attempts')
        .leftJoin('preferences', 'preferences.user_id', 'attempts.user_id')
        .select(['attempts.user_id', 'attempts.started_at', 'attempts.finished_at', 'wrong', 'hints'])
        .where('attempts.server_id', '=', serverId)
        .where('attempts.occasion', '=', puzzleRef)
        .where('attempts.activity', '=', activity)
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
