import { sql } from 'kysely';
import { scoreOf } from '../../../people/score.js';
import { NO_STREAK } from '../../../people/streak.js';
import type { ActivityId } from '../../../play/activity.js';
import type { NamedMember, PlayerStore } from '../../../play/player-store.js';
import { attemptOf, attemptsOf } from '../attempt-rows.js';
import type { Database } from '../engine.js';
import { themesOf } from '../judged-rows.js';
import { listBoard } from './board-rows.js';
import { findDay } from './day-rows.js';
import { foldName } from './names.js';
import { cutOutages, joinOutage } from './outage-rows.js';
import { recomputePlayers } from './recompute.js';
import { recomputeStreaks } from './recompute-streaks.js';

export function makePlayerStore(database: Database, activity: ActivityId): PlayerStore {
  const { db, commits } = database;
  return {
    listBoard: (question) => listBoard(db, activity, question),
    findDay: (serverId, date) => findDay(db, activity, serverId, date),

    async findStreak({ serverId, userId }, now) {
      const row = await db
        .selectFrom('streaks')
        .selectAll()
        .where('activity', '=', activity)
        .where('server_id', '=', serverId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!row) return NO_STREAK;
      const { length, best, freezes } = row;
      return row.stands_until > now ? { length, best, freezes } : { length: 0, best, freezes: 0 };
    },

    async findRating(userId, pool) {
      const row = await db
        .selectFrom('ratings')
        .selectAll()
        .where('activity', '=', activity)
        .where('user_id', '=', userId)
        .where('pool', '=', pool)
        .executeTakeFirst();
      if (!row) return undefined;
      const { rating, deviation, volatility, rated_at: at } = row;
      return { rating, deviation, volatility, at };
    },

    listRatings: ({ serverId, userId }) =>
      db
        .selectFrom('results')
        .select(['at', 'rating', 'deviation'])
        .where('user_id', '=', userId)
        .where('server_id', '=', serverId)
        .where('pool', '=', 'daily')
        .where('activity', '=', activity)
        .orderBy('id')
        .execute(),

    async findEarned(attemptId) {
      const row = await db
        .selectFrom('attempts')
        .leftJoin('results', 'results.attempt_id', 'attempts.id')
        .select(['wrong', 'hints', 'attempts.difficulty', 'rating', 'deviation', 'change', 'counts'])
        .where('attempts.id', '=', attemptId)
        .executeTakeFirst();
      if (!row) return {};
      const { wrong, hints, difficulty, rating, deviation, change } = row;
      return {
        ...(row.counts === 1 && { score: scoreOf({ wrong, hints, difficulty }) }),
        ...(rating !== null && deviation !== null && change !== null && { rating: { rating, deviation, change } }),
      };
    },

    async findScore({ serverId, userId }) {
      const row = await db
        .selectFrom('tallies')
        .select('score')
        .where('activity', '=', activity)
        .where('place', '=', serverId)
        .where('period', '=', 'all')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.score ?? 0;
    },

    async listPlayed(member) {
      const rows = await attemptsOf(db, activity, member)
        .innerJoin('puzzles', 'puzzles.id', 'attempts.puzzle_id')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select(['proofs.mate_in', 'proofs.themes'])
        .where('finished_at', 'is not', null)
        .orderBy('finished_at')
        .orderBy('attempts.id')
        .execute();
      return rows.map((row) => ({
        attempt: attemptOf(row),
        mateIn: row.mate_in ?? 0,
        themes: themesOf(row.themes),
        counts: row.counts === 1,
      }));
    },

    async listDailyDates(serverId, from) {
      const rows = await db
        .selectFrom('dailies')
        .select('date')
        .where('server_id', '=', serverId)
        .where('date', '>=', from)
        .where('activity', '=', activity)
        .execute();
      return rows.map(({ date }) => date);
    },

    async listDays({ serverId, userId }, upTo) {
      const rows = await db
        .selectFrom('dailies')
        .leftJoin('attempts', (join) =>
          join
            .onRef('attempts.activity', '=', 'dailies.activity')
            .onRef('attempts.server_id', '=', 'dailies.server_id')
            .onRef('attempts.occasion', '=', 'dailies.date')
            .on('attempts.user_id', '=', userId),
        )
        .select(['dailies.date', 'attempts.id', 'outcome', 'wrong', 'hints'])
        .where('dailies.server_id', '=', serverId)
        .where('dailies.date', '<=', upTo)
        .where('dailies.activity', '=', activity)
        .orderBy('dailies.date')
        .execute();
      return rows.map(({ date, id, outcome, wrong, hints }) => ({
        date,
        ...(id !== null && {
          attempt: { ...(outcome && { outcome }), isClean: wrong === 0 && hints === 0 },
        }),
      }));
    },

    async findMembers(serverId, typed, most) {
      const folded = foldName(typed);
      const playsHere = sql`
        exists (select 1 from attempts where server_id = ${serverId} and attempts.user_id = names.user_id)
        and user_id not in (select user_id from preferences where hidden = 1)`;
      const known = await sql<NamedMember>`
        select user_id as "userId", name from names where user_id = ${typed} and ${playsHere}`.execute(db);
      if (known.rows.length > 0) return known.rows;
      // Whatever begins so stands together in the index, the shortest first.
      const { rows } = await sql<NamedMember>`
        select user_id as "userId", name from names
        where folded >= ${folded} and folded < ${`${folded}\u{10ffff}`} and ${playsHere}
        order by folded, user_id limit ${most}`.execute(db);
      return rows;
    },

    async noteOutage(outage, usual) {
      const from = await commits.write('somebody waits', (trx) => joinOutage(trx, outage));
      await recomputeStreaks(database, { since: from }, usual);
    },

    async endOutages(at, usual) {
      const changed = await commits.write('somebody waits', (trx) => cutOutages(trx, at));
      if (changed) await recomputeStreaks(database, 'everybody', usual);
    },

    recomputeAll: (usual) => recomputePlayers(database, usual),
  };
}
