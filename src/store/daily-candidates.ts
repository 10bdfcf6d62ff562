import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DailyCandidate } from '../play/puzzle.js';
import { COMMON, type Schema } from './schema.js';

/** Enough for one turn of the event loop; the common stock can be large. */
const PAGE = 1000;

/** What a server can be given: its own sound puzzles and the common ones, each position once, and when it had it last. */
export async function listDailyCandidates(db: Kysely<Schema>, serverId: string): Promise<readonly DailyCandidate[]> {
  const lastUsed = await findLastUses(db, serverId);
  const candidates = new Map<string, DailyCandidate>();
  // The common stock comes last, so that a twin of an own puzzle is known as one.
  for (const owner of [serverId, COMMON]) {
    for await (const { id, position } of soundPuzzlesOf(db, owner)) {
      const twin = candidates.get(position);
      const used = later(twin?.lastUsed, lastUsed.get(id));
      candidates.set(position, {
        id: twin?.id ?? id,
        own: owner !== COMMON || twin !== undefined,
        ...(used !== undefined && { lastUsed: used }),
      });
    }
  }
  return [...candidates.values()];
}

async function findLastUses(db: Kysely<Schema>, serverId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('dailies')
    .select(({ fn }) => ['puzzle_id', fn.max('date').as('date')])
    .where('server_id', '=', serverId)
    .groupBy('puzzle_id')
    .execute();
  return new Map(rows.map(({ puzzle_id, date }) => [puzzle_id, date]));
}

async function* soundPuzzlesOf(db: Kysely<Schema>, owner: string) {
  for (let last = 0; ; ) {
    const page = await db
      .selectFrom('puzzles')
      .select(['id', 'position'])
      .where('verdict', '=', 'sound')
      .where('withdrawn_at', 'is', null)
      .where('owner', '=', owner)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)?.id ?? last;
    await breathe();
  }
}

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;
