import type { Kysely } from 'kysely';
import type { WishStore } from '../../puzzles/library-store.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { PLAYABLE } from '../../puzzles/verdict.js';
import type { Schema } from '../schema.js';
import type { Database } from './engine.js';
import { unindexed } from './walk-puzzles.js';

export function makeWishStore({ db, commits }: Database): WishStore {
  return {
    async listWishes(serverId) {
      return (await listWished(db, serverId)).map(({ id }) => id);
    },

    addWish: (serverId, id, now) =>
      commits.write('somebody waits', async (trx) => {
        const known = await givable(trx, serverId).select('puzzles.id').where('puzzles.id', '=', id).executeTakeFirst();
        if (!known) return false;
        await trx
          .insertInto('wishes')
          .values({ server_id: serverId, puzzle_id: id, wished_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),

    async removeWish(serverId, id) {
      const { numDeletedRows } = await commits.write('somebody waits', (trx) => fulfilWish(trx, serverId, id));
      return numDeletedRows > 0n;
    },
  };
}

/** What a server wishes for and can be given, in the order of wishing. */
export const listWished = (db: Kysely<Schema>, serverId: string) => wishedBy(db, serverId).execute();

export const wishedBy = (db: Kysely<Schema>, serverId: string) =>
  givable(db, serverId)
    .innerJoin('wishes', 'wishes.puzzle_id', 'puzzles.id')
    .innerJoin('proofs', 'proofs.position', 'puzzles.position')
    .select(['puzzles.id', 'puzzles.owner', 'puzzles.twin', 'proofs.difficulty', 'proofs.mate_in'])
    .where('wishes.server_id', '=', serverId)
    .orderBy('wishes.wished_at')
    .orderBy('wishes.puzzle_id');

/** A wish is gone once it is fulfilled or taken back. */
export const fulfilWish = (trx: Kysely<Schema>, serverId: string, puzzleId: number) =>
  trx.deleteFrom('wishes').where('server_id', '=', serverId).where('puzzle_id', '=', puzzleId).executeTakeFirst();

/** The common puzzles and a server's own that can be given. */
export const givable = (db: Kysely<Schema>, serverId: string) =>
  db
    .selectFrom('puzzles')
    .where(unindexed('owner'), 'in', [COMMON, serverId])
    .where(unindexed('verdict'), 'in', PLAYABLE)
    .where('puzzles.withdrawn_at', 'is', null);
