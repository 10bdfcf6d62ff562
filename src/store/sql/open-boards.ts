import { type Kysely, sql } from 'kysely';
import type { Member, OpenBoard } from '../../play/play-store.js';
import type { Schema } from '../schema.js';
import { listOf } from './json-rows.js';

/**
 * Where a member could still solve one of these puzzles, or another with the same position: their attempts that go on, in
 * any server, and this server's puzzle of the day if they have not begun it.
 */
export async function listOpenBoards(
  db: Kysely<Schema>,
  { serverId, userId }: Member,
  today: string,
  puzzleIds: readonly number[],
): Promise<readonly OpenBoard[]> {
  const { rows } = await sql<OpenBoard>`
    select asked.id as puzzleId, attempts.server_id as serverId, occasion
    from puzzles as asked
    cross join puzzles as same on same.position = asked.position
    cross join attempts on attempts.user_id = ${userId} and attempts.puzzle_id = same.id and finished_at is null
    where asked.id in ${listOf(puzzleIds)}
    union
    select asked.id, ${serverId}, dailies.date
    from dailies
    cross join puzzles as same on same.id = dailies.puzzle_id
    cross join puzzles as asked on asked.position = same.position and asked.id in ${listOf(puzzleIds)}
    where dailies.server_id = ${serverId} and dailies.date = ${today}
      and not exists (
        select 1 from attempts where server_id = ${serverId} and user_id = ${userId} and occasion = ${today})`.execute(
    db,
  );
  return rows;
}
