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
      const statement = file.prepare(text) as unknown as SqliteStatement;
      statements.set(text, statement);
      return statement;
    },
  };
}
