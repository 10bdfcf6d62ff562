import { createServer } from 'node:net';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/open.js';
import { keepStatements } from '../../src/store/sqlite/keep-statements.js';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.js';
import { explainStoreFault } from '../../src/store/store.js';
import { hasPostgres, makeDatabase, type TestDatabase } from '../support/postgres.js';

describe.runIf(hasPostgres)('a PostgreSQL database', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await makeDatabase();
  });
  afterEach(() => database.drop());

  const ask = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };
  const open = async () => {
    const opened = await openPostgresStore(database.url);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    return opened.value;
  };
  const faultOf = async (change: (url: URL) => void): Promise<string> => {
    const url = new URL(database.url);
    change(url);
    const opened = await openPostgresStore(url.href);
    if (opened.ok) throw new Error('it was opened');
    return `${opened.fault.code}: ${explainStoreFault(opened.fault)}`;
  };

  it('has the same tables and columns as SQLite', async () => {
    await (await open()).close();
    const ours = await ask<{ table: string; column: string }>(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name in (
        select table_name from information_schema.tables where table_type = 'BASE TABLE')`);
    expect(listed(ours)).toEqual(listed(await sqliteColumns()));
  });

  it('keeps what was written, also when it is opened again', async () => {
    const store = await open();
    await store.notes.set('greeting', 'hello');
    await store.close();
    const again = await open();
    expect(await again.notes.get('greeting')).toBe('hello');
    await again.close();
  });

  it('goes on after its connections were lost', async () => {
    const log = { error: vi.fn() };
    const opened = await openPostgresStore(database.url, { log });
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const { notes, close } = opened.value;
    await notes.set('greeting', 'hello');
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'matinee'`);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
    expect(await notes.get('greeting')).toBe('hello');
    await close();
  });

  it('says what to do when nobody answers there', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const address = free.address();
    await new Promise((resolve) => free.close(resolve));
    const port = typeof address === 'object' ? address?.port : undefined;
    const opened = await openPostgresStore(`postgres://anna:secret@127.0.0.1:${port}/matinee`);
    const text = opened.ok ? '' : explainStoreFault(opened.fault);
    expect(text).toMatch(/matinee on 127\.0\.0\.1:\d+ cannot be reached .*DATABASE_URL/);
    expect(text).not.toContain('secret');
  });

  it('says what to do when it does not exist', async () => {
    expect(await faultOf((url) => (url.pathname = '/nowhere'))).toMatch(/^no such database: .*createdb/);
  });

  it('says what to do when the server does not know the user', async () => {
    expect(await faultOf((url) => url.searchParams.set('user', 'stranger'))).toMatch(/^wrong password: .*DATABASE_URL/);
  });

  it('says what to do when the user may not create tables', async () => {
    const name = `guest_${process.pid}`;
    await ask(`create user ${name}`);
    const told = await faultOf((url) => url.searchParams.set('user', name));
    await ask(`drop owned by ${name}; drop user ${name}`);
    expect(told).toMatch(/^not permitted: .*owner/);
  });

  it('says what to do when it was written by a newer version', async () => {
    await (await open()).close();
    await ask(`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00.000Z')`);
    expect(await faultOf(() => {})).toMatch(/^newer version: .*Update Matinee/);
  });
});

async function sqliteColumns(): Promise<readonly { table: string; column: string }[]> {
  const file = new Sqlite(':memory:');
  const sqlite = keepStatements(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  for (const migration of Object.values(MIGRATIONS)) {
    // One of them asks when another was made.
    await db.schema
      .createTable('kysely_migration')
      .ifNotExists()
      .addColumn('name', 'text')
      .addColumn('timestamp', 'text')
      .execute();
    await migration.up(db);
  }
  const rows = sqlite
    .prepare(`select tables.name as "table", columns.name as "column" from sqlite_master as tables,
      pragma_table_info(tables.name) as columns where tables.type = 'table' and tables.name not like 'sqlite_%'`)
    .all([]) as { table: string; column: string }[];
  await db.destroy();
  return rows;
}

const listed = (columns: readonly { table: string; column: string }[]): readonly string[] =>
  columns
    .filter(({ table }) => !table.startsWith('kysely_'))
    .map(({ table, column }) => `${table}.${column}`)
    .sort();
