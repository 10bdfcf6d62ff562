import { type Kysely, sql } from 'kysely';
import type { VerdictKind } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';

/**
 * Whose puzzles have this verdict, in order. From each owner to the next by the index: a plain `distinct` goes through all
 * that have it.
 */
export async function listOwners(db: Kysely<Schema>, verdict: VerdictKind | 'waiting'): Promise<readonly string[]> {
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
