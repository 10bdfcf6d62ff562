import pg from 'pg';
import { inject } from 'vitest';

/** A PostgreSQL database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** False where no server can be had: then what needs it counts as skipped. */
export const hasPostgres = inject('postgres') !== undefined;

let number = 0;

/** A new one with the newest schema and nothing in it. */
export async function makeDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  if (server === undefined) throw new Error('there is no PostgreSQL here: ask `hasPostgres` first');
  const name = `test_${process.pid}_${++number}`;
  const ask = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Not by force, which the last connections would report as an error: the server waits until they have ended.
  return { url: url.href, drop: () => ask(`drop database ${name}`) };
}
