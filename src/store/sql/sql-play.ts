import { sql } from 'kysely';
import { decodeSolution } from '../../engine/mate/encode.js';
import type { AttackNode } from '../../engine/mate/solution.js';
import { MATE } from '../../play/activity.js';
import type { WrongTry } from '../../play/attempt-store.js';
import type { PlayStore } from '../../play/play-store.js';
import type { Puzzle } from '../../play/puzzle.js';
import { attemptOf, attemptsOf } from './attempt-rows.js';
import type { Database } from './engine.js';
import { themesOf } from './judged-rows.js';
import { listOpenBoards } from './open-boards.js';
import { findPracticeLengths, findPracticeStock, findUnpractised } from './practice-candidates.js';
import { findServerDay } from './server-rows.js';
import type { SolutionCache } from './solution-cache.js';
import { makeAttemptStore } from './sql-attempts.js';
import { makeDailyStock } from './sql-daily-stock.js';

/** Purposes and pools have the same names. */
const IS_ITS_RATING = sql<boolean>`puzzle_ratings.puzzle_id = puzzles.id and puzzle_ratings.activity = ${sql.lit(MATE)}
  and puzzle_ratings.pool = puzzles.purpose`;

/** All wrong tries of an attempt in one text, such as `0 h5h7,2 g1g7`. */
const TRIED = sql<string | null>`(
  select string_agg(ply || ' ' || move, ',') from tries where tries.attempt_id = attempts.id)`;

const triesOf = (tried: string | null): readonly WrongTry[] =>
  (tried?.split(',') ?? []).map((each) => {
    const [ply = '', move = ''] = each.split(' ');
    return { ply: Number(ply), move };
  });

export function makePlayStore(database: Database, solutions: SolutionCache): PlayStore {
  const { db, engine } = database;
  const attempts = makeAttemptStore(database, MATE);

  const puzzles = () =>
    db
      .selectFrom('puzzles')
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .leftJoin('puzzle_ratings', (join) => join.on(IS_ITS_RATING))
      .select(['puzzles.id', 'puzzles.fen', 'puzzles.name', 'puzzles.comment'])
      .select(['proofs.mate_in', 'proofs.difficulty', 'proofs.themes', 'rating', 'deviation']);

  const findPuzzle = async (puzzleId: number): Promise<Puzzle | undefined> => {
    const row = await puzzles().where('puzzles.id', '=', puzzleId).executeTakeFirst();
    return row && puzzleOf(row);
  };

  /** Keeps it for the next who asks. */
  const unpack = (
    puzzleId: number,
    { position, solution }: { readonly position: string; readonly solution: Uint8Array | null },
  ): AttackNode => {
    if (!solution) throw new Error(`puzzle ${puzzleId} has no stored solution`);
    const root = decodeSolution(solution);
    solutions.set(puzzleId, position, root);
    return root;
  };

  return {
    ...attempts,
    ...makeDailyStock(db),
    findPuzzle,
    findServerDay: (serverId, upTo) => findServerDay(db, serverId, upTo),

    async findLooks(member, puzzleRef) {
      const latest = attemptsOf(db, MATE, member)
        .clearSelect()
        .select('attempts.id')
        .orderBy('viewed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1);
      const latestOpen = latest.where('finished_at', 'is', null);
      const rows = await attemptsOf(db, MATE, member)
        .leftJoin('puzzles', 'puzzles.id', 'attempts.puzzle_id')
        .leftJoin('proofs', 'proofs.position', 'puzzles.position')
        .leftJoin('puzzle_ratings', (join) => join.on(IS_ITS_RATING))
        .select(['puzzles.fen', 'puzzles.name', 'puzzles.comment', 'proofs.mate_in', 'proofs.themes'])
        .select(['proofs.difficulty as proof_difficulty', 'rating', 'deviation', TRIED.as('tried')])
        .where((eb) =>
          eb.or([
            eb('attempts.id', '=', latest),
            eb('attempts.id', '=', latestOpen),
            ...(puzzleRef === undefined ? [] : [eb('attempts.occasion', '=', puzzleRef)]),
          ]),
        )
        .orderBy('viewed_at', 'desc')
        .orderBy('attempts.id', 'desc')
        .execute();
      return rows.map((row, index) => ({
        attempt: attemptOf(row),
        puzzle: puzzleOf({ ...row, id: row.puzzle_id, fen: row.fen ?? '', difficulty: row.proof_difficulty }),
        wrongTries: triesOf(row.tried),
        isLatest: index === 0,
      }));
    },

    async loadPuzzle(puzzleId) {
      const known = solutions.get(puzzleId);
      if (known) {
        const puzzle = await findPuzzle(puzzleId);
        return puzzle && { puzzle, root: known };
      }
      const row = await puzzles()
        .select(['proofs.position', 'proofs.solution'])
        .where('puzzles.id', '=', puzzleId)
        .executeTakeFirst();
      const puzzle = row && puzzleOf(row);
      if (!puzzle) return undefined;
      return { puzzle, root: unpack(puzzleId, row) };
    },

    async findDaily(serverId, date) {
      const row = await puzzles()
        .innerJoin('dailies', 'dailies.puzzle_id', 'puzzles.id')
        .select('dailies.open_board')
        .where('dailies.server_id', '=', serverId)
        .where('dailies.date', '=', date)
        .where('dailies.activity', '=', MATE)
        .executeTakeFirst();
      const puzzle = row && puzzleOf(row);
      return puzzle && { ...puzzle, openBoard: row.open_board !== 0 };
    },

    async loadSolution(puzzleId) {
      const known = solutions.get(puzzleId);
      if (known) return known;
      const row = await db
        .selectFrom('puzzles')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select(['proofs.position', 'proofs.solution'])
        .where('puzzles.id', '=', puzzleId)
        .executeTakeFirstOrThrow();
      return unpack(puzzleId, row);
    },

    listOpenBoards: (member, today, puzzleIds) => listOpenBoards(db, engine, member, today, puzzleIds),

    findPracticeStock: (member, wishes) => findPracticeStock(db, member, wishes),
    findPracticeLengths: (member, wishes) => findPracticeLengths(db, member, wishes),

    async findUnpractised(member, wishes) {
      const id = await findUnpractised(db, member, wishes);
      return id === undefined ? undefined : findPuzzle(id);
    },
  };
}

interface PuzzleRow {
  readonly id: number;
  readonly fen: string;
  readonly name: string | null;
  readonly comment: string | null;
  readonly mate_in: number | null;
  readonly difficulty: number | null;
  readonly themes: string | null;
  readonly rating: number | null;
  readonly deviation: number | null;
}

/** Undefined when its proof was taken back. */
function puzzleOf(row: PuzzleRow): Puzzle | undefined {
  if (row.mate_in === null) return undefined;
  return {
    id: row.id,
    fen: row.fen,
    mateIn: row.mate_in,
    themes: themesOf(row.themes),
    ...(row.difficulty !== null && { difficulty: row.difficulty }),
    ...(row.rating !== null && row.deviation !== null && { rating: { rating: row.rating, deviation: row.deviation } }),
    ...(row.name !== null && { name: row.name }),
    ...(row.comment !== null && { comment: row.comment }),
  };
}
