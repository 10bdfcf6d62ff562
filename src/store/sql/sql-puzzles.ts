import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Metadata } from '../../puzzles/draft.js';
import {
  COMMON,
  type PuzzleFilter,
  type PuzzleRecord,
  type PuzzleReport,
  type PuzzleStore,
} from '../../puzzles/puzzle-store.js';
import { batchesOf } from '../../shared/async.js';
import { SEVERAL_KEYS } from '../schema/puzzles.js';
import type { Schema } from '../schema.js';
import type { Database } from './engine.js';
import { hasTheme, REPORT_COLUMNS, reportOf, traitsOfRow } from './judged-rows.js';
import { readStored } from './stored-json.js';
import { unindexed, windowsOfIds } from './walk-puzzles.js';

/** Enough for one turn of the event loop. */
const IDS_PER_QUERY = 200;

const RECORD_COLUMNS = [
  ...REPORT_COLUMNS,
  'puzzles.owner',
  'puzzles.source',
  'puzzles.origin',
  'puzzles.purpose',
  'puzzles.comment',
  'puzzles.told',
  'puzzles.added_at',
  'proofs.difficulty',
  'proofs.themes',
] as const;

/** Puzzles as admins and the operator see them. They are gone through in the order of their numbers, a window at a time. */
export function makePuzzleStore(database: Database): PuzzleStore {
  const { db, engine } = database;
  return {
    async listPuzzles(filter, after, limit) {
      const found: PuzzleRecord[] = [];
      for await (const window of windowsOf(db, filter, after)) {
        const rows = await recordsWithin(database, filter, window)
          .orderBy('puzzles.id')
          .limit(limit - found.length)
          .execute();
        found.push(...rows.map(recordOf));
        if (found.length >= limit) break;
      }
      return found;
    },

    async countPuzzles(filter) {
      let total = 0;
      for await (const window of windowsOf(db, filter, 0)) {
        const { count } = await within(database, filter, window)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        total += count;
      }
      return total;
    },

    async reportPuzzles(serverId, ids) {
      const found: PuzzleReport[] = [];
      for (const batch of batchesOf(ids, IDS_PER_QUERY)) {
        const rows = await db
          .selectFrom('puzzles')
          .innerJoin('proofs', 'proofs.position', 'puzzles.position')
          .select(REPORT_COLUMNS)
          .where('puzzles.id', 'in', engine.listOf(batch))
          .where(unindexed('owner'), 'in', [COMMON, serverId])
          .where('puzzles.withdrawn_at', 'is', null)
          .orderBy('puzzles.id')
          .execute();
        found.push(...rows.map(reportOf));
        await breathe();
      }
      return found;
    },

    async findSolution(id) {
      const row = await db
        .selectFrom('puzzles')
        .innerJoin('proofs', 'proofs.position', 'puzzles.position')
        .select('proofs.solution')
        .where('puzzles.id', '=', id)
        .executeTakeFirst();
      return row?.solution ?? undefined;
    },
  };
}

/** Either numbers from one to another, or some numbers of a list. */
type Window = { readonly after: number; readonly last: number } | { readonly ids: readonly number[] };

async function* windowsOf(db: Kysely<Schema>, { ids, owner }: PuzzleFilter, after: number): AsyncGenerator<Window> {
  // A server's own puzzles are found by an index, and there are not so many.
  if (!ids && owner) return yield { after, last: Number.MAX_SAFE_INTEGER };
  if (!ids) return yield* windowsOfIds(db, after);
  const wanted = [...new Set(ids)].filter((id) => id > after).sort((one, other) => one - other);
  for (const batch of batchesOf(wanted, IDS_PER_QUERY)) yield { ids: batch };
}

/** Proofs are looked at only where they are asked about: that takes four times as long. */
function within({ db, engine }: Database, filter: PuzzleFilter, window: Window) {
  const { owner, source, verdict, purpose, mateIn, theme } = filter;
  let query = db.selectFrom('puzzles').where('puzzles.withdrawn_at', 'is', null);
  query =
    'ids' in window
      ? query.where('puzzles.id', 'in', engine.listOf(window.ids))
      : query.where('puzzles.id', '>', window.after).where('puzzles.id', '<=', window.last);
  if (owner !== undefined) query = query.where(owner ? 'puzzles.owner' : unindexed('owner'), '=', owner);
  if (verdict !== undefined) query = query.where(owner ? 'puzzles.verdict' : unindexed('verdict'), '=', verdict);
  if (source !== undefined) query = query.where('puzzles.source', '=', source);
  if (purpose !== undefined) query = query.where('puzzles.purpose', '=', purpose);
  if (mateIn === undefined && theme === undefined) return query;
  return query.where(({ exists, selectFrom }) => {
    let proof = selectFrom('proofs').select('mate_in').whereRef('proofs.position', '=', 'puzzles.position');
    if (mateIn !== undefined) proof = proof.where('mate_in', '=', mateIn);
    if (theme !== undefined) proof = proof.where(hasTheme(theme));
    return exists(proof);
  });
}

const recordsWithin = (database: Database, filter: PuzzleFilter, window: Window) =>
  within(database, filter, window).innerJoin('proofs', 'proofs.position', 'puzzles.position').select(RECORD_COLUMNS);

const METADATA: z.ZodType<Metadata> = z.object({
  rating: z.number().exactOptional(),
  popularity: z.number().exactOptional(),
  themes: z.array(z.string()).exactOptional(),
});

type RecordRow = Awaited<ReturnType<ReturnType<typeof recordsWithin>['execute']>>[number];

function recordOf(row: RecordRow): PuzzleRecord {
  const claimed = row.relabelled ? row.mate_in : row.claimed_mate_in;
  const traits = traitsOfRow(row);
  const metadata = readStored(row.told, METADATA);
  return {
    ...reportOf(row),
    owner: row.owner,
    source: row.source,
    origin: row.origin,
    purpose: row.purpose,
    severalKeys: row.several_keys !== SEVERAL_KEYS.no,
    addedAt: row.added_at,
    ...(claimed !== null && { claimedMateIn: claimed }),
    ...(row.verdict === 'gave up' && { noMateWithin: row.no_mate_within }),
    ...(row.comment !== null && { comment: row.comment }),
    ...(metadata && { metadata }),
    ...(traits && { traits }),
  };
}
