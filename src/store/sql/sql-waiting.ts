import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ProofLimits, SearchQueue, WaitingProof, WaitingStore } from '../../puzzles/proof-store.js';
import { rotateOwners } from '../../puzzles/round-robin.js';
import { DEFAULT_MATE_IN } from '../../puzzles/verdict.js';
import type { Database } from './engine.js';
import { countLiving } from './sql-stock.js';
import { listOwners } from './walk-puzzles.js';

/** The length that has to be looked for. */
const CLAIM = sql<number>`coalesce(puzzles.claimed_mate_in, ${sql.lit(DEFAULT_MATE_IN)})`;

/** Whether what is known of the position leaves a puzzle's claim open. */
const IS_OPEN = sql<boolean>`proofs.mate_in is null and proofs.no_mate_within < ${CLAIM}`;

const hasGaveUpWithLess = ({ milliseconds, megabytes }: ProofLimits) => sql<boolean>`proofs.gave_up is not null and (
  coalesce(proofs.gave_up_milliseconds, 0) < ${milliseconds} or coalesce(proofs.gave_up_megabytes, 0) < ${megabytes})`;

const isQueued = ({ search, budget }: SearchQueue) => {
  const isLong = sql<boolean>`(${IS_OPEN} and ${hasGaveUpWithLess(budget)})`;
  return search === 'long' ? isLong : sql<boolean>`not ${isLong}`;
};

/** What waits for its proof, and whose turn it is. */
export function makeWaitingStore({ db, engine }: Database): WaitingStore {
  const waiting = () =>
    db.selectFrom('puzzles').where('puzzles.verdict', '=', 'waiting').where('puzzles.withdrawn_at', 'is', null);

  /** An owner's positions in the order in which they came, looked up `pageSize` at a time. */
  async function* positionsOf(
    owner: string,
    except: readonly string[],
    pageSize: number,
    queue: SearchQueue | undefined,
  ): AsyncGenerator<string> {
    for (let last = 0; ; ) {
      // Each look goes through all that an owner has waiting, and there may be hundreds of owners.
      await breathe();
      const page = await waiting()
        .select(['id', 'puzzles.position'])
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .$if(queue !== undefined, (query) => query.where(isQueued(queue as SearchQueue)))
        .where('owner', '=', owner)
        .where('id', '>', last)
        .where('puzzles.position', 'not in', engine.listOf(except))
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

  /**
   * Several servers may wait for the same position, with different claims: the longest is looked for, but for those of
   * owners `without` time, which would lengthen a search that another one pays for.
   */
  const findProofs = async (
    owners: ReadonlyMap<string, string>,
    without: ReadonlySet<string>,
  ): Promise<readonly WaitingProof[]> => {
    const rows = await waiting()
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(({ fn }) => [
        'puzzles.position',
        fn.min('puzzles.fen').as('fen'),
        fn.max('proofs.no_mate_within').as('no_mate_within'),
        fn.max('proofs.mate_in').as('proved_mate_in'),
        fn.max('proofs.gave_up_milliseconds').as('gave_up_milliseconds'),
        fn.max('proofs.gave_up_megabytes').as('gave_up_megabytes'),
        fn.max(CLAIM).as('mate_in'),
        fn.min(CLAIM).as('shortest_claim'),
      ])
      .where('puzzles.position', 'in', engine.listOf(owners.keys()))
      .where('owner', 'not in', engine.listOf(without))
      .groupBy('puzzles.position')
      .execute();
    const byPosition = new Map(rows.map((row) => [row.position, row]));
    return [...owners].flatMap(([position, owner]) => {
      const row = byPosition.get(position);
      // Withdrawn since it was found.
      if (!row) return [];
      const { fen, mate_in, shortest_claim, no_mate_within, proved_mate_in } = row;
      const { gave_up_milliseconds: milliseconds, gave_up_megabytes: megabytes } = row;
      const isProved = proved_mate_in !== null || no_mate_within >= shortest_claim;
      const gaveUpWith = milliseconds !== null && megabytes !== null ? { milliseconds, megabytes } : undefined;
      return {
        owner,
        position,
        fen,
        mateIn: mate_in,
        noMateWithin: no_mate_within,
        isProved,
        ...(gaveUpWith && { gaveUpWith }),
      };
    });
  };

  return {
    async listWaiting(limit, except, lastOwner, queue) {
      const without = new Set(queue?.search === 'long' ? queue.without : []);
      const owners = (await listOwners(db, 'waiting')).filter((owner) => !without.has(owner));
      const turns = rotateOwners(owners, lastOwner);
      const pageSize = Math.ceil(limit / Math.max(1, turns.length));
      let readers = turns.map((owner) => ({ owner, positions: positionsOf(owner, except, pageSize, queue) }));
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
      return findProofs(found, without);
    },

    async hasOwnAhead(serverId, first, last, budget, running) {
      const any = await waiting()
        .select('id')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .where('owner', '=', serverId)
        .where('id', '>=', first)
        .where('id', '<=', last)
        .where((eb) =>
          eb.or([isQueued({ search: 'short', budget }), eb('puzzles.position', 'in', engine.listOf(running))]),
        )
        .limit(1)
        .executeTakeFirst();
      return any !== undefined;
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
