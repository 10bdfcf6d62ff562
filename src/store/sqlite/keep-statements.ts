import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Databases with their statements, for as long as the process lives. */
const kept = new Map<Sqlite.Database, Map<string, SqliteStatement>>();

/**
 * A database whose prepared statements are used again and never let go. From 24.19 on, Node ends the process when it
 * collects a statement of better-sqlite3 12 in an idle moment (13 is mended, but leaves Node 20 behind). The texts are
 * those of our own queries, a few hundred at most.
 */
export function keepStatements(file: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  kept.set(file, statements);
  return {
    close: () => void file.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const prepared = file.prepare(text) as unknown as SqliteStatement;
      const statement = text === 'rollback' ? onlyWithin(file, prepared) : prepared;
      statements.set(text, statement);
      return statement;
    },
  };
}

/**
 * On a full disk SQLite itself may have rolled the transaction back. To do so again would fail, and that fault would be
 * told instead of the disk's.
 */
const onlyWithin = (file: Sqlite.Database, rollback: SqliteStatement): SqliteStatement => ({
  reader: false,
  all: (parameters) => rollback.all(parameters),
  iterate: (parameters) => rollback.iterate(parameters),
  run: (parameters) => (file.inTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
});
