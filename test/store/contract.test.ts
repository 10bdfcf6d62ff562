import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
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

/** Every engine opens a store at a place of its own, empty at first, and can open it again. */
const ENGINES = {
  SQLite: (place: string) => openSqliteStore(join(place, 'store.sqlite')),
};

describe.each(Object.entries(ENGINES))('the store on %s', (_, engine) => {
  let place: string;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'matinee-store-'));
  });
  afterEach(() => rm(place, { recursive: true }));

  const bench = makeBench(async () => {
    const opened = await engine(place);
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
