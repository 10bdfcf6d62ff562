import { setImmediate as breathe } from 'node:timers/promises';
import { MATE } from '../../play/activity.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { isPlayable, PLAYABLE } from '../../puzzles/verdict.js';
import { batchesOf } from '../../shared/async.js';
import type { Database } from './engine.js';

/** Enough for one turn of the event loop. */
const PAGE = 500;
const TWINS_PER_QUERY = 200;

/**
 * How many dailies a server has left, of `common` ones and its own. As they are given: twins count once, and whichever of
 * them was given, the server has had them all. Twins are looked up only for its own, of which there are not so many: of
 * common ones no two are alike.
 */
export async function countUnused(database: Database, serverId: string, common: number): Promise<number> {
  const own = await listOwnTwins(database, serverId);
  const used = await listUsed(database, serverId);
  const usedTwins = new Set(used.map(({ twin }) => twin));
  const usedCommon = new Set(used.filter(({ owner }) => owner === COMMON).map(({ id }) => id));
  let unused = common - usedCommon.size;
  for (const twins of batchesOf([...own], TWINS_PER_QUERY)) {
    unused += twins.filter((twin) => !usedTwins.has(twin)).length;
    unused -= (await listCommonTwins(database, twins)).filter(({ id }) => !usedCommon.has(id)).length;
    await breathe();
  }
  return unused;
}

/** The names that a server's own dailies share with their twins. */
async function listOwnTwins({ db }: Database, serverId: string): Promise<ReadonlySet<string>> {
  const twins = new Set<string>();
  for (let last = 0; ; ) {
    const page = await db
      .selectFrom('daily_stock')
      .innerJoin('puzzles', 'puzzles.id', 'daily_stock.puzzle_id')
      .select(['puzzles.id', 'puzzles.twin'])
      .where('daily_stock.owner', '=', serverId)
      .where('daily_stock.puzzle_id', '>', last)
      .orderBy('daily_stock.puzzle_id')
      .limit(PAGE)
      .execute();
    for (const { twin } of page) twins.add(twin);
    if (page.length < PAGE) return twins;
    last = page.at(-1)?.id ?? last;
    await breathe();
  }
}

/** The dailies that a server has had and could be given again. */
const listUsed = ({ db }: Database, serverId: string) =>
  db
    .selectFrom('dailies')
    .innerJoin('puzzles', 'puzzles.id', 'dailies.puzzle_id')
    .select(['puzzles.id', 'puzzles.owner', 'puzzles.twin'])
    .distinct()
    .where('dailies.activity', '=', MATE)
    .where('dailies.server_id', '=', serverId)
    .where('puzzles.owner', 'in', [COMMON, serverId])
    .where('puzzles.verdict', 'in', PLAYABLE)
    .where('puzzles.withdrawn_at', 'is', null)
    .where('puzzles.purpose', '=', 'daily')
    .execute();

async function listCommonTwins({ db, engine }: Database, twins: readonly string[]) {
  const rows = await db
    .selectFrom('puzzles')
    .select(['id', 'verdict', 'withdrawn_at', 'purpose'])
    .where('twin', 'in', engine.listOf(twins))
    .where('owner', '=', COMMON)
    .execute();
  // Not in the query: SQLite would take the index by verdict and go through all common puzzles.
  return rows.filter(
    ({ verdict, withdrawn_at, purpose }) =>
      verdict !== 'waiting' && isPlayable(verdict) && withdrawn_at === null && purpose === 'daily',
  );
}
