import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, sql } from 'kysely';
import { fail, ok, type Result } from '../../shared/result.js';
import { isDiskFull } from '../../shared/storage.js';
import type { Schema } from '../schema.js';
import { GroupCommit } from '../sql/group-commit.js';
import { makeStore } from '../sql/make-store.js';
import type { Store, StoreFault } from '../store.js';
import { DatabaseFiles } from './database-files.js';
import { PatientDialect, STANDSTILL_MS } from './dialect.js';
import { sqliteEngine } from './engine.js';
import { keepStatements } from './keep-statements.js';
import { MIGRATIONS } from './migrations.js';

/** Opens the database file, making it and its folder where they are missing, and brings its schema up to date. */
export async function openSqliteStore(path: string, now = Date.now): Promise<Result<Store, StoreFault>> {
  let file: Sqlite.Database | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    file = new Sqlite(path, { timeout: 5000 });
    const database = keepStatements(file);
    database.prepare('pragma journal_mode = WAL').all([]);
    // What the bot has acknowledged must be on disk; better-sqlite3 is built with NORMAL for WAL.
    database.prepare('pragma synchronous = FULL').run([]);
    database.prepare('pragma foreign_keys = ON').run([]);
    // What is deleted or overwritten is gone from the file as well: people may ask for that.
    database.prepare('pragma secure_delete = ON').all([]);
    const files = new DatabaseFiles(path);
    const db = new Kysely<Schema>({ dialect: new PatientDialect({ database }, files) });
    await migrate(db);
    files.remember();
    // Nobody is served before this; from now on the event loop must not stand still.
    database.prepare(`pragma busy_timeout = ${STANDSTILL_MS}`).all([]);
    const commits = new GroupCommit(db);
    return ok({
      ...makeStore({ db, commits, engine: sqliteEngine, now }),
      gone: files.gone,
      checkFiles: () => files.check(),
      async close() {
        await commits.close();
        if (!files.hasForeignJournal()) await db.destroy();
      },
    });
  } catch (error) {
    file?.close();
    return fail(storeFault(error, path));
  }
}

/** All of a migration or nothing of it: Kysely does not do this for SQLite by itself. */
async function migrate(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await migrator.migrateToLatest();
    await (error ? sql`rollback` : sql`commit`).execute(connection);
    if (error) throw error;
  });
}

function storeFault(error: unknown, path: string): StoreFault {
  const code = String((error as { code?: unknown }).code ?? '');
  const reason = error instanceof Error ? error.message : String(error);
  if (isDiskFull(error)) return { code: 'disk full', path };
  if (code.startsWith('SQLITE_READONLY')) return { code: 'read-only', path };
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return { code: 'not a database', path };
  if (reason.includes('corrupted migrations')) return { code: 'newer version', path };
  return { code: 'cannot open', path, reason };
}
