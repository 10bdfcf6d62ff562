import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { putMany } from '../support/many-puzzles.js';

let place: string;
let store: Store;
const open = async () => {
  const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
  if (!opened.ok) throw new Error(opened.fault.code);
  store = opened.value;
};
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-many-'));
  await open();
});
afterEach(async () => {
  await store.close();
  await rm(place, { recursive: true });
});

it('what waits is counted for all owners, in turns between which others get theirs', async () => {
  await store.close();
  putMany(join(place, 'matinee.sqlite'), '', 'waiting', 60_000);
  putMany(join(place, 'matinee.sqlite'), 'club', 'waiting', 30_000);
  putMany(join(place, 'matinee.sqlite'), 'club', 'sound', 100);
  await open();
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  expect(await store.library.countWaiting()).toBe(90_000);
  isCounting = false;
  // Numbers are gone through 25,000 at a time.
  expect(turns).toBeGreaterThanOrEqual(4);
});
