import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { LibraryCounts, LibraryStore } from '../../puzzles/library-store.js';
import { COMMON } from '../../puzzles/library-store.js';
import { isPlayable, noVerdicts, PLAYABLE } from '../../puzzles/verdict.js';
import type { Schema } from '../schema.js';
import { countLiving } from './count-living.js';
import { countUnused } from './count-unused.js';

type CountQueries = Pick<LibraryStore, 'count' | 'countLeastUnused'>;

type Kind = keyof LibraryCounts['verdicts'];

const NO_PUZZLES: LibraryCounts['verdicts'] = { waiting: 0, ...noVerdicts() };
const KINDS = Object.keys(NO_PUZZLES) as Kind[];

/** How many puzzles there are, and how many of them were used. */
export function makeCountQueries(db: Kysely<Schema>): CountQueries {
  /** How many of the common dailies a server has had. */
  const countUsedCommon = async (serverId: string): Promise<number> => {
    const { count } = await db
      .selectFrom('dailies')
      .innerJoin('puzzles', 'puzzles.id', 'dailies.puzzle_id')
      .select(({ fn }) => fn.count<number>('dailies.puzzle_id').distinct().as('count'))
      .where('dailies.server_id', '=', serverId)
      .where('puzzles.owner', '=', COMMON)
      .where('puzzles.verdict', 'in', PLAYABLE)
      .where('puzzles.withdrawn_at', 'is', null)
      .where('puzzles.purpose', '=', 'daily')
      .executeTakeFirstOrThrow();
    return count;
  };

  return {
    async count(serverId) {
      const verdicts = { ...NO_PUZZLES } as Record<Kind, number>;
      let common = 0;
      for (const owner of new Set([COMMON, serverId])) {
        for (const kind of KINDS) {
          const living = await countLiving(db, owner, kind);
          verdicts[kind] += living.all;
          if (owner === COMMON && kind !== 'waiting' && isPlayable(kind)) common += living.dailies;
        }
      }
      const refusals = await db
        .selectFrom('refusals')
        .select(sql<number>`coalesce(sum(max(unnamed, 1)), 0)`.as('count'))
        .executeTakeFirstOrThrow();
      const unused = await countUnused(db, serverId, common);
      return { verdicts, unused, refusedLines: refusals.count };
    },

    async countLeastUnused() {
      let most = 0;
      for (const serverId of await listServers(db)) {
        most = Math.max(most, await countUsedCommon(serverId));
        await breathe();
      }
      return (await countCommonDailies(db)) - most;
    },
  };
}

async function countCommonDailies(db: Kysely<Schema>): Promise<number> {
  const { dailies } = await db
    .selectFrom('daily_stock_counts')
    .select(({ fn }) => fn.sum<number | null>('count').as('dailies'))
    .executeTakeFirstOrThrow();
  return dailies ?? 0;
}

/** From each server to the next by the index: a plain `distinct` goes through all dailies that were ever given. */
async function listServers(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ server_id: string }>`
    with recursive servers (server_id) as (
      select min(server_id) from dailies
      union all
      select (select min(dailies.server_id) from dailies where dailies.server_id > servers.server_id)
      from servers where servers.server_id is not null
    )
    select server_id from servers where server_id is not null`.execute(db);
  return rows.map(({ server_id }) => server_id);
}
