import { type Kysely, sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import type { Member } from '../../play/attempt-store.js';
import type { OpenBoard } from '../../play/play-store.js';
import type { Schema } from '../schema.js';
import type { Engine } from './engine.js';

/**
 * Where a member could still solve one of these puzzles, or another with the same position: their attempts that go on, in
 * any server, and this server's puzzle of the day if they have not begun it.
 */
export async function listOpenBoards(
  db: Kysely<Schema>,
  engine: Engine,
  { serverId, userId }: Member,
  today: string,
  puzzleIds: readonly number[],
): Promise<readonly OpenBoard[]> {
  const { rows } = await sql<OpenBoard>`
    select asked.id as "puzzleId", attempts.server_id as "serverId", occasion as "puzzleRef"
    from puzzles as asked cross join puzzles as same cross join attempts
    where asked.id in ${engine.listOf(puzzleIds)} and same.position = asked.position and attempts.user_id = ${userId}
      and attempts.puzzle_id = same.id and attempts.activity = ${MATE} and finished_at is null
    union
    select asked.id, cast(${serverId} as text), dailies.date
    from dailies cross join puzzles as same cross join puzzles as asked
    where dailies.server_id = ${serverId} and dailies.date = ${today} and dailies.activity = ${MATE}
      and same.id = dailies.puzzle_id and asked.position = same.position and asked.id in ${engine.listOf(puzzleIds)}
      and not exists (
        select 1 from attempts where server_id = ${serverId} and user_id = ${userId} and occasion = ${today}
          and activity = ${MATE})`.execute(db);
  return rows;
}
