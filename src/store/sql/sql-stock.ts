import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { MATE } from '../../play/activity.js';
import type { LibraryCounts, StockStore } from '../../puzzles/library-store.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { isPlayable, noVerdicts, type PuzzleState } from '../../puzzles/verdict.js';
import type { Schema } from '../schema.js';
import { countUnused } from './count-unused.js';
import type { Database } from './engine.js';
import { givable } from './sql-wishes.js';
import { SERVERS_WITH_DAILIES, windowsOfIds } from './walk-puzzles.js';

type Kind = keyof LibraryCounts['verdicts'];

const NO_PUZZLES: LibraryCounts['verdicts'] = { waiting: 0, ...noVerdicts() };
const KINDS = Object.keys(NO_PUZZLES) as Kind[];

/** How many puzzles there are, and how many of them were used. */
export function makeStockStore(database: Database): StockStore {
  const { db } = database;
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
        .select(sql<number>`coalesce(sum(case when unnamed > 1 then unnamed else 1 end), 0)`.as('count'))
        .executeTakeFirstOrThrow();
      const unused = await countUnused(database, serverId, common);
      return { verdicts, unused, refusedLines: refusals.count };
    },

    async countLeastUnused() {
      let most = 0;
      for (const serverId of await listServers(db)) {
        most = Math.max(most, await countUsedCommon(db, serverId));
      }
      return (await countCommonDailies(db)) - most;
    },

    async countLengths() {
      const counts = new Map<number, number>();
      for await (const { after, last } of windowsOfIds(db)) {
        const rows = await givable(db, COMMON)
          .innerJoin('proofs', 'proofs.position', 'puzzles.position')
          .select(({ fn }) => ['proofs.mate_in', fn.countAll<number>().as('count')])
          .where('puzzles.purpose', '=', 'daily')
          .where('puzzles.id', '>', after)
          .where('puzzles.id', '<=', last)
          .groupBy('proofs.mate_in')
          .execute();
        for (const { mate_in, count } of rows) {
          if (mate_in !== null) counts.set(mate_in, (counts.get(mate_in) ?? 0) + count);
        }
      }
      return counts;
    },
  };
}

/** Puzzles that are counted in one turn of the event loop: a server may have had a daily for many years. */
const USED_AT_ONCE = 1000;

/** How many of the common dailies a server has had. */
async function countUsedCommon(db: Kysely<Schema>, serverId: string): Promise<number> {
  let used = 0;
  for (let after: number | null = 0; after !== null; ) {
    const { rows }: { readonly rows: readonly UsedPage[] } = await sql<UsedPage>`
      select count(stock.puzzle_id) as used,
        case when count(*) = ${USED_AT_ONCE} then max(had.puzzle_id) end as last
      from (
        select distinct puzzle_id from dailies
        where server_id = ${serverId} and activity = ${MATE} and puzzle_id > ${after}
        order by puzzle_id limit ${USED_AT_ONCE}) as had
      left join daily_stock as stock on stock.owner = ${COMMON} and stock.puzzle_id = had.puzzle_id`.execute(db);
    used += rows[0]?.used ?? 0;
    after = rows[0]?.last ?? null;
    await breathe();
  }
  return used;
}

interface UsedPage {
  readonly used: number;
  /** The last puzzle of a full page; null when nothing is left to count. */
  readonly last: number | null;
}

async function countCommonDailies(db: Kysely<Schema>): Promise<number> {
  const { dailies } = await db
    .selectFrom('daily_stock_counts')
    .select(({ fn }) => fn.sum<number | null>('count').as('dailies'))
    .executeTakeFirstOrThrow();
  return dailies ?? 0;
}

async function listServers(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ server_id: string }>`
    with recursive ${SERVERS_WITH_DAILIES}
    select server_id from servers_with_dailies where server_id is not null`.execute(db);
  return rows.map(({ server_id }) => server_id);
}

/** Numbers whose puzzles are counted in one turn of the event loop: the index alone is looked at, so that it is quick. */
const NUMBERS_AT_ONCE = 25_000;

export interface Living {
  readonly all: number;
  readonly dailies: number;
}

/** How many of an owner's puzzles with a verdict were not withdrawn. */
export async function countLiving(db: Kysely<Schema>, owner: string, verdict: PuzzleState): Promise<Living> {
  const counted = { all: 0, dailies: 0 };
  for (let after: number | undefined = 0; after !== undefined; ) {
    const stretch: Stretch | undefined = await countStretch(db, owner, verdict, after, after + NUMBERS_AT_ONCE);
    counted.all += stretch?.all ?? 0;
    counted.dailies += stretch?.dailies ?? 0;
    after = stretch?.next ? stretch.next - 1 : undefined;
    await breathe();
  }
  return counted;
}

interface Stretch extends Living {
  /** The first number after the stretch, if there is one. */
  readonly next: number | null;
}

async function countStretch(
  db: Kysely<Schema>,
  owner: string,
  verdict: PuzzleState,
  after: number,
  last: number,
): Promise<Stretch | undefined> {
  const theirs = sql`verdict = ${verdict} and withdrawn_at is null and owner = ${owner}`;
  const { rows } = await sql<Stretch>`
    select count(*) as "all", count(*) filter (where purpose = 'daily') as dailies,
      (select min(id) from puzzles where ${theirs} and id > ${last}) as next
    from puzzles where ${theirs} and id > ${after} and id <= ${last}`.execute(db);
  return rows[0];
}
