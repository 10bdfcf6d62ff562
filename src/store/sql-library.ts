import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { fenOf, positionKey } from '../chess/position.js';
import type { Draft, RefusedLine } from '../library/draft.js';
import type { AddedDraft, LibraryStore } from './library-store.js';
import { COMMON, type Schema } from './schema.js';
import { makeProofQueries } from './sql-proofs.js';
import { makeReportQueries } from './sql-reports.js';

/** Drafts written per transaction: long enough to be quick, short enough not to hold up the event loop. */
const BATCH = 50;

export function makeLibraryStore(db: Kysely<Schema>): LibraryStore {
  return {
    ...makeProofQueries(db),
    ...makeReportQueries(db),

    async syncFolder(files, fingerprint, now) {
      return db.transaction().execute(async (trx) => {
        const seen = new Map<string, number>();
        let added = 0;
        let refusals = 0;
        await trx.deleteFrom('refusals').execute();
        for (const { name, drafts, refused } of files) {
          const duplicates: RefusedLine[] = [];
          for (const draft of drafts) {
            const position = positionKey(draft.position);
            const twin = seen.get(position);
            if (twin !== undefined) {
              duplicates.push({ line: draft.line, text: fenOf(draft.position), why: `Duplicate of #${twin}.` });
              continue;
            }
            const { id, isNew } = await upsert(trx, COMMON, name, draft, now);
            seen.set(position, id);
            if (isNew) added++;
          }
          for (const { line, text, why } of [...refused, ...duplicates]) {
            await trx.insertInto('refusals').values({ source: name, line, text, why }).execute();
            refusals++;
          }
        }
        await withdrawAllBut(trx, new Set(seen.values()), now);
        await trx
          .insertInto('notes')
          .values({ name: 'folder fingerprint', value: fingerprint })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
          .execute();
        return { added, refused: refusals };
      });
    },

    async folderFingerprint() {
      const row = await db
        .selectFrom('notes')
        .select('value')
        .where('name', '=', 'folder fingerprint')
        .executeTakeFirst();
      return row?.value;
    },

    async addOwn(serverId, source, drafts, now) {
      const results: AddedDraft[] = [];
      for (let start = 0; start < drafts.length; start += BATCH) {
        const batch = drafts.slice(start, start + BATCH);
        await db.transaction().execute(async (trx) => {
          for (const draft of batch) results.push(await addOne(trx, serverId, source, draft, now));
        });
        await breathe();
      }
      return results;
    },
  };
}

async function addOne(
  trx: Transaction<Schema>,
  serverId: string,
  source: string,
  draft: Draft,
  now: number,
): Promise<AddedDraft> {
  const twin = await trx
    .selectFrom('puzzles')
    .select('id')
    .where('position', '=', positionKey(draft.position))
    .where('owner', 'in', [COMMON, serverId])
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (twin) return { kind: 'duplicate', line: draft.line, of: twin.id };
  const { id } = await upsert(trx, serverId, source, draft, now);
  return { kind: 'added', line: draft.line, id };
}

/** Adds a puzzle, or brings the one with the same position up to date; a changed claim needs a new verdict. */
async function upsert(trx: Transaction<Schema>, owner: string, source: string, draft: Draft, now: number) {
  const position = positionKey(draft.position);
  const told = {
    fen: fenOf(draft.position),
    claimed_mate_in: draft.claimedMateIn ?? null,
    name: draft.name ?? null,
    comment: draft.comment ?? null,
    source,
    line: draft.line,
    withdrawn_at: null,
  };
  await trx
    .insertInto('proofs')
    .values({ position, no_mate_within: 0, nodes: 0, milliseconds: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await trx
    .selectFrom('puzzles')
    .select(['id', 'claimed_mate_in'])
    .where('owner', '=', owner)
    .where('position', '=', position)
    .executeTakeFirst();
  if (!known) {
    const { id } = await trx
      .insertInto('puzzles')
      .values({ ...told, owner, position, added_at: now, verdict: 'waiting' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, isNew: true };
  }
  const judgedAnew = known.claimed_mate_in !== told.claimed_mate_in && { verdict: 'waiting' as const };
  await trx
    .updateTable('puzzles')
    .set({ ...told, ...judgedAnew })
    .where('id', '=', known.id)
    .execute();
  return { id: known.id, isNew: false };
}

async function withdrawAllBut(trx: Transaction<Schema>, kept: ReadonlySet<number>, now: number): Promise<void> {
  const common = await trx
    .selectFrom('puzzles')
    .select('id')
    .where('owner', '=', COMMON)
    .where('withdrawn_at', 'is', null)
    .execute();
  for (const { id } of common.filter((each) => !kept.has(each.id))) {
    await trx.updateTable('puzzles').set({ withdrawn_at: now }).where('id', '=', id).execute();
  }
}
