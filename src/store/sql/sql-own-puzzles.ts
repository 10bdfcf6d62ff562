import { setImmediate as breathe } from 'node:timers/promises';
import { MATE } from '../../play/activity.js';
import type { OwnPuzzleStore } from '../../puzzles/library-store.js';
import type { PuzzleReport } from '../../puzzles/puzzle-store.js';
import { PLAYABLE, type VerdictKind } from '../../puzzles/verdict.js';
import type { Database } from './engine.js';
import { firstOf, REPORT_COLUMNS, reportOf } from './judged-rows.js';

/** Verdict by verdict, since then the index gives the puzzles in the order of their numbers. */
export function makeOwnPuzzleStore({ db }: Database): OwnPuzzleStore {
  /** A server's own puzzles with this verdict that were not given yet. */
  const toGive = (serverId: string, verdict: VerdictKind) =>
    db
      .selectFrom('puzzles')
      .where('puzzles.verdict', '=', verdict)
      .where('puzzles.withdrawn_at', 'is', null)
      .where('puzzles.owner', '=', serverId)
      .where('puzzles.purpose', '=', 'daily')
      .where('puzzles.id', 'not in', (query) =>
        query.selectFrom('dailies').select('puzzle_id').where('activity', '=', MATE).where('server_id', '=', serverId),
      );

  return {
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
  };
}
