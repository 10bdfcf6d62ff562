import Sqlite from 'better-sqlite3';
import pg from 'pg';

/** A connection beside the store's own, for SQL that every engine understands. */
export interface BenchDatabase {
  run(text: string): Promise<void>;
  /** The first column of the first row. */
  number(text: string): Promise<number>;
  /** Does what the engine does by itself after a while. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Statements live as long as the process does: see keep-statements.ts. */
const STATEMENTS: Sqlite.Statement[] = [];

export function openDatabaseFile(path: string): BenchDatabase {
  const file = new Sqlite(path);
  return {
    run: async (text) => void file.exec(text),
    async number(text) {
      const statement = file.prepare(text).pluck();
      STATEMENTS.push(statement);
      return Number(statement.get());
    },
    settle: async () => void file.exec('pragma wal_checkpoint(truncate)'),
    close: async () => void file.close(),
  };
}

export async function openDatabaseServer(url: string): Promise<BenchDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    run: async (text) => void (await client.query(text)),
    async number(text) {
      const { rows } = await client.query({ text, rowMode: 'array' });
      return Number(rows[0]?.[0]);
    },
    settle: async () => void (await client.query('vacuum analyze')),
    close: () => client.end(),
  };
}
