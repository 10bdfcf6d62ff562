import { setImmediate as breathe } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { DRAFTS_AT_ONCE, type Intake } from '../../puzzles/adding-store.js';
import { decideInFolder } from '../../puzzles/decide-draft.js';
import type { Draft, RefusedLine } from '../../puzzles/draft.js';
import type { FolderStore, FolderSync } from '../../puzzles/folder-store.js';
import { type NamedDraft, nameDraft, type Terms } from '../../puzzles/known-puzzle.js';
import { planDrafts, refusedLines, type TakenDraft } from '../../puzzles/plan-drafts.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { batchesOf } from '../../shared/async.js';
import type { Database, Engine } from './engine.js';
import { findKnown, writePlan } from './known-puzzles.js';
import { RefusalBook } from './refusal-book.js';
import { unindexed, windowsOfIds } from './walk-puzzles.js';

/** The note of what the folder was like when it was taken last. */
const FINGERPRINT = 'folder fingerprint';

export function makeFolderStore(database: Database): FolderStore {
  const { db } = database;
  let latest: Sync | undefined;
  return {
    async beginFolderSync(now) {
      const sync: Sync = new Sync(database, now, () => latest === sync);
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
  readonly #database: Database;
  readonly #now: number;
  readonly #isLatest: () => boolean;
  readonly #refusals: RefusalBook;
  readonly #spared: string[] = [];
  readonly #seen = new NumberSet();

  constructor(database: Database, now: number, isLatest: () => boolean) {
    this.#database = database;
    this.#now = now;
    this.#isLatest = isLatest;
    this.#refusals = new RefusalBook(database);
  }

  /** Not taken, until all of it is: a sync that is cut off is done again, also when the folder is as it was before. */
  async begin(): Promise<void> {
    await this.#database.db.deleteFrom('notes').where('name', '=', FINGERPRINT).execute();
    await this.#refusals.clear();
  }

  async take(
    intake: Intake,
    drafts: readonly Draft[],
  ): Promise<{ readonly added: number; readonly duplicates: number }> {
    this.#mustBeLatest();
    const terms: Terms = { ...intake, owner: COMMON, origin: 'folder', now: this.#now };
    let added = 0;
    let duplicates = 0;
    for (const batch of batchesOf(drafts, DRAFTS_AT_ONCE)) {
      const taken = await this.#takeBatch(terms, batch.map(nameDraft));
      added += taken.filter(({ kind }) => kind === 'new').length;
      for (const [source, refused] of refusedLines(taken, intake.source, batch)) {
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
    if (fingerprint === undefined) return { withdrawn };
    await this.#database.db
      .insertInto('notes')
      .values({ name: FINGERPRINT, value: fingerprint })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
      .execute();
    return { withdrawn };
  }

  async #takeBatch(terms: Terms, drafts: readonly NamedDraft[]): Promise<readonly TakenDraft[]> {
    const { db, engine } = this.#database;
    const taken = await db.transaction().execute(async (trx) => {
      const known = await findKnown(trx, engine, [COMMON], drafts);
      const plan = planDrafts(terms, drafts, known, decideInFolder, ({ id }) => this.#seen.has(id));
      return writePlan(trx, engine, plan, terms.now);
    });
    for (const each of taken) if (each.kind !== 'duplicate') this.#seen.add(each.id);
    return taken;
  }

  async #withdrawUnseen(): Promise<number> {
    const { db, engine } = this.#database;
    let withdrawn = 0;
    for await (const { after, last } of windowsOfIds(db)) {
      const rows = await db
        .selectFrom('puzzles')
        .select('id')
        .where('id', '>', after)
        .where('id', '<=', last)
        .where(unindexed('owner'), '=', COMMON)
        .where('origin', '=', 'folder')
        .where('withdrawn_at', 'is', null)
        .where(({ not }) => not(isOfSources(engine, this.#spared)))
        .execute();
      const unseen = rows.flatMap(({ id }) => (this.#seen.has(id) ? [] : [id]));
      if (unseen.length === 0) continue;
      const { numUpdatedRows } = await db
        .updateTable('puzzles')
        .set({ withdrawn_at: this.#now })
        .where('id', 'in', engine.listOf(unseen))
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      withdrawn += Number(numUpdatedRows);
    }
    return withdrawn;
  }

  #mustBeLatest(): void {
    if (!this.#isLatest()) throw new Error('another look at the puzzles folder has begun since');
  }
}

/** Whether a puzzle is of one of these files; a name that ends with `/` stands for all files of a folder. */
function isOfSources(engine: Engine, sources: readonly string[]): RawBuilder<boolean> {
  const folders = engine.listOf(sources.filter((source) => source.endsWith('/')));
  const isIn = sql`
    exists (select 1 from ${folders} as folder where substr(source, 1, length(folder.value)) = folder.value)`;
  return sql`(source in ${engine.listOf(sources)} or ${isIn})`;
}

/** Puzzle numbers, a bit for each: a folder may have a million lines. */
class NumberSet {
  #bits = new Uint8Array(1024);

  has(number: number): boolean {
    return ((this.#bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0;
  }

  add(number: number): void {
    const place = number >> 3;
    if (place >= this.#bits.length) {
      const more = new Uint8Array(Math.max(place + 1, 2 * this.#bits.length));
      more.set(this.#bits);
      this.#bits = more;
    }
    this.#bits[place] = (this.#bits[place] ?? 0) | (1 << (number & 7));
  }
}
