import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FolderFaultStore, UnsoundId } from '../../puzzles/folder-store.js';
import type { PuzzleReport } from '../../puzzles/puzzle-store.js';
import { NOT_PLAYABLE } from '../../puzzles/verdict.js';
import { batchesOf } from '../../shared/async.js';
import type { Database } from './engine.js';
import { firstOf, REPORT_COLUMNS, reportOf } from './judged-rows.js';

/** Enough for one turn of the event loop. */
const IDS_PER_QUERY = 200;

/** What of the folder cannot be given. */
export function makeFolderFaultStore({ db, engine }: Database): FolderFaultStore {
  const listUnsoundIds: FolderFaultStore['listUnsoundIds'] = async (limit, after) => {
    const unsound: UnsoundId[] = [];
    for (const verdict of NOT_PLAYABLE) {
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

    async listUnsound(limit) {
      const found: (PuzzleReport & { readonly source: string })[] = [];
      for (const batch of batchesOf(await listUnsoundIds(limit, 0), IDS_PER_QUERY)) {
        const rows = await db
          .selectFrom('puzzles')
          .innerJoin('proofs', 'proofs.position', 'puzzles.position')
          .select([...REPORT_COLUMNS, 'puzzles.source'])
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
