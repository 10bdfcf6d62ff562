import type { Kysely } from 'kysely';
import type { Outage } from '../../../people/streak.js';
import type { Schema } from '../../schema.js';

export const listOutages = (db: Kysely<Schema>): Promise<readonly Outage[]> =>
  db.selectFrom('outages').select(['from_at as from', 'to_at as to']).execute();

/**
 * Notes that the bot was away, in one with what touches it: the same absence, noted by two processes, counts once. Returns
 * since when. Within a transaction.
 */
export async function joinOutage(trx: Kysely<Schema>, { from, to }: Outage): Promise<number> {
  const touching = await trx
    .deleteFrom('outages')
    .where('from_at', '<=', to)
    .where('to_at', '>=', from)
    .returning(['from_at', 'to_at'])
    .execute();
  const start = Math.min(from, ...touching.map(({ from_at }) => from_at));
  const end = Math.max(to, ...touching.map(({ to_at }) => to_at));
  await trx.insertInto('outages').values({ from_at: start, to_at: end }).execute();
  return start;
}

/** Takes back what is noted of later than now, by a clock that was ahead. Whether there was any. Within a transaction. */
export async function cutOutages(trx: Kysely<Schema>, at: number): Promise<boolean> {
  const ahead = await trx.selectFrom('outages').select('to_at').where('to_at', '>', at).executeTakeFirst();
  if (!ahead) return false;
  await trx.deleteFrom('outages').where('from_at', '>=', at).execute();
  await trx.updateTable('outages').set({ to_at: at }).where('to_at', '>', at).execute();
  return true;
}
