import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { LibraryStore, PuzzleReport, UnsoundId, VerdictKind } from '../../puzzles/library-store.js';
import { COMMON } from '../../puzzles/library-store.js';
import { PLAYABLE } from '../../puzzles/verdict.js';
import { piecesOf } from '../../shared/pieces.js';
import type { Database } from './engine.js';
import { REPORT_COLUMNS, reportOf } from './judged-rows.js';
import { unindexed } from './walk-puzzles.js';

type ReportQueries = Pick<
  LibraryStore,
  | 'reportPuzzles'
  | 'countOwnWaiting'
  | 'listOwnQueue'
  | 'countOwnQueue'
  | 'listUnsound'
  | 'listUnsoundIds'
  | 'listRefusals'
>;

/** Enough for one turn of the event loop. */
const IDS_PER_QUERY = 200;

const UNPLAYABLE = ['cooked', 'shorter mate', 'no mate', 'gave up'] as const satisfies readonly VerdictKind[];

/** What admins are told of puzzles. Verdict by verdict, since then the index gives them in the order of their numbers. */
export function makeReportQueries({ db, engine }: Database): ReportQueries {
  const reports = db
    .selectFrom('puzzles')
    .innerJoin('proofs', 'proofs.position', 'puzzles.position')
    .select(REPORT_COLUMNS);

  /** A server's own puzzles with this verdict that were not given yet. */
  const toGive = (serverId: string, verdict: VerdictKind) =>
    db
      .selectFrom('puzzles')
      .where('puzzles.verdict', '=', verdict)
      .where('puzzles.withdrawn_at', 'is', null)
      .where('puzzles.owner', '=', serverId)
      .where('puzzles.purpose', '=', 'daily')
      .where('puzzles.id', 'not in', (query) =>
        query.selectFrom('dailies').select('puzzle_id').where('server_id', '=', serverId),
      );

  const listUnsoundIds: ReportQueries['listUnsoundIds'] = async (limit, after) => {
    const unsound: UnsoundId[] = [];
    for (const verdict of UNPLAYABLE) {
      // In the very words of the index.
      const { rows } = await sql<UnsoundId>`
        select id, verdict from ${engine.searchedBy('puzzles', 'puzzles_unsound')}
        where verdict = ${verdict} and origin = 'folder' and owner = '' and withdrawn_at is null and id > ${after}
        order by id limit ${limit}`.execute(db);
      unsound.push(...rows);
      await breathe();
    }
    return firstOf(unsound, limit);
  };

  return {
    listUnsoundIds,

    async reportPuzzles(serverId, ids) {
      const found: PuzzleReport[] = [];
      for (const batch of piecesOf(ids, IDS_PER_QUERY)) {
        const rows = await reports
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

    async countOwnWaiting(serverId, first, last) {
      const { count } = await db
        .selectFrom('puzzles')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('verdict', '=', 'waiting')
        .where('withdrawn_at', 'is', null)
        .where('owner', '=', serverId)
        .where('id', '>=', first)
        .where('id', '<=', last)
        .executeTakeFirstOrThrow();
      return count;
    },

    async listOwnQueue(serverId, limit) {
      const queue: PuzzleReport[] = [];
      for (const verdict of PLAYABLE) {
        const rows = await toGive(serverId, verdict)
          .innerJoin('proofs', 'proofs.position', 'puzzles.position')
          .select(REPORT_COLUMNS)
          .orderBy('puzzles.id')
          .limit(limit)
          .execute();
        queue.push(...rows.map(reportOf));
      }
      return firstOf(queue, limit);
    },

    async countOwnQueue(serverId) {
      let total = 0;
      for (const verdict of PLAYABLE) {
        const { count } = await toGive(serverId, verdict)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        total += count;
        await breathe();
      }
      return total;
    },

    async listUnsound(limit) {
      const found: (PuzzleReport & { readonly source: string })[] = [];
      for (const batch of piecesOf(await listUnsoundIds(limit, 0), IDS_PER_QUERY)) {
        const rows = await reports
          .select('puzzles.source')
          .where('puzzles.id', 'in', engine.listOf(batch.map(({ id }) => id)))
          .orderBy('puzzles.id')
          .execute();
        found.push(...rows.map((row) => ({ ...reportOf(row), source: row.source })));
        await breathe();
      }
      return found;
    },

    async listRefusals(limit, after = 0) {
      return db
        .selectFrom('refusals')
        .select(['id', 'source', 'line', 'text', 'why'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
    },
  };
}

const firstOf = <Each extends { readonly id: number }>(all: readonly Each[], limit: number): readonly Each[] =>
  [...all].sort((one, other) => one.id - other.id).slice(0, limit);
