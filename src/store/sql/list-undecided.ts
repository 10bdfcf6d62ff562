import { type Kysely, sql } from 'kysely';
import type { DecidingTurns, UndecidedProof } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';
import { listOf } from './json-rows.js';

/**
 * Turns are taken among so many: after an update all puzzles may be undecided, and to go through them for every turn would
 * hold up everybody. Whoever is not among them comes when others are decided or have used up their time.
 */
const WINDOW = 1000;

interface UndecidedRow {
  readonly owner: string;
  readonly position: string;
  readonly mate_in: number;
}

/** Those of dailies from a date on come first, the newest before the others, whether their owners have time left or not. */
export async function listUndecided(
  db: Kysely<Schema>,
  version: number,
  dailiesFrom: string,
  limit: number,
  { lastOwner, without }: DecidingTurns,
): Promise<readonly UndecidedProof[]> {
  const isUndecided = sql`tries_version < ${version} and solution is not null and proofs.mate_in is not null`;
  const { rows: any } = await sql`select position from proofs where ${isUndecided} limit 1`.execute(db);
  // Mostly there is none, which the index tells at once.
  if (any.length === 0) return [];
  // From each server to the next by the primary key: a plain look for the date goes through all dailies there ever were.
  const { rows: given } = await sql<UndecidedRow>`
    with recursive given (server_id) as (
      select min(server_id) from dailies
      union all
      select (select min(dailies.server_id) from dailies where dailies.server_id > given.server_id)
      from given where given.server_id is not null
    )
    select proofs.position, proofs.mate_in, min(puzzles.owner) as owner
    from given
    cross join dailies on dailies.server_id = given.server_id and dailies.date >= ${dailiesFrom}
    cross join puzzles on puzzles.id = dailies.puzzle_id
    cross join proofs on proofs.position = puzzles.position
    where ${isUndecided}
    group by proofs.position order by max(dailies.date) desc limit ${limit}`.execute(db);
  // A cross join keeps its order: from the index of undecided proofs to their puzzles, no further than the window.
  const { rows: others } = await sql<UndecidedRow>`
    select proofs.position, proofs.mate_in, puzzles.owner
    from proofs cross join puzzles on puzzles.position = proofs.position
    where ${isUndecided} and puzzles.owner not in ${listOf(without)}
    limit ${WINDOW}`.execute(db);
  const found = new Map<string, UndecidedRow>();
  for (const row of [...given, ...inTurns(others, lastOwner)])
    if (!found.has(row.position)) found.set(row.position, row);
  return [...found.values()]
    .slice(0, limit)
    .map(({ position, owner, mate_in }) => ({ position, owner, fen: `${position} 0 1`, mateIn: mate_in }));
}

/** One for each owner, beginning after the last one, then a second for each, and so on. */
function inTurns(rows: readonly UndecidedRow[], lastOwner: string): readonly UndecidedRow[] {
  const byOwner = new Map<string, UndecidedRow[]>();
  for (const row of rows) {
    const own = byOwner.get(row.owner);
    if (own) own.push(row);
    else byOwner.set(row.owner, [row]);
  }
  const owners = [...byOwner.keys()].sort();
  const order = [...owners.filter((owner) => owner > lastOwner), ...owners.filter((owner) => owner <= lastOwner)];
  const rounds = Math.max(0, ...[...byOwner.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    order.flatMap((owner) => byOwner.get(owner)?.[round] ?? []),
  ).flat();
}
