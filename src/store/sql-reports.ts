import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely, Selectable } from 'kysely';
import { judgeClaim, type Verdict } from '../library/verdict.js';
import { GIVE_UP_REASONS } from '../solver/solver.js';
import type { LibraryCounts, LibraryStore, PuzzleReport } from './library-store.js';
import { COMMON, type Schema } from './schema.js';
import { OUTCOME_COLUMNS, storedOutcome } from './sql-proofs.js';

type ReportQueries = Pick<
  LibraryStore,
  'reportPuzzles' | 'countOwnWaiting' | 'listOwnQueue' | 'count' | 'listUnsound' | 'listRefusals'
>;

const NO_PUZZLES: LibraryCounts['verdicts'] = {
  waiting: 0,
  sound: 0,
  cooked: 0,
  'shorter mate': 0,
  'no mate': 0,
  'gave up': 0,
};
const ALL_VERDICTS = Object.keys(NO_PUZZLES) as (keyof LibraryCounts['verdicts'])[];

/** Enough for one turn of the event loop. */
const IDS_PER_QUERY = 200;

export function makeReportQueries(db: Kysely<Schema>): ReportQueries {
  const reports = (serverId: string) =>
    db
      .selectFrom('puzzles')
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .select(['id', 'fen', 'line', 'name', 'claimed_mate_in', 'verdict', 'gave_up', ...OUTCOME_COLUMNS])
      .where('puzzles.owner', 'in', [COMMON, serverId]);

  return {
    async reportPuzzles(serverId, ids) {
      const found: PuzzleReport[] = [];
      for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
        const rows = await reports(serverId)
          .where('puzzles.id', 'in', ids.slice(start, start + IDS_PER_QUERY))
          .orderBy('puzzles.id')
          .execute();
        found.push(...rows.map(reportOf));
        await breathe();
      }
      return found;
    },

    async countOwnWaiting(serverId, first, last) {
      const { count } = await db
        .selectFrom('puzzles')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner', '=', serverId)
        .where('verdict', '=', 'waiting')
        .where('id', '>=', first)
        .where('id', '<=', last)
        .executeTakeFirstOrThrow();
      return count;
    },

    async listOwnQueue(serverId, limit) {
      const rows = await reports(serverId)
        .where('puzzles.owner', '=', serverId)
        .where('puzzles.verdict', '=', 'sound')
        .where('puzzles.withdrawn_at', 'is', null)
        .where('puzzles.id', 'not in', (query) =>
          query.selectFrom('dailies').select('puzzle_id').where('server_id', '=', serverId),
        )
        .orderBy('puzzles.id')
        .limit(limit)
        .execute();
      return rows.map(reportOf);
    },

    async count(serverId) {
      const visible = db
        .selectFrom('puzzles')
        .where('owner', 'in', [COMMON, serverId])
        .where('withdrawn_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'));
      // The verdicts are named so that the index alone is counted: that is ten times quicker than to look at each puzzle.
      const rows = await visible.select('verdict').where('verdict', 'in', ALL_VERDICTS).groupBy('verdict').execute();
      const verdicts = { ...NO_PUZZLES, ...Object.fromEntries(rows.map((row) => [row.verdict, row.count])) };
      const unused = await visible
        .where('verdict', '=', 'sound')
        .where('id', 'not in', (query) =>
          query.selectFrom('dailies').select('puzzle_id').where('server_id', '=', serverId),
        )
        .executeTakeFirstOrThrow();
      const refusals = await db
        .selectFrom('refusals')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { verdicts, unused: unused.count, refusedLines: refusals.count };
    },

    async listUnsound(limit) {
      const rows = await reports(COMMON)
        .select('source')
        .where('puzzles.verdict', 'not in', ['waiting', 'sound'])
        .where('puzzles.withdrawn_at', 'is', null)
        .orderBy('source')
        .orderBy('line')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...reportOf(row), source: row.source }));
    },

    async listRefusals(limit) {
      return db.selectFrom('refusals').select(['source', 'line', 'text', 'why']).orderBy('id').limit(limit).execute();
    },
  };
}

type ReportRow = Pick<Selectable<Schema['puzzles']>, 'id' | 'fen' | 'line' | 'name' | 'claimed_mate_in' | 'verdict'> &
  Pick<Selectable<Schema['proofs']>, 'gave_up' | (typeof OUTCOME_COLUMNS)[number]>;

function reportOf(row: ReportRow): PuzzleReport {
  const verdict = verdictOf(row);
  return {
    id: row.id,
    fen: row.fen,
    line: row.line,
    ...(row.name !== null && { name: row.name }),
    ...(verdict && { verdict }),
  };
}

function verdictOf(row: ReportRow): Verdict | undefined {
  if (row.verdict === 'waiting') return undefined;
  if (row.verdict === 'gave up') {
    return { kind: 'gave up', because: GIVE_UP_REASONS.find((each) => each === row.gave_up) ?? 'time' };
  }
  const outcome = storedOutcome(row);
  return outcome && judgeClaim(outcome, row.claimed_mate_in ?? undefined);
}
