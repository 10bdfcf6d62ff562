import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { PLAYABLE } from '../library/verdict.js';
import type { DailyCandidate } from '../play/puzzle.js';
import { countDailies } from './count-living.js';
import { COMMON, type Schema } from './schema.js';
import { listWished } from './sql-wishes.js';

/** Enough for one turn of the event loop; the common stock can be large. */
const PAGE = 500;

/** Of a larger common stock about so many are candidates: ordering a million would hold up everybody. */
const MOST_COMMON = 20_000;

/** In the middle of Lichess's puzzle ratings: what is not described yet is neither for a Monday nor for a Sunday. */
const USUAL_DIFFICULTY = 1500;

interface Daily {
  readonly id: number;
  readonly twin: string;
  readonly difficulty: number | null;
  readonly mate_in: number | null;
}

/** What a server can be given: its own puzzles and the common ones, each once, and when it had it last. */
export async function listDailyCandidates(db: Kysely<Schema>, serverId: string): Promise<readonly DailyCandidate[]> {
  const lastUsed = await findLastUses(db, serverId);
  const candidateOf = ({ id, difficulty, mate_in }: Daily, own: boolean): DailyCandidate => ({
    id,
    own,
    mateIn: mate_in ?? 0,
    difficulty: difficulty ?? USUAL_DIFFICULTY,
    ...lastOf(lastUsed.get(id)),
  });

  const own = new Map<string, DailyCandidate>();
  for await (const daily of dailiesOf(db, serverId, 1)) {
    const one = candidateOf(daily, true);
    const other = own.get(daily.twin);
    // Before twins were known as such, a server could bring both.
    const first = other && other.id < one.id ? other : one;
    own.set(daily.twin, { ...first, ...lastOf(later(one.lastUsed, other?.lastUsed)) });
  }
  const common: DailyCandidate[] = [];
  for await (const daily of dailiesOf(db, COMMON, await findStep(db))) {
    const brought = own.get(daily.twin);
    // Whichever of two twins was given, the server has had this puzzle.
    if (brought) own.set(daily.twin, { ...brought, ...lastOf(later(brought.lastUsed, lastUsed.get(daily.id))) });
    else common.push(candidateOf(daily, false));
  }
  const wished = (await listWished(db, serverId)).map((daily, wish) => ({
    ...candidateOf(daily, daily.owner !== COMMON),
    wish,
  }));
  const isWished = new Set(wished.map(({ id }) => id));
  // What is wished for may be a puzzle for practice, or a number that is not looked at otherwise.
  return [...wished, ...[...own.values(), ...common].filter(({ id }) => !isWished.has(id))];
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

/** Every how many-th number of the common stock is looked at. By number, so that all servers look at the same ones. */
const findStep = async (db: Kysely<Schema>): Promise<number> =>
  Math.max(1, Math.floor((await countDailies(db, COMMON)) / MOST_COMMON));

/** An owner's puzzles that can be given, or every `step`-th number of them. */
export async function* dailiesOf(db: Kysely<Schema>, owner: string, step: number): AsyncGenerator<Daily> {
  // Verdict by verdict, since then the index gives them in the order of their numbers.
  for (const verdict of PLAYABLE) {
    for (let last = 0; ; ) {
      const page = await db
        .selectFrom('puzzles')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select(['puzzles.id', 'puzzles.twin', 'proofs.difficulty', 'proofs.mate_in'])
        .where('puzzles.verdict', '=', verdict)
        .where('puzzles.withdrawn_at', 'is', null)
        .where('puzzles.owner', '=', owner)
        .where('puzzles.id', '>', last)
        .where('puzzles.purpose', '=', 'daily')
        .where(sql<number>`puzzles.id % ${step}`, '=', 0)
        .orderBy('puzzles.id')
        .limit(PAGE)
        .execute();
      yield* page;
      if (page.length < PAGE) break;
      last = page.at(-1)?.id ?? last;
      await breathe();
    }
  }
}

const lastOf = (lastUsed: string | undefined) => (lastUsed === undefined ? {} : { lastUsed });

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;
