import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.js';
import type { Engine } from '../sql/engine.js';

/**
 * With a parameter for each value, lists of different lengths would be different statements, and every statement is kept
 * (see keep-statements.ts).
 */
export const sqliteEngine: Engine = {
  name: 'sqlite',
  emptyLog,
  listOf: (values) => sql`(select value from json_each(${JSON.stringify([...values])}))`,
  rowsOf(rows, columns) {
    const read = Object.keys(columns).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(read)}, key as place from json_each(${JSON.stringify(rows)})) as rows`;
  },
  searchedBy: (table, index) => sql`${sql.ref(table)} indexed by ${sql.ref(index)}`,
};

/** Another process may be reading what still stands in the write-ahead log; such a reading is short. */
const CHECKPOINT_TRIES = 50;
const PAUSE_MS = 100;
const LATER_MS = 60_000;

/** The log holds pages as they were before something was deleted: it is written into the database and cut off. */
async function emptyLog(db: Kysely<Schema>): Promise<void> {
  for (let tries = 0; tries < CHECKPOINT_TRIES; tries++) {
    const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await sleep(PAUSE_MS);
  }
  // Everything is deleted and nobody need wait; only old pages stand in the log until nobody reads it any more. A database
  // that was closed meanwhile has emptied its log itself.
  setTimeout(() => emptyLog(db).catch(() => {}), LATER_MS).unref();
}
