import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerIdOf } from '../../src/fronts/web/roster.js';
import { TRAITS_VERSION } from '../../src/puzzles/analysis/traits.js';
import { keepStatements } from '../../src/store/sqlite/keep-statements.js';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import { explainStoreFault } from '../../src/store/store.js';
import { nextDaily } from '../support/giving.js';
import { pragma } from '../support/kept-statement.js';
import { draft, from } from './contract/bench.js';

const BACK_RANK_KEY = '6k1/5ppp/8/8/8/8/8/4R1K1 w - -';
const TURNED_KEY = '6R1/8/8/8/8/5K2/8/7k w - -';

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
      expect(pragma(connection, 'journal_mode')).toBe('wal');
      expect(pragma(connection, 'synchronous')).toBe(FULL);
      expect(pragma(connection, 'foreign_keys')).toBe(1);
    }
    if (opened.ok) await opened.value.close();
  });

  it('brings a database of the first version up to date', async () => {
    const path = join(place, 'matinee.sqlite');
    await makeOldDatabase(path, '0001-first', (file) =>
      file.exec(`insert into proofs (position, mate_in, keys, solution) values
          ('${BACK_RANK_KEY}', 1, 'e1e8', x'01'), ('${TURNED_KEY}', null, null, null);
        insert into puzzles (owner, position, fen, source, line, added_at, verdict) values
          ('', '${BACK_RANK_KEY}', '${BACK_RANK_KEY} 0 1', 'old.epd', 1, 0, 'sound'),
          ('club', '${TURNED_KEY}', '${TURNED_KEY} 0 1', 'own.epd', 2, 0, 'gave up')`),
    );
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const { library, play, close } = opened.value;
    // What an earlier version gave up waits for another try.
    expect(await library.countWaiting()).toBe(1);
    expect(await library.listPuzzles({}, 0, 5)).toMatchObject([
      { id: 1, owner: '', origin: 'folder', purpose: 'daily', verdict: { kind: 'sound' } },
      { id: 2, owner: 'club', origin: 'added', purpose: 'daily' },
    ]);
    expect(await nextDaily(play, 'rivals')).toBe(1);
    expect(await play.countCommon()).toEqual([{ mateIn: 1, level: 150, count: 1 }]);
    expect(await library.listUndescribed(TRAITS_VERSION, 5)).toMatchObject([{ position: BACK_RANK_KEY }]);
    // Twins are known among the old ones.
    const drafts = [draft('1k6/ppp5/8/8/8/8/8/1K1R4 w - - 0 1', 1, 1), draft('k7/8/2K5/8/8/8/8/1R6 w - - 0 1', 2, 2)];
    expect(await library.addOwn('club', from('new.epd'), drafts, 1)).toEqual([
      { kind: 'duplicate', line: 1, of: 1, likeness: 'mirrored' },
      { kind: 'duplicate', line: 2, of: 2, likeness: 'turned' },
    ]);
    await close();
  });

  it('takes twins that an older version let a server add as one puzzle, which it had whichever was given', async () => {
    const path = join(place, 'matinee.sqlite');
    const mirrored = '1k6/ppp5/8/8/8/8/8/1K1R4 w - -';
    await makeOldDatabase(path, '0002-second-prover', (file) =>
      file.exec(`insert into proofs (position, mate_in, keys, solution) values
          ('${BACK_RANK_KEY}', 1, 'e1e8', x'01'), ('${mirrored}', 1, 'd1d8', x'01');
        insert into puzzles (owner, position, fen, source, line, added_at, verdict) values
          ('club', '${BACK_RANK_KEY}', '${BACK_RANK_KEY} 0 1', 'own.epd', 1, 0, 'sound'),
          ('club', '${mirrored}', '${mirrored} 0 1', 'own.epd', 2, 0, 'sound');
        insert into dailies (server_id, date, puzzle_id) values ('club', '2026-01-02', 1)`),
    );
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    expect(await opened.value.library.count('club')).toMatchObject({ unused: 0 });
    expect(await nextDaily(opened.value.play, 'club')).toBe(1);
    await opened.value.close();
  });

  it('makes other ids for visitors of the web, who were known by what their browsers keep secret', async () => {
    const path = join(place, 'matinee.sqlite');
    const secret = 'abcdefghijklmnopqrstuv';
    await makeOldDatabase(path, '0007-wishes', (file) =>
      file.exec(
        `insert into preferences (user_id, theme, hidden) values ('web:${secret}', 'wood', 0), ('42', 'blue', 0)`,
      ),
    );
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const { people, close } = opened.value;
    expect(await people.findPreferences(playerIdOf({ id: secret }))).toMatchObject({ theme: 'wood' });
    expect(await people.findPreferences(`web:${secret}`)).toEqual({ hidden: false });
    expect(await people.findPreferences('42')).toMatchObject({ theme: 'blue' });
    await close();
  });

  it('veils the boards of servers that were set up before, and ranks what was played as before', async () => {
    const path = join(place, 'matinee.sqlite');
    await makeOldDatabase(path, '0008-players', (file) =>
      file.exec(`insert into servers (server_id, channel_id, time, time_zone, thread, mate_in_min, mate_in_max,
          weekday_ramp, paused, language, set_by, since)
          values ('club', 'here', '09:00', 'UTC', 0, 1, 8, 1, 0, 'en', 'anna', 0);
        insert into proofs (position, mate_in, keys, solution) values ('${BACK_RANK_KEY}', 1, 'e1e8', x'01');
        insert into puzzles (owner, position, fen, source, line, added_at, verdict) values
          ('', '${BACK_RANK_KEY}', '${BACK_RANK_KEY} 0 1', 'mates.epd', 1, 0, 'sound');
        insert into dailies (server_id, date, puzzle_id) values ('club', '2026-01-02', 1);
        insert into attempts (server_id, user_id, occasion, puzzle_id, started_at, viewed_at, finished_at, outcome,
          opened_on, finished_on) values ('club', 'anna', '2026-01-02', 1, 0, 0, 9000, 'solved', '2026-01-02', '2026-01-02')`),
    );
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const { play, servers, close } = opened.value;
    expect(await servers.find('club')).toMatchObject({ board: 'veiled' });
    expect(await play.findDaily('club', '2026-01-02')).toMatchObject({ openBoard: false });
    expect(await play.listRankedSolves('club', '2026-01-02')).toEqual([{ userId: 'anna', faults: 0, time: 9000 }]);
    await close();
  });

  /** A server's boards and attempts of two days, both posted long ago. */
  const twoDays = `insert into proofs (position, mate_in, keys, solution) values ('${BACK_RANK_KEY}', 1, 'e1e8', x'01');
    insert into puzzles (owner, position, fen, source, line, added_at, verdict) values
      ('', '${BACK_RANK_KEY}', '${BACK_RANK_KEY} 0 1', 'mates.epd', 1, 0, 'sound');
    insert into dailies (server_id, date, puzzle_id) values ('club', '2026-01-02', 1), ('club', '2026-01-03', 1);
    insert into posts (server_id, kind, date, due_at, state, lease_until, tries, posted_at) values
      ('club', 'daily', '2026-01-02', 5, 'posted', 5, 0, 5000), ('club', 'daily', '2026-01-03', 5, 'posted', 5, 0, 9000);
    insert into attempts (server_id, user_id, occasion, puzzle_id, started_at, viewed_at, finished_at, outcome,
      opened_on, finished_on) values
      ('club', 'anna', '2026-01-02', 1, 0, 0, 9000, 'solved', '2026-01-02', '2026-01-02'),
      ('club', 'bert', '2026-01-02', 1, 0, 0, null, null, '2026-01-02', null),
      ('club', 'bert', '2026-01-03', 1, 0, 0, null, null, '2026-01-03', null)`;
  const boardsOf = async (path: string) => {
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const { play, close } = opened.value;
    const isOpen = async (date: string) => ({
      daily: (await play.findDaily('club', date))?.openBoard,
      unfinished: (await play.findAttempt({ serverId: 'club', userId: 'bert' }, date))?.openBoard,
    });
    const boards = { first: await isOpen('2026-01-02'), second: await isOpen('2026-01-03') };
    const ranked = await play.listRankedSolves('club', '2026-01-02');
    await close();
    return { ...boards, ranked };
  };

  it.each([
    ['0008-players', 'had no veils and left the other unposted', `delete from posts where date = '2026-01-03'`],
    [
      '0012-decided-tries',
      'has posted the other veiled',
      `update posts set posted_at = (strftime('%s', 'now') + 60) * 1000 where date = '2026-01-03'`,
    ],
  ])('ranks no more times at a board that was posted openly; a version with %s %s', async (last, _, secondDay) => {
    const path = join(place, 'matinee.sqlite');
    await makeOldDatabase(path, last, (file) => file.exec(`${twoDays}; ${secondDay}`));
    expect(await boardsOf(path)).toEqual({
      first: { daily: true, unfinished: true },
      second: { daily: false, unfinished: false },
      // What was finished before stays as it was.
      ranked: [{ userId: 'anna', faults: 0, time: 9000 }],
    });
  });

  it('keeps what a version without recaps has posted and has still to post, and lets its servers have recaps', async () => {
    const path = join(place, 'matinee.sqlite');
    await makeOldDatabase(path, '0007-wishes', (file) =>
      file.exec(`insert into servers values
          ('club', 'here', '09:00', 'UTC', null, 0, 1, 8, 1, 0, 'en', 'anna', 0, 0, 100);
        insert into posts values
          ('club', '2026-11-15', 5, 'posted', 5, 0, 'here', '77', 3, 6),
          ('club', '2026-11-16', 10, 'due', 10, 0, null, null, null, null)`),
    );
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const { posts, servers, close } = opened.value;
    expect(await servers.find('club')).toMatchObject({ recap: true });
    expect(
      await posts.findShown({ activity: 'mate', serverId: 'club', kind: 'daily', date: '2026-11-15' }, 0),
    ).toMatchObject({
      messageId: '77',
      shownSolved: 3,
    });
    expect(await posts.nextMoment()).toBe(10);
    expect(await posts.take(10, 20, 5)).toMatchObject([{ kind: 'daily', date: '2026-11-16', state: 'due' }]);
    await close();
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

/** As a Matinee wrote it that knew the migrations up to `last`. */
async function makeOldDatabase(path: string, last: string, fill: (file: Sqlite.Database) => void): Promise<void> {
  const file = new Sqlite(path);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: keepStatements(file) }) });
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  fill(file);
  await db.destroy();
}

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
