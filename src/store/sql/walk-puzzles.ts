import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import type { PuzzleState } from '../../puzzles/verdict.js';
import type { Schema } from '../schema.js';

/** Puzzles looked at in one turn of the event loop; a few milliseconds' work also when most of them do not match. */
const WINDOW = 1000;

export interface IdWindow {
  /** From the number after this one … */
  readonly after: number;
  /** … to this one. */
  readonly last: number;
}

/** All puzzle numbers above `after`, in pieces: no question about a million puzzles holds up the event loop. */
export async function* windowsOfIds(db: Kysely<Schema>, after = 0): AsyncGenerator<IdWindow> {
  const { end } = await db
    .selectFrom('puzzles')
    .select(({ fn }) => fn.max<number | null>('id').as('end'))
    .executeTakeFirstOrThrow();
  for (let start = after; start < (end ?? 0); start += WINDOW) {
    yield { after: start, last: start + WINDOW };
    await breathe();
  }
}

/**
 * A column of the puzzles that no index is used for, since it is part of an expression. Within a window SQLite would rather
 * go through a whole index.
 */
export const unindexed = (column: 'owner' | 'verdict'): RawBuilder<string> =>
  sql`coalesce(puzzles.${sql.ref(column)}, '')`;

/**
 * Whose puzzles have this verdict, in order. From each owner to the next by the index: a plain `distinct` goes through all
 * that have it.
 */
export async function listOwners(db: Kysely<Schema>, verdict: PuzzleState): Promise<readonly string[]> {
  const { rows } = await sql<{ owner: string }>`
    with recursive owners (owner) as (
      select min(owner) from puzzles where verdict = ${verdict} and withdrawn_at is null
      union all
      select (
        select min(puzzles.owner) from puzzles
        where verdict = ${verdict} and withdrawn_at is null and puzzles.owner > owners.owner
      ) from owners where owners.owner is not null
    )
    select owner from owners where owner is not null`.execute(db);
  return rows.map(({ owner }) => owner);
}

/** The servers that were ever given a daily, to be used after `with recursive`; by the index as well. */
export const SERVERS_WITH_DAILIES = sql`
  servers_with_dailies (server_id) as (
    select min(server_id) from dailies where activity = ${MATE}
    union all
    select (
      select min(dailies.server_id) from dailies
      where dailies.activity = ${MATE} and dailies.server_id > servers_with_dailies.server_id)
    from servers_with_dailies where servers_with_dailies.server_id is not null
  )`;
