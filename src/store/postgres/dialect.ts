import { CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';

/** By this number all Matinees on one database know the lock for writing. */
const WRITING = 0x6d6174;

/** Numbers are counts and milliseconds: none comes near 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** One writes at a time, as in SQLite: what a transaction has read, nobody changes before it is written. */
export class OneWriterDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new OneWriterDriver({ pool: this.#pool });
  }
}

class OneWriterDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${WRITING})`));
  }
}
