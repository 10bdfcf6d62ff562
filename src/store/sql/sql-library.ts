import type { LibraryStore } from '../../puzzles/library-store.js';
import type { Database } from './engine.js';
import type { SolutionCache } from './solution-cache.js';
import { makeAddingQueries } from './sql-adding.js';
import { makeChangeQueries } from './sql-changes.js';
import { makeCountQueries } from './sql-counts.js';
import { makeFolderQueries } from './sql-folder.js';
import { makeProofUpkeepQueries } from './sql-proof-upkeep.js';
import { makeProofQueries } from './sql-proofs.js';
import { makeRecordQueries } from './sql-records.js';
import { makeReportQueries } from './sql-reports.js';
import { makeWaitingQueries } from './sql-waiting.js';
import { makeWishQueries } from './sql-wishes.js';

export const makeLibraryStore = (database: Database, solutions: SolutionCache): LibraryStore => ({
  ...makeFolderQueries(database),
  ...makeAddingQueries(database),
  ...makeChangeQueries(database),
  ...makeWaitingQueries(database),
  ...makeProofQueries(database, solutions),
  ...makeProofUpkeepQueries(database),
  ...makeReportQueries(database),
  ...makeRecordQueries(database),
  ...makeCountQueries(database),
  ...makeWishQueries(database),
});
