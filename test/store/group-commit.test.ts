import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Schema } from '../../src/store/schema.js';
import { GroupCommit } from '../../src/store/sql/group-commit.js';
import { keepStatements } from '../../src/store/sqlite/keep-statements.js';
import { pragma } from '../support/kept-statement.js';

let place: string;
let file: Sqlite.Database;
let commits: GroupCommit;
let statements: string[];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-commits-'));
  statements = [];
  const path = join(place, 'notes.sqlite');
  file = new Sqlite(path, { verbose: (text) => void statements.push(String(text)) });
  pragma(file, 'journal_mode = WAL');
  file.exec('create table notes (name text primary key, value text not null)');
  commits = new GroupCommit(new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepStatements(file) }) }));
});
afterEach(async () => {
  await commits.close();
  file.close();
  await rm(place, { recursive: true });
});

const note = (name: string) => async (trx: Transaction<Schema>) => {
  await trx.insertInto('notes').values({ name, value: 'noted' }).execute();
  return name;
};

/** As another program would see it: only what was committed. */
function onDisk(): string[] {
  const other = new Sqlite(join(place, 'notes.sqlite'), { readonly: true });
  const rows = keepStatements(other).prepare('select name from notes order by rowid').all([]) as { name: string }[];
  other.close();
  return rows.map(({ name }) => name);
}

const numberOfCommits = (): number => statements.filter((text) => text === 'commit').length;

it('changes of the same moment share a commit, and each is acknowledged when it is on disk', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `note ${index}`);
  const seen = await Promise.all(
    names.map(async (name) => {
      const value = await commits.write('nobody waits', note(name));
      return onDisk().includes(value);
    }),
  );
  expect(seen).toEqual(names.map(() => true));
  expect(onDisk()).toEqual(names);
  expect(numberOfCommits()).toBeLessThan(names.length / 2);
});

it('what somebody waits for is written before what nobody waits for', async () => {
  const behind = ['first', 'second'].map((name) => commits.write('nobody waits', note(name)));
  await commits.write('somebody waits', note('urgent'));
  await Promise.all(behind);
  expect(onDisk()).toEqual(['urgent', 'first', 'second']);
});

it('much work is divided, and everybody else gets their turn in between', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  const slow = (name: string) => (trx: Transaction<Schema>) => {
    for (const end = performance.now() + 4; performance.now() < end; );
    return note(name)(trx);
  };
  await Promise.all(Array.from({ length: 20 }, (_, index) => commits.write('somebody waits', slow(`note ${index}`))));
  clearInterval(ticking);
  expect(numberOfCommits()).toBeGreaterThan(3);
  expect(turns).toBeGreaterThan(3);
});

it('one that fails hears of its own fault; the others are written all the same, once', async () => {
  await commits.write('nobody waits', note('there already'));
  const outcomes = await Promise.allSettled(
    ['before', 'there already', 'after'].map((name) => commits.write('nobody waits', note(name))),
  );
  expect(outcomes).toMatchObject([
    { value: 'before' },
    { reason: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } },
    { value: 'after' },
  ]);
  expect(onDisk()).toEqual(['there already', 'before', 'after']);
});

it('one that fails alone, or by a bug, is told as well, and the next goes on', async () => {
  const bug = () => Promise.reject(new Error('a bug'));
  await expect(commits.write('nobody waits', bug)).rejects.toThrow('a bug');
  await expect(commits.write('somebody waits', bug)).rejects.toThrow('a bug');
  const bugAtOnce = () => {
    throw new Error('a bug');
  };
  await expect(commits.write('nobody waits', bugAtOnce)).rejects.toThrow('a bug');
  expect(await commits.write('nobody waits', note('next'))).toBe('next');
  expect(onDisk()).toEqual(['next']);
});

it('when nothing can be written any more, everybody is told', async () => {
  const waiting = ['a', 'b', 'c'].map((name) => commits.write('nobody waits', note(name)));
  file.close();
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('a change that follows at once upon another is not left lying', async () => {
  for (let round = 0; round < 30; round++) {
    await commits.write(round % 2 ? 'somebody waits' : 'nobody waits', note(`note ${round}`));
  }
  expect(onDisk()).toHaveLength(30);
});

it('closing writes what is left', async () => {
  const left = commits.write('nobody waits', note('last'));
  await commits.close();
  expect(onDisk()).toEqual(['last']);
  await left;
});
