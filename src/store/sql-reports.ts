import type { Kysely, Selectable } from 'kysely';
import { judgeClaim, type Verdict } from '../library/verdict.js';
import { GIVE_UP_REASONS } from '../solver/solver.js';
import type { LibraryCounts, LibraryStore, PuzzleReport } from './library-store.js';
import { COMMON, type Schema } from './schema.js';
import { storedAnswer } from './sql-proofs.js';

type ReportQueries = Pick<LibraryStore, 'reportPuzzles' | 'listOwnQueue' | 'count' | 'listRefusals'>;

/** SQLite takes a limited number of values in one query. */
const IDS_PER_QUERY = 500;

export function makeReportQueries(db: Kysely<Schema>): ReportQueries {
  const reports = (serverId: string) =>
    db
      .selectFrom('puzzles')
      .innerJoin('proofs', 'proofs.position', 'puzzles.position')
      .selectAll('puzzles')
      .selectAll('proofs')
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
      }
      return found;
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
      const rows = await visible.select('verdict').groupBy('verdict').execute();
      const verdicts: LibraryCounts['verdicts'] = {
        waiting: 0,
        sound: 0,
        cooked: 0,
        'shorter mate': 0,
        'no mate': 0,
        'gave up': 0,
        ...Object.fromEntries(rows.map((row) => [row.verdict, row.count])),
      };
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

    async listRefusals(limit) {
      return db.selectFrom('refusals').select(['source', 'line', 'text', 'why']).orderBy('id').limit(limit).execute();
    },
  };
}

type ReportRow = Selectable<Schema['puzzles']> & Selectable<Schema['proofs']>;

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
  const answer = storedAnswer(row);
  return answer && judgeClaim(answer, row.claimed_mate_in ?? undefined);
}
