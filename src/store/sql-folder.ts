import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { fenOf } from '../chess/position.js';
import type { RefusedLine } from '../library/draft.js';
import { listOf, rowsOf } from './json-rows.js';
import type { FolderFile, LibraryStore } from './library-store.js';
import { piecesOf } from './pieces.js';
import { COMMON, type Schema } from './schema.js';
import { DRAFTS_AT_ONCE, type NamedDraft, nameDraft, takeDrafts } from './take-drafts.js';

type FolderQueries = Pick<LibraryStore, 'syncFolder' | 'folderFingerprint'>;

/** The note of what the folder was like when it was taken last. */
const FINGERPRINT = 'folder fingerprint';

/** Rows without a position to look at cost little. */
const ROWS_AT_ONCE = 500;

export function makeFolderQueries(db: Kysely<Schema>): FolderQueries {
  return {
    async syncFolder(files, fingerprint, now) {
      // 1. Not taken, until all of it is: a sync that is cut off is done again, also when the folder is as it was before.
      await db.deleteFrom('notes').where('name', '=', FINGERPRINT).execute();
      await db.deleteFrom('refusals').execute();

      // 2. File by file, with a breath between the batches: nobody waits for a large folder.
      const seen = new Map<string, number>();
      let added = 0;
      let refused = 0;
      for (const file of files) {
        const { fresh, duplicates } = await takeFile(db, file, seen, now);
        const refusals = [...file.refused, ...duplicates];
        await addRefusals(db, file.name, refusals);
        added += fresh;
        refused += refusals.length;
      }

      // 3. Only now it is certain which lines have vanished.
      await withdrawAllBut(db, new Set(seen.values()), now);
      await db
        .insertInto('notes')
        .values({ name: FINGERPRINT, value: fingerprint })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
        .execute();
      return { added, refused };
    },

    async folderFingerprint() {
      const row = await db.selectFrom('notes').select('value').where('name', '=', FINGERPRINT).executeTakeFirst();
      return row?.value;
    },
  };
}

/** Takes a file's puzzles; `seen` holds those of the whole folder so far, with their numbers. */
async function takeFile(
  db: Kysely<Schema>,
  { name, drafts }: FolderFile,
  seen: Map<string, number>,
  now: number,
): Promise<{ readonly fresh: number; readonly duplicates: readonly RefusedLine[] }> {
  const origin = { owner: COMMON, source: name, now };
  const duplicates: RefusedLine[] = [];
  let fresh = 0;
  for (const batch of piecesOf(drafts, DRAFTS_AT_ONCE)) {
    const once = new Map<string, NamedDraft>();
    const again: NamedDraft[] = [];
    for (const named of batch.map(nameDraft)) {
      if (seen.has(named.position) || once.has(named.position)) again.push(named);
      else once.set(named.position, named);
    }
    const taken = await db.transaction().execute((trx) => takeDrafts(trx, origin, [...once.values()]));
    for (const [position, { id, isNew }] of taken) {
      seen.set(position, id);
      if (isNew) fresh++;
    }
    for (const { position, draft } of again) {
      const why = `Duplicate of #${seen.get(position)}.`;
      duplicates.push({ line: draft.line, text: fenOf(draft.position), why });
    }
    await breathe();
  }
  return { fresh, duplicates };
}

async function addRefusals(db: Kysely<Schema>, source: string, refusals: readonly RefusedLine[]): Promise<void> {
  for (const batch of piecesOf(refusals, ROWS_AT_ONCE)) {
    await sql`
      insert into refusals (source, line, text, why)
      select ${source}, value ->> 'line', value ->> 'text', value ->> 'why' from ${rowsOf(batch)} order by key`.execute(
      db,
    );
    await breathe();
  }
}

async function withdrawAllBut(db: Kysely<Schema>, kept: ReadonlySet<number>, now: number): Promise<void> {
  const common = await db
    .selectFrom('puzzles')
    .select('id')
    .where('owner', '=', COMMON)
    .where('withdrawn_at', 'is', null)
    .execute();
  const vanished = common.map(({ id }) => id).filter((id) => !kept.has(id));
  for (const batch of piecesOf(vanished, ROWS_AT_ONCE)) {
    await db.updateTable('puzzles').set({ withdrawn_at: now }).where('id', 'in', listOf(batch)).execute();
    await breathe();
  }
}
