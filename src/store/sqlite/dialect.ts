import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { DatabaseFiles } from './database-files.js';

/** SQLite itself waits no longer than this for another process: the event loop stands still meanwhile. */
export const STANDSTILL_MS = 5;

/** Between two tries everybody else has the event loop. */
const PAUSE_MS = 5;

/** Transactions are short everywhere: whoever holds the database for so long has come to a halt. */
const LONGEST_WAIT_MS = 10_000;

/**
 * SQLite for several processes at once, such as the bot and an import at the terminal: each waits for the others. No change
 * succeeds that went to files which are not the database's any more.
 */
export class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #files: DatabaseFiles;

  constructor(config: SqliteDialectConfig, files: DatabaseFiles) {
    super(config);
    this.#config = config;
    this.#files = files;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config, this.#files);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #files: DatabaseFiles;
  #inTransaction = false;

  constructor(config: SqliteDialectConfig, files: DatabaseFiles) {
    super(config);
    this.#files = files;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async (query) => {
        const commitsAlone = !this.#inTransaction && mayChange(query);
        if (commitsAlone) this.#files.check();
        const result = await executePatiently<never>(connection, query);
        if (commitsAlone) this.#files.check();
        return result;
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** A plain `begin` takes no lock: the first write after a read then fails at once when another process was quicker. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#files.check();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    this.#inTransaction = true;
  }

  /** Also after the commit: the files may have gone while the transaction was under way. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#inTransaction = false;
    this.#files.check();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection);
    this.#inTransaction = false;
  }
}

/** SQL that was written by hand may do anything. */
const mayChange = ({ query }: CompiledQuery): boolean => query.kind !== 'SelectQueryNode';

/** Within a transaction nothing has to wait any more, so that what is tried again here has not been begun. */
async function executePatiently<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
  const end = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    try {
      return await connection.executeQuery<Row>(query);
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  String((error as { readonly code?: unknown }).code ?? '').startsWith('SQLITE_BUSY');
