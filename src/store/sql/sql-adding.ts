import { setImmediate as breathe } from 'node:timers/promises';
import { type AddedDraft, type AddingStore, DRAFTS_AT_ONCE } from '../../puzzles/adding-store.js';
import { decideAdded } from '../../puzzles/decide-draft.js';
import type { Draft } from '../../puzzles/draft.js';
import { nameDraft, type Terms } from '../../puzzles/known-puzzle.js';
import { addedDraft, planDrafts } from '../../puzzles/plan-drafts.js';
import { COMMON } from '../../puzzles/puzzle-store.js';
import { batchesOf } from '../../shared/async.js';
import type { Database } from './engine.js';
import { findKnown, writePlan } from './known-puzzles.js';

/** Puzzles that are added by hand, or made here. */
export function makeAddingStore({ db, engine }: Database): AddingStore {
  const add = async (terms: Terms, drafts: readonly Draft[]): Promise<readonly AddedDraft[]> => {
    const owners = [...new Set([COMMON, terms.owner])];
    const added: AddedDraft[] = [];
    for (const batch of batchesOf(drafts, DRAFTS_AT_ONCE)) {
      const named = batch.map(nameDraft);
      const taken = await db.transaction().execute(async (trx) => {
        const known = await findKnown(trx, engine, owners, named);
        return writePlan(trx, engine, planDrafts(terms, named, known, decideAdded), terms.now);
      });
      added.push(...taken.map((each, index) => addedDraft(each, batch[index]?.line ?? 0)));
      await breathe();
    }
    return added;
  };

  return {
    addOwn: (serverId, intake, drafts, now) => add({ ...intake, owner: serverId, origin: 'added', now }, drafts),
    addCommon: (origin, intake, drafts, now) => add({ ...intake, owner: COMMON, origin, now }, drafts),
  };
}
