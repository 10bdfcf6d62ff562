import { setImmediate as breathe } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Draft, RefusedLine } from '../../puzzles/draft.js';
import type { FolderSync, Intake, LibraryStore } from '../../puzzles/library-store.js';
import { COMMON, DRAFTS_AT_ONCE } from '../../puzzles/library-store.js';
import { piecesOf } from '../../shared/pieces.js';
import type { Schema } from '../schema.js';
import { decideInFolder, refusalsOf } from './decide-in-folder.js';
import { type NamedDraft, nameDraft, type Terms, termsFor } from './draft-rows.js';
import { findKin, type Kin } from './find-kin.js';
import { unindexed, windowsOfIds } from './id-windows.js';
import { listOf } from './json-rows.js';
import { RefusalBook } from './refusal-book.js';
import { isOfSources } from './spared-sources.js';
import { type Taken, takeDrafts } from './take-drafts.js';

type FolderQueries = Pick<LibraryStore, 'beginFolderSync' | 'folderFingerprint'>;

/** The note of what the folder was like when it was taken last. */
const FINGERPRINT = 'folder fingerprint';

export function makeFolderQueries(db: Kysely<Schema>): FolderQueries {
  let latest: Sync | undefined;
  return {
    async beginFolderSync(now) {
      const sync: Sync = new Sync(db, now, () => latest === sync);
      latest = sync;
      await sync.begin();
      return sync;
    },

    async folderFingerprint() {
      const row = await db.selectFrom('notes').select('value').where('name', '=', FINGERPRINT).executeTakeFirst();
      return row?.value;
    },
  };
}

class Sync implements FolderSync {
  readonly #db: Kysely<Schema>;
  readonly #now: number;
  readonly #isLatest: () => boolean;
  readonly #refusals: RefusalBook;
  readonly #spared: string[] = [];

  constructor(db: Kysely<Schema>, now: number, isLatest: () => boolean) {
    this.#db = db;
    this.#now = now;
    this.#isLatest = isLatest;
    this.#refusals = new RefusalBook(db);
  }

  /** Not taken, until all of it is: a sync that is cut off is done again, also when the folder is as it was before. */
  async begin(): Promise<void> {
    await this.#db.deleteFrom('notes').where('name', '=', FINGERPRINT).execute();
    await this.#refusals.clear();
    // In a table of the connection and not in memory: a folder may have a million lines.
    await sql`create temp table if not exists folder_seen (id integer primary key)`.execute(this.#db);
    await this.#db.deleteFrom('folder_seen').execute();
  }

  async take(
    intake: Intake,
    drafts: readonly Draft[],
  ): Promise<{ readonly added: number; readonly duplicates: number }> {
    this.#mustBeLatest();
    const terms: Terms = { ...intake, owner: COMMON, origin: 'folder', now: this.#now };
    let added = 0;
    let duplicates = 0;
    for (const batch of piecesOf(drafts, DRAFTS_AT_ONCE)) {
      const taken = await this.#takeBatch(terms, batch.map(nameDraft));
      added += taken.filter(({ kind }) => kind === 'new').length;
      for (const [source, refused] of refusalsOf(taken, intake.source, batch)) {
        duplicates += refused.length;
        if (source !== intake.source) await this.#refusals.writeLate(source, refused);
        else if (refused.length > 0) await this.#refusals.write(source, refused);
      }
      await breathe();
    }
    return { added, duplicates };
  }

  async refuse(source: string, lines: readonly RefusedLine[]): Promise<void> {
    this.#mustBeLatest();
    await this.#refusals.write(source, lines);
  }

  spare(source: string): void {
    this.#spared.push(source);
  }

  async finish(fingerprint?: string): Promise<{ readonly withdrawn: number }> {
    this.#mustBeLatest();
    await this.#refusals.endFile();
    // Only now it is certain which lines have vanished.
    const withdrawn = await this.#withdrawUnseen();
    await this.#db.deleteFrom('folder_seen').execute();
    if (fingerprint === undefined) return { withdrawn };
    await this.#db
      .insertInto('notes')
      .values({ name: FINGERPRINT, value: fingerprint })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
      .execute();
    return { withdrawn };
  }

  #takeBatch(terms: Terms, drafts: readonly NamedDraft[]): Promise<readonly Taken[]> {
    return this.#db.transaction().execute(async (trx) => {
      const kin = await findKin(trx, [COMMON], drafts);
      const seen = await whichAreSeen(trx, kin);
      const taken = await takeDrafts(trx, terms, drafts, kin, (named, family, isOfBatch) =>
        decideInFolder(termsFor(named.draft, terms), named, family, (each) => seen.has(each.id) || isOfBatch(each)),
      );
      const ids = taken.flatMap((each) => (each.kind === 'duplicate' ? [] : [each.id]));
      await sql`insert or ignore into folder_seen (id) select value from ${listOf(ids)}`.execute(trx);
      return taken;
    });
  }

  async #withdrawUnseen(): Promise<number> {
    let withdrawn = 0;
    for await (const { after, last } of windowsOfIds(this.#db)) {
      const { numUpdatedRows } = await this.#db
        .updateTable('puzzles')
        .set({ withdrawn_at: this.#now })
        .where('id', '>', after)
        .where('id', '<=', last)
        .where(unindexed('owner'), '=', COMMON)
        .where('origin', '=', 'folder')
        .where('withdrawn_at', 'is', null)
        .where(({ not }) => not(isOfSources(this.#spared)))
        .where('id', 'not in', (query) => query.selectFrom('folder_seen').select('id'))
        .executeTakeFirst();
      withdrawn += Number(numUpdatedRows);
    }
    return withdrawn;
  }

  #mustBeLatest(): void {
    if (!this.#isLatest()) throw new Error('another look at the puzzles folder has begun since');
  }
}

/** Those of them that this look at the folder has met already. */
async function whichAreSeen(
  trx: Kysely<Schema>,
  kin: ReadonlyMap<string, readonly Kin[]>,
): Promise<ReadonlySet<number>> {
  const ids = [...kin.values()].flatMap((family) => family.map(({ id }) => id));
  const rows = await trx.selectFrom('folder_seen').select('id').where('id', 'in', listOf(ids)).execute();
  return new Set(rows.map(({ id }) => id));
}
