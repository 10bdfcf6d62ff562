import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { positionKey } from '../../src/games/chess/position.js';
import { isDiskFull } from '../../src/shared/storage.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { pragma } from '../support/kept-statement.js';
import { BACK_RANK } from '../support/positions.js';
import { answer, draft, from, keyOf, manyDrafts, NOW } from './contract/bench.js';

const BUDGET = { milliseconds: 1000, megabytes: 64 };

let place: string;
let store: Store;
/** Leaves room for so many more pages of the database. */
let leaveRoom: (pages: number) => void;

const open = async () => {
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
  const [connection] = prepare.mock.contexts as Sqlite.Database[];
  prepare.mockRestore();
  if (!opened.ok || !connection) throw new Error('it was not opened');
  store = opened.value;
  leaveRoom = (pages) => {
    const taken = pragma(connection, 'page_count') as number;
    pragma(connection, `max_page_count = ${taken + pages}`);
  };
};
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-full-'));
  await open();
});
afterEach(async () => {
  await store.close();
  await rm(place, { recursive: true });
});

const refused = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error: unknown) => (isDiskFull(error) ? 'disk full' : error),
  );

it('an import that fills the disk keeps what it had taken, and goes on when there is room', async () => {
  const many = manyDrafts(400);
  leaveRoom(20);
  expect(await refused(store.library.addCommon('added', from('big.epd'), many, NOW))).toBe('disk full');
  const kept = await store.library.countPuzzles({});
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(400);
  // The next one is refused as clearly, and reading goes on.
  expect(await refused(store.library.addCommon('added', from('big.epd'), many, NOW))).toBe('disk full');
  expect(await store.library.countWaiting()).toBe(kept);

  await store.close();
  await open();
  const again = await store.library.addCommon('added', from('big.epd'), many, NOW);
  expect(again.filter(({ kind }) => kind === 'known')).toHaveLength(kept);
  expect(again.filter(({ kind }) => kind === 'added')).toHaveLength(400 - kept);
});

it('a folder that fills the disk is not taken, and nothing of it withdrawn', async () => {
  const many = manyDrafts(400);
  const first = await store.library.beginFolderSync(NOW);
  await first.take(from('a.epd'), [draft(BACK_RANK, 1)]);
  await first.finish('before');
  leaveRoom(20);
  const second = await store.library.beginFolderSync(NOW);
  expect(await refused(second.take(from('b.epd'), many))).toBe('disk full');
  expect(await store.library.folderFingerprint()).toBeUndefined();
  expect(await store.library.countPuzzles({ ids: [1] })).toBe(1);
});

it('answers that do not fit any more are told so, and their puzzles wait; smaller ones are kept', async () => {
  const { library } = store;
  const many = manyDrafts(60);
  await library.addCommon('added', from('big.epd'), [...many, draft(BACK_RANK, 1, 61)], NOW);
  const proof = answer(BACK_RANK, 1);
  if (proof.kind !== 'mate') throw new Error('no mate');
  const large = { ...proof, solution: new Uint8Array(20_000).fill(7) };
  leaveRoom(30);
  const outcomes = await Promise.all([
    ...many.map(({ position }) => refused(library.saveAnswer(positionKey(position), large, BUDGET))),
    refused(library.saveAnswer(keyOf(BACK_RANK), { kind: 'no mate', within: 1, effort: proof.effort }, BUDGET)),
  ]);
  const written = outcomes.filter((outcome) => outcome === 'written').length;
  expect(outcomes.at(-1)).toBe('written');
  expect(outcomes.filter((outcome) => outcome === 'disk full')).toHaveLength(61 - written);
  expect(written).toBeLessThan(61);
  expect(await library.countWaiting()).toBe(61 - written);
});
