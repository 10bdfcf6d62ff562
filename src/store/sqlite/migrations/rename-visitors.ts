import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Where people were named when the ids of web visitors were still their secrets. */
const NAMED_IN = [
  ['attempts', 'user_id'],
  ['preferences', 'user_id'],
  ['reports', 'user_id'],
  ['reminders', 'user_id'],
  ['servers', 'set_by'],
] as const;

const SECRET = /^web:([\w-]{22})$/;

/**
 * A visitor of the web chat was known by the very secret that their browser keeps. Ids stand in what others are shown: from
 * here on they are made from the secret, as `playerIdOf` in the front end makes them.
 */
export async function renameVisitors(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of NAMED_IN) {
    const [from, name] = [sql.table(table), sql.ref(column)];
    const { rows } = await sql<{ id: string }>`
      select distinct ${name} as id from ${from} where ${name} like 'web:%'`.execute(db);
    for (const { id } of rows) {
      const secret = SECRET.exec(id)?.[1];
      if (secret === undefined) continue;
      const digest = createHash('sha256').update(`player ${secret}`).digest('hex').slice(0, 32);
      await sql`update ${from} set ${name} = ${`web:${digest}`} where ${name} = ${id}`.execute(db);
    }
  }
}
