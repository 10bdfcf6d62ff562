import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { GroupCommit } from './group-commit.js';
import { listOf } from './json-rows.js';
import type { AddedDraft, LibraryStore } from './library-store.js';
import { piecesOf } from './pieces.js';
import { COMMON, type Schema } from './schema.js';
import { makeFolderQueries } from './sql-folder.js';
import { makeProofQueries } from './sql-proofs.js';
import { makeReportQueries } from './sql-reports.js';
import { makeWaitingQueries } from './sql-waiting.js';
import { DRAFTS_AT_ONCE, type NamedDraft, nameDraft, type Origin, takeDrafts } from './take-drafts.js';

export function makeLibraryStore(db: Kysely<Schema>, commits: GroupCommit): LibraryStore {
  return {
    ...makeFolderQueries(db),
    ...makeWaitingQueries(db),
    ...makeProofQueries(db, commits),
    ...makeReportQueries(db),

    async addOwn(serverId, source, drafts, now) {
      const origin = { owner: serverId, source, now };
      const results: AddedDraft[] = [];
      for (const batch of piecesOf(drafts, DRAFTS_AT_ONCE)) {
        const named = batch.map(nameDraft);
        results.push(...(await db.transaction().execute((trx) => addBatch(trx, origin, named))));
        await breathe();
      }
      return results;
    },
  };
}

async function addBatch(
  trx: Transaction<Schema>,
  origin: Origin,
  drafts: readonly NamedDraft[],
): Promise<readonly AddedDraft[]> {
  const twins = await findTwins(trx, origin.owner, drafts);
  const once = new Map<string, NamedDraft>();
  for (const named of drafts) {
    if (!twins.has(named.position) && !once.has(named.position)) once.set(named.position, named);
  }
  const taken = await takeDrafts(trx, origin, [...once.values()]);
  return drafts.map((named): AddedDraft => {
    const { position, draft } = named;
    const id = twins.get(position) ?? taken.get(position)?.id;
    if (id === undefined) throw new Error(`the puzzle ${position} was not taken`);
    return once.get(position) === named
      ? { kind: 'added', line: draft.line, id }
      : { kind: 'duplicate', line: draft.line, of: id };
  });
}

/** The puzzles that the server has already, its own or common ones, by their positions. */
async function findTwins(
  trx: Transaction<Schema>,
  owner: string,
  drafts: readonly NamedDraft[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('puzzles')
    .select(['position', 'id'])
    .where('position', 'in', listOf(drafts.map(({ position }) => position)))
    .where('owner', 'in', [COMMON, owner])
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(rows.map(({ position, id }) => [position, id]));
}
