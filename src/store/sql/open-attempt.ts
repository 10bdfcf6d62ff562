import { type Kysely, sql } from 'kysely';
import type { ActivityId } from '../../play/activity.js';
import type { Attempt } from '../../play/attempt.js';
import type { NewAttempt } from '../../play/attempt-store.js';
import type { Schema } from '../schema.js';
import { attemptOf, latestLook } from './attempt-rows.js';
import { noteWhoPlays } from './players/names.js';

/** Starts the clock, or finds the attempt in which it was started, and makes it the latest. Within a transaction. */
export async function openAttempt(
  trx: Kysely<Schema>,
  activity: ActivityId,
  opening: NewAttempt,
  viewedAt: number,
): Promise<Attempt> {
  const { serverId, userId, puzzleRef, puzzleId, startedAt, openedOn, wishes } = opening;
  const latest = latestLook(activity, opening, viewedAt);
  const hasOpenBoard = sql<number>`coalesce((select dailies.open_board from dailies
    where dailies.server_id = ${serverId} and dailies.date = ${puzzleRef} and dailies.activity = ${activity}), 0)`;
  await noteWhoPlays(trx, opening);
  const row = await trx
    .insertInto('attempts')
    .values({
      activity,
      server_id: serverId,
      user_id: userId,
      occasion: puzzleRef,
      puzzle_id: puzzleId,
      started_at: startedAt,
      opened_on: openedOn,
      open_board: hasOpenBoard,
      viewed_at: latest,
      line: '',
      wrong: 0,
      slower: 0,
      hints: 0,
      hint_level: 0,
      version: 0,
      wishes: wishes ? JSON.stringify(wishes) : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['server_id', 'user_id', 'occasion', 'activity']).doUpdateSet({ viewed_at: latest }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return attemptOf(row);
}
