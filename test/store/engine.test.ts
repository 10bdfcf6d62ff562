import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { OneWriterDialect } from '../../src/store/postgres/dialect.js';
import { postgresEngine } from '../../src/store/postgres/engine.js';
import type { Engine } from '../../src/store/sql/engine.js';
import { sqliteEngine } from '../../src/store/sqlite/engine.js';
import { hasPostgres, makeDatabase } from '../support/postgres.js';

type Opened = { readonly db: Kysely<unknown>; close(): Promise<void> };

const ENGINES: readonly [string, Engine, boolean, () => Promise<Opened>][] = [
  [
    'SQLite',
    sqliteEngine,
    true,
    async () => {
      const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Sqlite(':memory:') }) });
      return { db, close: () => db.destroy() };
    },
  ],
  [
    'PostgreSQL',
    postgresEngine,
    hasPostgres,
    async () => {
      const { url, drop } = await makeDatabase();
      const db = new Kysely<unknown>({ dialect: new OneWriterDialect(new pg.Pool({ connectionString: url })) });
      return { db, close: () => db.destroy().then(drop) };
    },
  ],
];

for (const [name, engine, isThere, open] of ENGINES) {
  describe.runIf(isThere)(`lists and rows as one parameter, on ${name}`, () => {
    let opened: Opened;
    afterEach(() => opened.close());

    it.each([[['a', "b'", 'é']], [[1, 2, 3]], [[]]])('the list %j', async (list: (string | number)[]) => {
      opened = await open();
      const { rows } = await sql<{ found: number }>`
        select count(*) as found from ${engine.listOf(list)} as list`.execute(opened.db);
      expect(rows).toEqual([{ found: list.length }]);
    });

    it('rows keep their order, their types and what is missing', async () => {
      opened = await open();
      const given = [
        { name: 'b', count: 2 },
        { name: 'a', count: null },
      ];
      const { rows } = await sql`
        select name, count, place from ${engine.rowsOf(given, { name: 'text', count: 'integer' })}
        order by place`.execute(opened.db);
      expect(rows).toEqual(given.map((row, place) => ({ ...row, place })));
    });
  });
}
