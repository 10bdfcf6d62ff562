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

/** SQLite itself waits no longer than this for another process: the event loop stands still meanwhile. */
export const STANDSTILL_MS = 5;

/** Between two tries everybody else has the event loop. */
const PAUSE_MS = 5;

/** Transactions are short everywhere: whoever holds the database for so long has come to a halt. */
const LONGEST_WAIT_MS = 10_000;

/** SQLite for several processes at once, such as the bot and an import at the terminal: each waits for the others. */
export class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config);
  }
}

class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => executePatiently(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** A plain `begin` takes no lock: the first write after a read then fails at once when another process was quicker. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

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
