import type { LibraryStore } from '../../puzzles/library-store.js';
import type { Database } from './engine.js';
import type { SolutionCache } from './solution-cache.js';
import { makeAddingStore } from './sql-adding.js';
import { makePuzzleChangeStore } from './sql-changes.js';
import { makeFolderStore } from './sql-folder.js';
import { makeFolderFaultStore } from './sql-folder-faults.js';
import { makeOwnPuzzleStore } from './sql-own-puzzles.js';
import { makeProofUpkeepStore } from './sql-proof-upkeep.js';
import { makeProofStore } from './sql-proofs.js';
import { makePuzzleStore } from './sql-puzzles.js';
import { makeStockStore } from './sql-stock.js';
import { makeWaitingStore } from './sql-waiting.js';
import { makeWishStore } from './sql-wishes.js';

export const makeLibraryStore = (database: Database, solutions: SolutionCache): LibraryStore => ({
  ...makeFolderStore(database),
  ...makeFolderFaultStore(database),
  ...makeAddingStore(database),
  ...makePuzzleStore(database),
  ...makePuzzleChangeStore(database),
  ...makeStockStore(database),
  ...makeOwnPuzzleStore(database),
  ...makeWishStore(database),
  ...makeWaitingStore(database),
  ...makeProofStore(database, solutions),
  ...makeProofUpkeepStore(database),
});
