import type { Kysely } from 'kysely';
import type { NewAttempt } from '../../../play/attempt-store.js';
import { isPractice } from '../../../play/puzzle-ref.js';
import type { Schema } from '../../schema.js';

/** Databases know capitals of ASCII only, or those of a locale. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/** What leaderboards need to know of somebody who opens a puzzle. Within a transaction. */
export async function noteWhoPlays(
  trx: Kysely<Schema>,
  { serverId, userId, puzzleRef, name, channelId }: NewAttempt,
): Promise<void> {
  if (name !== undefined) {
    await trx
      .insertInto('names')
      .values({ user_id: userId, name, folded: foldName(name) })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ name, folded: foldName(name) })
          .where('names.name', '<>', name),
      )
      .execute();
  }
  if (channelId === undefined || isPractice(puzzleRef)) return;
  await trx
    .insertInto('circles')
    .values({ server_id: serverId, channel_id: channelId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
