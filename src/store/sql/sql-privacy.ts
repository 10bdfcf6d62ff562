import { sql } from 'kysely';
import { directMessagesOf, type ExportedRow, type PrivacyStore } from '../../people/people-store.js';
import type { Database } from './engine.js';
import { NAMED_IN, PERSONAL_TABLES, PLACE_TABLES } from './personal-data.js';
import { markRecapsOf } from './sql-shown-posts.js';

export function makePrivacyStore({ db, commits, engine }: Database): PrivacyStore {
  return {
    async export(userId) {
      const place = directMessagesOf(userId);
      const exported: Record<string, readonly ExportedRow[]> = {};
      const tell = async (table: string, column: string, value: string): Promise<void> => {
        const { rows } = await sql<ExportedRow>`
          select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db);
        exported[table] = rows.map(readable);
      };
      for (const table of PERSONAL_TABLES) await tell(table, 'user_id', userId);
      for (const table of PLACE_TABLES) await tell(table, 'server_id', place);
      for (const { table, column } of NAMED_IN) await tell(table, column, userId);
      return exported;
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
      await engine.emptyLog(db);
    },
  };
}

/** Times are stored as milliseconds. */
const readable = (row: ExportedRow): ExportedRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      typeof value === 'number' && /(^|_)at$|^since$/.test(name)
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
