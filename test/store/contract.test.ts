import { afterEach, beforeEach, describe } from 'vitest';
import { ENGINES, type StorePlace } from '../support/engines.js';
import { makeBench } from './contract/bench.js';
import { boardsContract } from './contract/boards.js';
import { changesContract } from './contract/changes.js';
import { folderContract } from './contract/folder.js';
import { libraryContract } from './contract/library.js';
import { notesContract } from './contract/notes.js';
import { playingContract } from './contract/playing.js';
import { postsContract } from './contract/posts.js';
import { practiceContract } from './contract/practice.js';
import { provingContract } from './contract/proving.js';
import { recapsContract } from './contract/recaps.js';
import { recordsContract } from './contract/records.js';
import { undecidedContract } from './contract/undecided.js';
import { wishesContract } from './contract/wishes.js';

describe.each(ENGINES)('the store on $name', ({ isThere, makePlace }) => {
  describe.runIf(isThere)('keeps its contract', () => contract(makePlace));
});

function contract(makePlace: () => Promise<StorePlace>): void {
  let place: StorePlace;
  beforeEach(async () => {
    place = await makePlace();
  });
  afterEach(() => place.remove());

  const bench = makeBench(() => place.open());

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
}
