import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { PrivacyStore, ToldRow } from '../../people/privacy-store.js';
import { directMessagesOf } from '../../people/privacy-store.js';
import type { Schema } from '../schema.js';
import type { GroupCommit } from './group-commit.js';
import { NAMED_IN, PERSONAL_TABLES, PLACE_TABLES } from './personal-data.js';
import { markRecapsOf } from './sql-shown-posts.js';

/** Another process may be reading what still stands in the write-ahead log; such a reading is short. */
const CHECKPOINT_TRIES = 50;
const PAUSE_MS = 100;
const LATER_MS = 60_000;

export function makePrivacyStore(db: Kysely<Schema>, commits: GroupCommit): PrivacyStore {
  return {
    async export(userId) {
      const place = directMessagesOf(userId);
      const told: Record<string, readonly ToldRow[]> = {};
      const tell = async (table: string, column: string, value: string): Promise<void> => {
        const { rows } = await sql<ToldRow>`
          select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db);
        told[table] = rows.map(readable);
      };
      for (const table of PERSONAL_TABLES) await tell(table, 'user_id', userId);
      for (const table of PLACE_TABLES) await tell(table, 'server_id', place);
      for (const { table, column } of NAMED_IN) await tell(table, column, userId);
      return told;
    },

    async forget(userId) {
      await commits.write('somebody waits', async (trx) => {
        await markRecapsOf(trx, userId);
        for (const table of PERSONAL_TABLES) {
          await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
        }
        for (const table of PLACE_TABLES) {
          await sql`delete from ${sql.table(table)} where server_id = ${directMessagesOf(userId)}`.execute(trx);
        }
        for (const { table, column } of NAMED_IN) {
          const name = sql.ref(column);
          await sql`update ${sql.table(table)} set ${name} = '' where ${name} = ${userId}`.execute(trx);
        }
      });
      if (!(await emptyLog(db))) emptyLogLater(db);
    },
  };
}

/** The log holds pages as they were before: it is written into the database and cut off. */
async function emptyLog(db: Kysely<Schema>): Promise<boolean> {
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
    const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    await sleep(PAUSE_MS);
  }
  return false;
}

/** Everything is deleted and nobody need wait; only old pages stand in the log until nobody reads it any more. */
function emptyLogLater(db: Kysely<Schema>): void {
  const again = async (): Promise<void> => {
    if (!(await emptyLog(db))) emptyLogLater(db);
  };
  // A database that was closed meanwhile has emptied its log itself.
  setTimeout(() => again().catch(() => {}), LATER_MS).unref();
}

/** Times are stored as milliseconds. */
const readable = (row: ToldRow): ToldRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      typeof value === 'number' && /(^|_)at$|^since$/.test(name)
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
