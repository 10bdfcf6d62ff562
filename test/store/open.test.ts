import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/open-sqlite.js';
import { explainStoreFault } from '../../src/store/store.js';

/** SQLite's number for it: 0 is OFF, 1 is NORMAL. */
const FULL = 2;

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-open-'));
  await chmod(place, 0o755);
});
afterEach(() => rm(place, { recursive: true, force: true }));

const faultOf = async (path: string): Promise<string> => {
  const opened = await openSqliteStore(path);
  if (opened.ok) throw new Error('it was opened');
  return `${opened.fault.code}: ${explainStoreFault(opened.fault)}`;
};

describe('opening the database', () => {
  it('makes a missing folder', async () => {
    const opened = await openSqliteStore(join(place, 'deep', 'data', 'matinee.sqlite'));
    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.value.close();
  });

  it('writes what it acknowledges to disk: WAL with full synchronisation', async () => {
    // How hard a connection synchronises is its own affair, not the file's: the one in use has to be asked.
    const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
    const opened = await openSqliteStore(join(place, 'matinee.sqlite'));
    const connections = new Set(prepare.mock.contexts as Sqlite.Database[]);
    prepare.mockRestore();
    expect(connections.size).toBe(1);
    for (const connection of connections) {
      expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(connection.pragma('synchronous', { simple: true })).toBe(FULL);
      expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
    }
    if (opened.ok) await opened.value.close();
  });

  it('lets what an earlier version gave up wait for another try', async () => {
    const path = join(place, 'matinee.sqlite');
    const before = await openSqliteStore(path);
    if (before.ok) await before.value.close();
    const file = new Sqlite(path);
    file.exec(`delete from kysely_migration where name = '0002-second-prover';
      insert into proofs (position) values ('there');
      insert into puzzles (owner, position, fen, source, line, added_at, verdict)
        values ('', 'there', '8/8/8/8/8/8/8/8 w - - 0 1', 'old.epd', 1, 0, 'gave up')`);
    file.close();
    const after = await openSqliteStore(path);
    if (!after.ok) throw new Error(explainStoreFault(after.fault));
    expect(await after.value.library.countWaiting()).toBe(1);
    await after.value.close();
  });

  it('says what to do when the folder is a file', async () => {
    await writeFile(join(place, 'data'), '');
    expect(await faultOf(join(place, 'data', 'matinee.sqlite'))).toMatch(/cannot open: .*DATA_DIR/);
  });

  it('says what to do when the file is no database', async () => {
    await writeFile(
      join(place, 'matinee.sqlite'),
      'just a text, and long enough to be looked at as a header. '.repeat(20),
    );
    expect(await faultOf(join(place, 'matinee.sqlite'))).toMatch(/^not a database: .*Move it away/);
  });

  it('says what to do when it was written by a newer version', async () => {
    const path = join(place, 'matinee.sqlite');
    const opened = await openSqliteStore(path);
    if (opened.ok) await opened.value.close();
    const file = new Sqlite(path);
    file.exec(`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00.000Z')`);
    file.close();
    expect(await faultOf(path)).toMatch(/^newer version: .*Update Matinee/);
  });

  it('says what to do when the folder is read-only', async () => {
    const folder = join(place, 'data');
    await mkdir(folder);
    await chmod(folder, 0o555);
    expect(await asNobody(() => faultOf(join(folder, 'matinee.sqlite')))).toMatch(
      /cannot open: .*Make its folder writable/,
    );
  });

  it('says what to do when the database itself is read-only', async () => {
    const path = join(place, 'matinee.sqlite');
    const opened = await openSqliteStore(path);
    if (opened.ok) await opened.value.close();
    await chmod(path, 0o444);
    await chmod(place, 0o555);
    expect(await asNobody(() => faultOf(path))).toMatch(/^read-only: .*write access/);
    await chmod(place, 0o755);
  });
});

/** Root may write anywhere: as root, the permission bits only mean something to somebody else. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const root = process.geteuid?.() === 0;
  if (root) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (root) process.seteuid?.(0);
  }
}
