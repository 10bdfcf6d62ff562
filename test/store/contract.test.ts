import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe } from 'vitest';
import type { Result } from '../../src/shared/result.js';
import { openPostgresStore } from '../../src/store/postgres/open.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store, StoreFault } from '../../src/store/store.js';
import { hasPostgres, makeDatabase } from '../support/postgres.js';
import { makeBench } from './contract/bench.js';
import { boardsContract } from './contract/boards.js';
import { changesContract } from './contract/changes.js';
import { folderContract } from './contract/folder.js';
import { libraryContract } from './contract/library.js';
import { notesContract } from './contract/notes.js';
import { playingContract } from './contract/playing.js';
import { postsContract } from './contract/posts.js';
import { practiceContract, practiceCountsContract } from './contract/practice.js';
import { provingContract } from './contract/proving.js';
import { recapsContract } from './contract/recaps.js';
import { recordsContract } from './contract/records.js';
import { undecidedContract } from './contract/undecided.js';
import { wishesContract } from './contract/wishes.js';

interface Place {
  open(): Promise<Result<Store, StoreFault>>;
  remove(): Promise<void>;
}

/** Every engine makes a place of its own for a store, empty at first, which can be opened again. */
const ENGINES: readonly [string, boolean, () => Promise<Place>][] = [
  [
    'SQLite',
    true,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'matinee-store-'));
      return {
        open: () => openSqliteStore(join(folder, 'store.sqlite')),
        remove: () => rm(folder, { recursive: true }),
      };
    },
  ],
  [
    'PostgreSQL',
    hasPostgres,
    async () => {
      const { url, drop } = await makeDatabase();
      return { open: () => openPostgresStore(url), remove: drop };
    },
  ],
];

for (const [name, isThere, makePlace] of ENGINES) {
  describe.runIf(isThere)(`the store on ${name}`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await makePlace();
    });
    afterEach(() => place.remove());

    const bench = makeBench(async () => {
      const opened = await place.open();
      if (!opened.ok) throw new Error(opened.fault.code);
      return opened.value;
    });

    describe('the folder', () => folderContract(bench));
    describe('the library', () => libraryContract(bench));
    describe('changes', () => changesContract(bench));
    describe('records', () => recordsContract(bench));
    describe('proving', () => provingContract(bench));
    describe('undecided proofs', () => undecidedContract(bench));
    describe('wishes', () => wishesContract(bench));
    describe('playing', () => playingContract(bench));
    describe('boards', () => boardsContract(bench));
    describe('posts', () => postsContract(bench));
    describe('recaps', () => recapsContract(bench));
    describe('notes', () => notesContract(bench));
    describe('practice', () => practiceContract(bench));
    describe('practice', () => practiceCountsContract(bench));
  });
}
