import { type Kysely, sql } from 'kysely';
import { UNCLAIMED_MATE_IN } from '../../puzzles/claim.js';
import type { LibraryStore, WaitingProof } from '../../puzzles/library-store.js';
import type { Schema } from '../schema.js';
import { countLiving } from './count-living.js';
import { listOf } from './json-rows.js';
import { listOwners } from './list-owners.js';

type WaitingQueries = Pick<LibraryStore, 'listWaiting' | 'countWaiting'>;

/** What waits for its proof, and whose turn it is. */
export function makeWaitingQueries(db: Kysely<Schema>): WaitingQueries {
  const waiting = () =>
    db.selectFrom('puzzles').where('puzzles.verdict', '=', 'waiting').where('puzzles.withdrawn_at', 'is', null);

  /** An owner's positions in the order in which they came, looked up `pageSize` at a time. */
  async function* positionsOf(
    owner: string,
    except: readonly string[],
    pageSize: number,
    which: 'untried' | 'tried' | undefined,
  ): AsyncGenerator<string> {
    for (let last = 0; ; ) {
      const page = await waiting()
        .select(['id', 'puzzles.position'])
        .$if(which !== undefined, (query) =>
          query
            .innerJoin('proofs', 'proofs.position', 'puzzles.position')
            .where('proofs.gave_up', which === 'tried' ? 'is not' : 'is', null),
        )
        .where('owner', '=', owner)
        .where('id', '>', last)
        .where('puzzles.position', 'not in', listOf(except))
        .orderBy('id')
        .limit(pageSize)
        .execute();
      for (const { id, position } of page) {
        last = id;
        yield position;
      }
      if (page.length < pageSize) return;
    }
  }

  /** Several servers may wait for the same position, with different claims: the longest is looked for. */
  const findProofs = async (owners: ReadonlyMap<string, string>): Promise<readonly WaitingProof[]> => {
    const rows = await waiting()
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(({ fn }) => [
        'puzzles.position',
        fn.min('puzzles.fen').as('fen'),
        fn.max('proofs.no_mate_within').as('no_mate_within'),
        fn.max('proofs.mate_in').as('proved_mate_in'),
        fn.max<number>(sql`coalesce(puzzles.claimed_mate_in, ${UNCLAIMED_MATE_IN})`).as('mate_in'),
      ])
      .where('puzzles.position', 'in', listOf(owners.keys()))
      .groupBy('puzzles.position')
      .execute();
    const byPosition = new Map(rows.map((row) => [row.position, row]));
    return [...owners].flatMap(([position, owner]) => {
      const row = byPosition.get(position);
      // Withdrawn since it was found.
      if (!row) return [];
      const { fen, mate_in, no_mate_within, proved_mate_in } = row;
      const isProved = proved_mate_in !== null || no_mate_within >= mate_in;
      return { owner, position, fen, mateIn: mate_in, noMateWithin: no_mate_within, isProved };
    });
  };

  return {
    async listWaiting(limit, except, lastOwner, which) {
      const owners = await listOwners(db, 'waiting');
      const turns = [...owners.filter((owner) => owner > lastOwner), ...owners.filter((owner) => owner <= lastOwner)];
      const pageSize = Math.ceil(limit / Math.max(1, turns.length));
      let readers = turns.map((owner) => ({ owner, positions: positionsOf(owner, except, pageSize, which) }));
      const found = new Map<string, string>();
      // One for each owner, then a second for each, and so on: a long file does not keep the others waiting.
      while (readers.length > 0 && found.size < limit) {
        const unfinished: typeof readers = [];
        for (const reader of readers) {
          if (found.size === limit) break;
          const position = await nextOf(reader.positions, found);
          if (position === undefined) continue;
          found.set(position, reader.owner);
          unfinished.push(reader);
        }
        readers = unfinished;
      }
      return findProofs(found);
    },

    async countWaiting() {
      let count = 0;
      for (const owner of await listOwners(db, 'waiting')) count += (await countLiving(db, owner, 'waiting')).all;
      return count;
    },
  };
}

/** The next position that is not another owner's turn already. */
async function nextOf(
  positions: AsyncGenerator<string>,
  taken: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  for (;;) {
    const next = await positions.next();
    if (next.done) return undefined;
    if (!taken.has(next.value)) return next.value;
  }
}
