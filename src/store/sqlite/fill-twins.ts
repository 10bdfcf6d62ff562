import { type Kysely, type RawBuilder, sql } from 'kysely';
import { twinOfKey } from '../../games/chess/twins.js';

/** To be used after `from`: `value ->> 'name'` is a field of a row, `key` its place in the list. */
const rowsOf = (rows: readonly object[]): RawBuilder<unknown> => sql`json_each(${JSON.stringify(rows)})`;

/** A database of a million puzzles must not be held in memory at once. */
const PAGE = 2000;

/** Gives puzzles of earlier versions the name that they share with their twins. */
export async function fillTwins(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; position: string }>`
      select id, position from puzzles where id > ${last} order by id limit ${PAGE}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const twins = rows.map(({ id, position }) => ({ id, twin: twinOfKey(position) }));
    await sql`
      update puzzles set twin = filled.value ->> 'twin'
      from ${rowsOf(twins)} as filled
      where puzzles.id = filled.value ->> 'id'`.execute(db);
  }
}
