import { Kysely, Migrator } from 'kysely';
import pg from 'pg';
import type { Logger } from '../../shared/log.js';
import { fail, ok, type Result } from '../../shared/result.js';
import type { Schema } from '../schema.js';
import { GroupCommit } from '../sql/group-commit.js';
import { makeStore } from '../sql/make-store.js';
import type { Store, StoreFault } from '../store.js';
import { OneWriterDialect } from './dialect.js';
import { postgresEngine } from './engine.js';
import { MIGRATIONS } from './migrations.js';

interface Options {
  readonly now?: () => number;
  readonly log?: Pick<Logger, 'error'>;
}

/** One writes at a time; the others are for those who read meanwhile. */
const MOST_CONNECTIONS = 8;

/** A server that does not answer for so long counts as unreachable. */
const CONNECT_MS = 10_000;

/** Opens a database on a PostgreSQL server and brings its schema up to date. The database must exist. */
export async function openPostgresStore(url: string, options: Options = {}): Promise<Result<Store, StoreFault>> {
  const { now = Date.now, log } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'matinee',
    // What the bot has acknowledged must be on disk, whatever the server is usually content with.
    options: '-c synchronous_commit=on',
  });
  // An idle connection was lost: the next one who asks gets another. Without a listener Node would end the process.
  pool.on('error', (error) => log?.error({ err: error }, 'a connection to the database was lost'));
  const db = new Kysely<Schema>({ dialect: new OneWriterDialect(pool) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } catch (error) {
    await db.destroy().catch(() => {});
    return fail(storeFault(error, nameOf(url)));
  }
  const commits = new GroupCommit(db);
  return ok({
    ...makeStore({ db, commits, engine: postgresEngine, now }),
    // There are no files that could be removed.
    gone: new Promise(() => {}),
    checkFiles: () => {},
    async close() {
      await commits.close();
      await db.destroy();
    },
  });
}

/** The address without its password, which stands in no log. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const parsed = new URL(url);
  return `${parsed.pathname.slice(1)} on ${parsed.searchParams.get('host') ?? (parsed.host || 'this machine')}`;
}

/** By what PostgreSQL and the network call it: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT', 'ECONNRESET'];
const STARTING_OR_STOPPING = /^57P0/;
const WRONG_PASSWORD = ['28P01', '28000'];
const NO_DATABASE = '3D000';
const NOT_PERMITTED = ['42501'];

function storeFault(error: unknown, path: string): StoreFault {
  const code = String((error as { code?: unknown }).code ?? '');
  const reason = error instanceof Error ? error.message : String(error);
  if (UNREACHABLE.includes(code) || STARTING_OR_STOPPING.test(code) || /timeout/i.test(reason)) {
    return { code: 'unreachable', path, reason: reason || code };
  }
  if (WRONG_PASSWORD.includes(code)) return { code: 'wrong password', path };
  if (code === NO_DATABASE) return { code: 'no such database', path };
  if (NOT_PERMITTED.includes(code)) return { code: 'not permitted', path };
  if (reason.includes('corrupted migrations')) return { code: 'newer version', path };
  return { code: 'unreachable', path, reason };
}
