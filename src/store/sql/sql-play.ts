import { sql } from 'kysely';
import { decodeSolution } from '../../engine/mate/encode.js';
import { MATE } from '../../play/activity.js';
import type { PlayStore } from '../../play/play-store.js';
import type { Puzzle } from '../../play/puzzle.js';
import type { Database } from './engine.js';
import { themesOf } from './judged-rows.js';
import { listOpenBoards } from './open-boards.js';
import { findUnpractised, hasPracticePuzzle } from './practice-candidates.js';
import type { SolutionCache } from './solution-cache.js';
import { makeAttemptStore } from './sql-attempts.js';
import { makeDailyStock } from './sql-daily-stock.js';
import { findServer } from './sql-servers.js';

export function makePlayStore(database: Database, solutions: SolutionCache): PlayStore {
  const { db, engine } = database;
  const attempts = makeAttemptStore(database, MATE);

  const puzzles = () =>
    db
      .selectFrom('puzzles')
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .leftJoin('puzzle_ratings', (join) =>
        join
          .onRef('puzzle_ratings.puzzle_id', '=', 'puzzles.id')
          .on('puzzle_ratings.activity', '=', MATE)
          // Purposes and pools have the same names.
          .onRef('puzzle_ratings.pool', '=', sql`puzzles.purpose`),
      )
      .select(['puzzles.id', 'puzzles.fen', 'puzzles.name', 'puzzles.comment'])
      .select(['proofs.mate_in', 'proofs.difficulty', 'proofs.themes', 'rating', 'deviation']);

  const findPuzzle = async (puzzleId: number): Promise<Puzzle | undefined> => {
    const row = await puzzles().where('puzzles.id', '=', puzzleId).executeTakeFirst();
    return row && puzzleOf(row);
  };

  return {
    ...attempts,
    ...makeDailyStock(db),
    findPuzzle,
    findServer: (serverId) => findServer(db, serverId),

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

    async fixDaily(serverId, date, wanted) {
      const { puzzleId, openBoard } = await attempts.giveDaily(serverId, date, wanted);
      const puzzle = await findPuzzle(puzzleId);
      if (!puzzle) throw new Error(`puzzle ${puzzleId} was made a daily without a proof`);
      return { ...puzzle, openBoard };
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

    listOpenBoards: (member, today, puzzleIds) => listOpenBoards(db, engine, member, today, puzzleIds),

    hasPracticePuzzle: (member, wishes) => hasPracticePuzzle(db, member, wishes),

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
