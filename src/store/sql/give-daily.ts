import { type Kysely, sql } from 'kysely';
import type { ActivityId } from '../../play/activity.js';
import type { GivenDaily } from '../../play/attempt-store.js';
import type { Schema } from '../schema.js';
import { fulfilWish } from './sql-wishes.js';

export async function findGiven(
  db: Kysely<Schema>,
  activity: ActivityId,
  serverId: string,
  date: string,
): Promise<GivenDaily | undefined> {
  const daily = await db
    .selectFrom('dailies')
    .select(['puzzle_id', 'open_board'])
    .where('server_id', '=', serverId)
    .where('date', '=', date)
    .where('activity', '=', activity)
    .executeTakeFirst();
  return daily && givenOf(daily);
}

/** The day's puzzle; the chosen one unless it was given another before. Within a transaction. */
export async function giveDaily(
  trx: Kysely<Schema>,
  activity: ActivityId,
  serverId: string,
  date: string,
  { puzzleId, isWish = false }: { readonly puzzleId: number; readonly isWish?: boolean | undefined },
): Promise<GivenDaily> {
  const isOpenNow = sql<number>`(
    select count(*) from servers where server_id = ${serverId} and board = 'open')`;
  const row = await trx
    .insertInto('dailies')
    .values({ activity, server_id: serverId, date, puzzle_id: puzzleId, open_board: isOpenNow })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['puzzle_id', 'open_board'])
    .executeTakeFirst();
  if (row && isWish) await fulfilWish(trx, serverId, puzzleId);
  const given = row ? givenOf(row) : await findGiven(trx, activity, serverId, date);
  if (!given) throw new Error(`the daily of ${date} was neither given nor there`);
  return given;
}

const givenOf = (row: { readonly puzzle_id: number; readonly open_board: number }): GivenDaily => ({
  puzzleId: row.puzzle_id,
  openBoard: row.open_board !== 0,
});
