import { type Kysely, sql } from 'kysely';
import { twinOfKey } from '../../games/chess/twins.js';
import { rowsOf } from '../sql/json-rows.js';

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
