import { type Kysely, type SqliteDatabase, sql } from 'kysely';
import { decodeSolution } from '../../engine/mate/encode.js';
import type { PlayStore } from '../../play/play-store.js';
import type { DailyPuzzle, Puzzle } from '../../play/puzzle.js';
import type { Schema } from '../schema.js';
import { attemptOf, attemptsOf } from './attempt-rows.js';
import type { GroupCommit } from './group-commit.js';
import { themesOf } from './judged-rows.js';
import { listOpenBoards } from './open-boards.js';
import { noteWhoPlays } from './players/names.js';
import { isFirstLook, recordChange } from './players/record-change.js';
import { findPracticeStock, findUnpractised } from './practice-candidates.js';
import type { SolutionCache } from './solution-cache.js';
import { makeDailyStock } from './sql-daily-stock.js';
import { findServer } from './sql-servers.js';
import { makeStandings } from './sql-standing.js';
import { fulfilWish } from './sql-wishes.js';

export function makePlayStore(
  db: Kysely<Schema>,
  database: SqliteDatabase,
  commits: GroupCommit,
  solutions: SolutionCache,
): PlayStore {
  const findPuzzle = async (puzzleId: number): Promise<Puzzle | undefined> => {
    const row = await db
      .selectFrom('puzzles')
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(['puzzles.id', 'puzzles.fen', 'puzzles.name', 'puzzles.comment'])
      .leftJoin('puzzle_ratings', (join) =>
        join
          .onRef('puzzle_ratings.puzzle_id', '=', 'puzzles.id')
          // Purposes and pools have the same names.
          .onRef('puzzle_ratings.pool', '=', sql`puzzles.purpose`),
      )
      .select(['proofs.mate_in', 'proofs.difficulty', 'proofs.themes', 'rating', 'deviation'])
      .where('puzzles.id', '=', puzzleId)
      .executeTakeFirst();
    if (!row || row.mate_in === null) return undefined;
    return {
      id: row.id,
      fen: row.fen,
      mateIn: row.mate_in,
      themes: themesOf(row.themes),
      ...(row.difficulty !== null && { difficulty: row.difficulty }),
      ...(row.rating !== null &&
        row.deviation !== null && { rating: { rating: row.rating, deviation: row.deviation } }),
      ...(row.name !== null && { name: row.name }),
      ...(row.comment !== null && { comment: row.comment }),
    };
  };

  const findDaily = async (serverId: string, date: string): Promise<DailyPuzzle | undefined> => {
    const daily = await db
      .selectFrom('dailies')
      .select(['puzzle_id', 'open_board'])
      .where('server_id', '=', serverId)
      .where('date', '=', date)
      .executeTakeFirst();
    const puzzle = daily && (await findPuzzle(daily.puzzle_id));
    return puzzle && { ...puzzle, openBoard: daily.open_board !== 0 };
  };

  return {
    ...makeStandings(db, database),
    ...makeDailyStock(db),
    findDaily,
    findPuzzle,
    findServer: (serverId) => findServer(db, serverId),

    async findLatestDate(serverId, upTo) {
      const row = await db
        .selectFrom('dailies')
        .select(({ fn }) => fn.max('date').as('date'))
        .where('server_id', '=', serverId)
        .where('date', '<=', upTo)
        .executeTakeFirst();
      return row?.date ?? undefined;
    },

    async fixDaily(serverId, date, puzzleId) {
      const isOpenNow = sql<number>`exists (select 1 from servers where server_id = ${serverId} and board = 'open')`;
      await commits.write('somebody waits', async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('dailies')
          .values({ server_id: serverId, date, puzzle_id: puzzleId, open_board: isOpenNow })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows) await fulfilWish(trx, serverId, puzzleId);
      });
      const puzzle = await findDaily(serverId, date);
      if (!puzzle) throw new Error(`puzzle ${puzzleId} was made a daily without a proof`);
      return puzzle;
    },

    async loadSolution(puzzleId) {
      const known = solutions.get(puzzleId);
      if (known) return known;
      const { position, solution } = await db
        .selectFrom('puzzles')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select(['proofs.position', 'proofs.solution'])
        .where('puzzles.id', '=', puzzleId)
        .executeTakeFirstOrThrow();
      if (!solution) throw new Error(`puzzle ${puzzleId} has no stored solution`);
      const root = decodeSolution(solution);
      solutions.set(puzzleId, position, root);
      return root;
    },

    async findAttempt(member, occasion) {
      const row = await attemptsOf(db, member).where('occasion', '=', occasion).executeTakeFirst();
      return row && attemptOf(row);
    },

    async findLatestAttempt(member) {
      const row = await attemptsOf(db, member).orderBy('viewed_at', 'desc').orderBy('id', 'desc').executeTakeFirst();
      return row && attemptOf(row);
    },

    async openAttempt(opening, viewedAt) {
      const { serverId, userId, occasion, puzzleId, startedAt, openedOn, wishes } = opening;
      const row = await commits.write('somebody waits', async (trx) => {
        noteWhoPlays(database, opening);
        // The last look is the latest, whatever a clock said that was ahead.
        const latest = sql<number>`max(${viewedAt}, coalesce((select max(viewed_at) + 1 from attempts as others
          where others.server_id = ${serverId} and others.user_id = ${userId}), 0))`;
        const hasOpenBoard = sql<number>`coalesce((select open_board from dailies
          where dailies.server_id = ${serverId} and dailies.date = ${occasion}), 0)`;
        return trx
          .insertInto('attempts')
          .values({
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
            conflict.columns(['server_id', 'user_id', 'occasion']).doUpdateSet({ viewed_at: latest }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return attemptOf(row);
    },

    listOpenBoards: (member, today, puzzleIds) => listOpenBoards(db, member, today, puzzleIds),

    isFirstLook: async (attempt) => isFirstLook(database, attempt),

    listWrongTries: (attemptId) =>
      db.selectFrom('tries').select(['ply', 'move']).where('attempt_id', '=', attemptId).execute(),

    saveAttempt: (attempt, circumstances) =>
      commits.write('somebody waits', async (trx) => {
        const { id, version, finish } = attempt;
        const before = await trx
          .selectFrom('attempts')
          .selectAll()
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst();
        if (!before) return undefined;
        await trx
          .updateTable('attempts')
          .set({
            finished_at: finish?.at ?? null,
            outcome: finish?.outcome ?? null,
            line: attempt.line.join(' '),
            wrong: attempt.wrong,
            slower: attempt.slower,
            hints: attempt.hints,
            hint_level: attempt.hintLevel,
            version: version + 1,
          })
          .where('id', '=', id)
          .execute();
        const flagged = recordChange(database, attemptOf(before), attempt, circumstances);
        return { ...attempt, flagged, version: version + 1 };
      }),

    findPracticeStock: (member, wishes) => findPracticeStock(db, member, wishes),

    async findUnpractised(member, wishes) {
      const id = await findUnpractised(db, member, wishes);
      return id === undefined ? undefined : findPuzzle(id);
    },
  };
}
