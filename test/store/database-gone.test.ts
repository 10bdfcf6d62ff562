import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseFiles, isDatabaseGone } from '../../src/store/sqlite/database-files.js';
import { PatientDialect } from '../../src/store/sqlite/dialect.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { LOSSES } from '../support/lose-database.js';
import { BACK_RANK } from '../support/positions.js';
import { draft, from, keyOf, NOW } from './contract/bench.js';

let place: string;
let database: string;
let store: Store;

const open = async (path: string): Promise<Store> => {
  const opened = await openSqliteStore(path);
  if (!opened.ok) throw new Error(opened.fault.code);
  return opened.value;
};
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-gone-'));
  database = join(place, 'data', 'matinee.sqlite');
  store = await open(database);
});
afterEach(async () => {
  await store.close();
  await rm(place, { recursive: true });
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error: unknown) => (isDatabaseGone(error) ? 'gone' : error),
  );

describe.each(LOSSES)('when %s', (_, lose, sentence) => {
  it('no kind of change is acknowledged any more, and who watches hears why', async () => {
    const { library, notes } = store;
    await library.addOwn('club', from('own.epd'), [draft(BACK_RANK, 1)], NOW);
    expect(await outcome(notes.set('before', 'yes'))).toBe('written');
    await lose(database);

    expect(await outcome(notes.set('after', 'yes'))).toBe('gone');
    expect(await outcome(Promise.all([notes.set('one', '1'), notes.set('two', '2')]))).toBe('gone');
    expect(await outcome(library.addOwn('club', from('own.epd'), [draft(BACK_RANK, 2)], NOW))).toBe('gone');
    expect(await outcome(library.forgetProof(keyOf(BACK_RANK)))).toBe('gone');
    expect(await outcome(library.beginFolderSync(NOW).then((sync) => sync.finish('now')))).toBe('gone');
    expect(() => store.checkFiles()).toThrow(sentence);
    expect((await store.gone).message).toMatch(sentence);
  });
});

describe('what was acknowledged before', () => {
  it('is in the folder that was renamed', async () => {
    await store.notes.set('before', 'yes');
    await rename(join(place, 'data'), join(place, 'moved'));
    expect(await outcome(store.notes.set('after', 'yes'))).toBe('gone');
    await store.close();
    store = await open(join(place, 'moved', 'matinee.sqlite'));
    expect(await store.notes.get('before')).toBe('yes');
    expect(await store.notes.get('after')).toBeUndefined();
  });

  it('is saved from a journal that was removed', async () => {
    await store.notes.set('before', 'yes');
    await rm(`${database}-wal`);
    expect(await outcome(store.notes.set('after', 'yes'))).toBe('gone');
    await store.close();
    store = await open(database);
    expect(await store.notes.get('before')).toBe('yes');
  });
});

it('the journal of another database that lies there now is not deleted', async () => {
  await rename(join(place, 'data'), join(place, 'moved'));
  const other = await open(database);
  await other.notes.set('whose', 'the other one');
  expect(await outcome(store.notes.set('after', 'yes'))).toBe('gone');
  await store.close();
  expect(existsSync(`${database}-wal`)).toBe(true);
  expect(await outcome(other.notes.set('still', 'writable'))).toBe('written');
  await other.close();
});

it('a file that is put back does not undo it: what was refused meanwhile is missing in memory and on disk', async () => {
  await rename(database, `${database}.away`);
  expect(await outcome(store.notes.set('after', 'yes'))).toBe('gone');
  await rename(`${database}.away`, database);
  expect(await outcome(store.notes.set('later', 'yes'))).toBe('gone');
});

it('other files in the folder may come and go', async () => {
  await writeFile(join(place, 'data', 'notes.txt'), 'mine');
  await rm(join(place, 'data', 'notes.txt'));
  expect(await outcome(store.notes.set('after', 'yes'))).toBe('written');
});

it('SQL that was written by hand is checked like any other', async () => {
  const path = join(place, 'hand.sqlite');
  const database = new Database(path);
  database.pragma('journal_mode = WAL');
  const files = new DatabaseFiles(path);
  const db = new Kysely({ dialect: new PatientDialect({ database }, files) });
  const insert = sql`insert into notes (note) values ('one')`;
  await sql`create table notes (note text)`.execute(db);
  files.remember();
  expect(await outcome(insert.execute(db))).toBe('written');
  await rm(path);
  expect(await outcome(insert.execute(db))).toBe('gone');
  expect(await outcome(db.transaction().execute((trx) => insert.execute(trx)))).toBe('gone');
  await db.destroy();
});
