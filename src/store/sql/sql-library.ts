import type { SqliteDatabase } from 'kysely';
import type { LibraryStore } from '../../puzzles/library-store.js';
import type { Database } from './engine.js';
import type { SolutionCache } from './solution-cache.js';
import { makeAddingQueries } from './sql-adding.js';
import { makeChangeQueries } from './sql-changes.js';
import { makeCountQueries } from './sql-counts.js';
import { makeFolderQueries } from './sql-folder.js';
import { makeProofQueries } from './sql-proofs.js';
import { makeRecordQueries } from './sql-records.js';
import { makeReportQueries } from './sql-reports.js';
import { makeTraitQueries } from './sql-traits.js';
import { makeWaitingQueries } from './sql-waiting.js';
import { makeWishQueries } from './sql-wishes.js';

export const makeLibraryStore = (
  { db, commits }: Database,
  solutions: SolutionCache,
  database?: SqliteDatabase,
): LibraryStore => ({
  ...makeFolderQueries(db),
  ...makeAddingQueries(db),
  ...makeChangeQueries(db),
  ...makeWaitingQueries(db),
  ...makeProofQueries(db, database as SqliteDatabase, commits, solutions),
  ...makeTraitQueries(db, commits),
  ...makeReportQueries(db),
  ...makeRecordQueries(db),
  ...makeCountQueries(db),
  ...makeWishQueries(db, commits),
});
