import { type Kysely, sql } from 'kysely';
import type { UndecidedProof } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';

interface UndecidedRow {
  readonly position: string;
  readonly mate_in: number;
}

/** Those of dailies from a date on come first, the newest before the others. */
export async function listUndecided(
  db: Kysely<Schema>,
  version: number,
  dailiesFrom: string,
  limit: number,
): Promise<readonly UndecidedProof[]> {
  const isUndecided = sql`tries_version < ${version} and solution is not null and proofs.mate_in is not null`;
  const { rows: some } = await sql<UndecidedRow>`
    select position, mate_in from proofs where ${isUndecided} limit ${limit}`.execute(db);
  // Mostly there is none, which the index tells at once.
  if (some.length === 0) return [];
  // From each server to the next by the primary key: a plain look for the date goes through all dailies there ever were.
  const { rows: given } = await sql<UndecidedRow>`
    with recursive given (server_id) as (
      select min(server_id) from dailies
      union all
      select (select min(dailies.server_id) from dailies where dailies.server_id > given.server_id)
      from given where given.server_id is not null
    )
    select proofs.position, proofs.mate_in
    from given
    cross join dailies on dailies.server_id = given.server_id and dailies.date >= ${dailiesFrom}
    cross join puzzles on puzzles.id = dailies.puzzle_id
    cross join proofs on proofs.position = puzzles.position
    where ${isUndecided}
    group by proofs.position order by max(dailies.date) desc limit ${limit}`.execute(db);
  const first = new Set(given.map(({ position }) => position));
  return [...given, ...some.filter(({ position }) => !first.has(position))]
    .slice(0, limit)
    .map(({ position, mate_in }) => ({ position, fen: `${position} 0 1`, mateIn: mate_in }));
}
