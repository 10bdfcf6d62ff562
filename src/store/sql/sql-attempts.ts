import { sql } from 'kysely';
import type { ActivityId } from '../../play/activity.js';
import type { AttemptStore, GivenDaily } from '../../play/attempt-store.js';
import { attemptOf, attemptsOf } from './attempt-rows.js';
import type { Database } from './engine.js';
import { hasRankedTime, isCounting } from './players/counting.js';
import { noteWhoPlays } from './players/names.js';
import { listOutages } from './players/outage-rows.js';
import { wasSeen } from './players/rating-rows.js';
import { saveAttempt } from './players/save-attempt.js';
import { listCounting } from './players/streak-rows.js';
import { fulfilWish } from './sql-wishes.js';

export function makeAttemptStore({ db, commits, engine }: Database, activity: ActivityId): AttemptStore {
  const findGiven = async (serverId: string, date: string): Promise<GivenDaily | undefined> => {
    const daily = await db
      .selectFrom('dailies')
      .select(['puzzle_id', 'open_board'])
      .where('server_id', '=', serverId)
      .where('date', '=', date)
      .where('activity', '=', activity)
      .executeTakeFirst();
    return daily && { puzzleId: daily.puzzle_id, openBoard: daily.open_board !== 0 };
  };

  return {
    findGiven,

    async giveDaily(serverId, date, puzzleId, isWish = false) {
      const isOpenNow = sql<number>`(
        select count(*) from servers where server_id = ${serverId} and board = 'open')`;
      const given = await commits.write('somebody waits', async (trx) => {
        const row = await trx
          .insertInto('dailies')
          .values({ activity, server_id: serverId, date, puzzle_id: puzzleId, open_board: isOpenNow })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['puzzle_id', 'open_board'])
          .executeTakeFirst();
        if (row && isWish) await fulfilWish(trx, serverId, puzzleId);
        return row && { puzzleId: row.puzzle_id, openBoard: row.open_board !== 0 };
      });
      const daily = given ?? (await findGiven(serverId, date));
      if (!daily) throw new Error(`the daily of ${date} was neither given nor there`);
      return daily;
    },

    async findLatestDate(serverId, upTo) {
      const row = await db
        .selectFrom('dailies')
        .select(({ fn }) => fn.max('date').as('date'))
        .where('server_id', '=', serverId)
        .where('date', '<=', upTo)
        .where('activity', '=', activity)
        .executeTakeFirst();
      return row?.date ?? undefined;
    },

    async findAttempt(member, occasion) {
      const row = await attemptsOf(db, activity, member).where('occasion', '=', occasion).executeTakeFirst();
      return row && attemptOf(row);
    },

    async findLatestAttempt(member) {
      const row = await attemptsOf(db, activity, member)
        .orderBy('viewed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && attemptOf(row);
    },

    async openAttempt(opening, viewedAt) {
      const { serverId, userId, occasion, puzzleId, startedAt, openedOn, wishes } = opening;
      // The last look is the latest, whatever a clock said that was ahead.
      const latest = sql<number>`(select case when max(viewed_at) >= ${viewedAt} then max(viewed_at) + 1
        else cast(${viewedAt} as bigint) end from attempts as others
        where others.server_id = ${serverId} and others.user_id = ${userId} and others.activity = ${activity})`;
      const hasOpenBoard = sql<number>`coalesce((select dailies.open_board from dailies
        where dailies.server_id = ${serverId} and dailies.date = ${occasion} and dailies.activity = ${activity}), 0)`;
      const row = await commits.write('somebody waits', async (trx) => {
        await noteWhoPlays(trx, opening);
        return trx
          .insertInto('attempts')
          .values({
            activity,
            server_id: serverId,
            user_id: userId,
            occasion,
            puzzle_id: puzzleId,
            started_at: startedAt,
            opened_on: openedOn,
            open_board: hasOpenBoard,
            viewed_at: latest,
            line: '',
            wrong: 0,
            slower: 0,
            hints: 0,
            hint_level: 0,
            version: 0,
            wishes: wishes ? JSON.stringify(wishes) : null,
          })
          .onConflict((conflict) =>
            conflict.columns(['server_id', 'user_id', 'occasion', 'activity']).doUpdateSet({ viewed_at: latest }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return attemptOf(row);
    },

    async isFirstLook(attempt) {
      const { rows } = await sql<{ seen: number }>`
        select case when ${wasSeen(activity, attempt)} then 1 else 0 end as seen`.execute(db);
      return rows[0]?.seen === 0;
    },

    listWrongTries: (attemptId) =>
      db.selectFrom('tries').select(['ply', 'move']).where('attempt_id', '=', attemptId).execute(),

    saveAttempt: (change) => commits.write('somebody waits', (trx) => saveAttempt(trx, engine, activity, change)),

    listCounting: ({ serverId, userId }, upTo) => listCounting(db, { activity, serverId, userId }, upTo),

    listOutages: () => listOutages(db),

    async listRankedSolves(serverId, occasion) {
      const rows = await db
        .selectFrom('attempts')
        .leftJoin('preferences', 'preferences.user_id', 'attempts.user_id')
        .select(['attempts.user_id', 'attempts.started_at', 'attempts.finished_at', 'wrong', 'hints'])
        .where('attempts.server_id', '=', serverId)
        .where('attempts.occasion', '=', occasion)
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
