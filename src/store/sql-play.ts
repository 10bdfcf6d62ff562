import type { Kysely, Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Attempt } from '../play/attempt.js';
import type { Member, PlayStore } from '../play/ports.js';
import type { Puzzle } from '../play/puzzle.js';
import { decodeSolution } from '../solver/encode.js';
import type { AttackNode } from '../solver/solution.js';
import { listDailyCandidates } from './daily-candidates.js';
import type { GroupCommit } from './group-commit.js';
import { themesOf } from './judged-rows.js';
import { findUnpractised } from './practice-candidates.js';
import type { Schema } from './schema.js';
import { findServer } from './sql-servers.js';
import { fulfilWish } from './sql-wishes.js';

/** A day's puzzle is asked for over and over; a few unpacked proofs save the unpacking. */
const UNPACKED_PROOFS = 20;

export function makePlayStore(db: Kysely<Schema>, commits: GroupCommit): PlayStore {
  const solutions = new LRUCache<number, AttackNode>({ max: UNPACKED_PROOFS });

  const findPuzzle = async (puzzleId: number): Promise<Puzzle | undefined> => {
    const row = await db
      .selectFrom('puzzles')
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(['puzzles.id', 'puzzles.fen', 'puzzles.name', 'puzzles.comment'])
      .select(['proofs.mate_in', 'proofs.difficulty', 'proofs.themes'])
      .where('puzzles.id', '=', puzzleId)
      .executeTakeFirst();
    if (!row || row.mate_in === null) return undefined;
    return {
      id: row.id,
      fen: row.fen,
      mateIn: row.mate_in,
      themes: themesOf(row.themes),
      ...(row.difficulty !== null && { difficulty: row.difficulty }),
      ...(row.name !== null && { name: row.name }),
      ...(row.comment !== null && { comment: row.comment }),
    };
  };

  const findDaily = async (serverId: string, date: string): Promise<Puzzle | undefined> => {
    const daily = await db
      .selectFrom('dailies')
      .select('puzzle_id')
      .where('server_id', '=', serverId)
      .where('date', '=', date)
      .executeTakeFirst();
    return daily && findPuzzle(daily.puzzle_id);
  };

  return {
    findDaily,
    findPuzzle,
    findServer: (serverId) => findServer(db, serverId),

    async findLatestDate(serverId) {
      const row = await db
        .selectFrom('dailies')
        .select(({ fn }) => fn.max('date').as('date'))
        .where('server_id', '=', serverId)
        .executeTakeFirst();
      return row?.date ?? undefined;
    },

    listDailyCandidates: (serverId) => listDailyCandidates(db, serverId),

    async fixDaily(serverId, date, puzzleId) {
      await commits.write('somebody waits', async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('dailies')
          .values({ server_id: serverId, date, puzzle_id: puzzleId })
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
      const { solution } = await db
        .selectFrom('puzzles')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select('proofs.solution')
        .where('puzzles.id', '=', puzzleId)
        .executeTakeFirstOrThrow();
      if (!solution) throw new Error(`puzzle ${puzzleId} has no stored solution`);
      const root = decodeSolution(solution);
      solutions.set(puzzleId, root);
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

    async openAttempt({ serverId, userId, occasion, puzzleId, startedAt }, viewedAt) {
      const row = await commits.write('somebody waits', (trx) =>
        trx
          .insertInto('attempts')
          .values({
            server_id: serverId,
            user_id: userId,
            occasion,
            puzzle_id: puzzleId,
            started_at: startedAt,
            viewed_at: viewedAt,
            line: '',
            wrong: 0,
            slower: 0,
            hints: 0,
            hint_level: 0,
            version: 0,
          })
          .onConflict((conflict) =>
            conflict.columns(['server_id', 'user_id', 'occasion']).doUpdateSet({ viewed_at: viewedAt }),
          )
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      return attemptOf(row);
    },

    async saveAttempt(attempt) {
      const { numUpdatedRows } = await commits.write('somebody waits', (trx) =>
        trx
          .updateTable('attempts')
          .set({
            finished_at: attempt.finish?.at ?? null,
            outcome: attempt.finish?.outcome ?? null,
            line: attempt.line.join(' '),
            wrong: attempt.wrong,
            slower: attempt.slower,
            hints: attempt.hints,
            hint_level: attempt.hintLevel,
            version: attempt.version + 1,
          })
          .where('id', '=', attempt.id)
          .where('version', '=', attempt.version)
          .executeTakeFirst(),
      );
      return numUpdatedRows > 0n;
    },

    async listDays({ serverId, userId }, upTo) {
      const rows = await db
        .selectFrom('dailies')
        .leftJoin('attempts', (join) =>
          join
            .onRef('attempts.server_id', '=', 'dailies.server_id')
            .onRef('attempts.occasion', '=', 'dailies.date')
            .on('attempts.user_id', '=', userId),
        )
        .select(['dailies.date', 'attempts.outcome'])
        .where('dailies.server_id', '=', serverId)
        .where('dailies.date', '<=', upTo)
        .orderBy('dailies.date', 'desc')
        .execute();
      return rows.map(({ date, outcome }) => ({ date, solved: outcome === 'solved' }));
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

    async findUnpractised(member, wishes) {
      const id = await findUnpractised(db, member, wishes);
      return id === undefined ? undefined : findPuzzle(id);
    },
  };
}

const attemptsOf = (db: Kysely<Schema>, { serverId, userId }: Member) =>
  db.selectFrom('attempts').selectAll('attempts').where('server_id', '=', serverId).where('user_id', '=', userId);

const attemptOf = (row: Selectable<Schema['attempts']>): Attempt => ({
  id: row.id,
  serverId: row.server_id,
  userId: row.user_id,
  occasion: row.occasion,
  puzzleId: row.puzzle_id,
  startedAt: row.started_at,
  ...(row.finished_at !== null && row.outcome !== null && { finish: { at: row.finished_at, outcome: row.outcome } }),
  line: row.line === '' ? [] : row.line.split(' '),
  wrong: row.wrong,
  slower: row.slower,
  hints: row.hints,
  hintLevel: row.hint_level,
  version: row.version,
});
