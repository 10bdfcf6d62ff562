import { setImmediate as breathe } from 'node:timers/promises';
import { decideAdded } from '../../puzzles/decide-draft.js';
import type { Draft } from '../../puzzles/draft.js';
import { nameDraft, type Terms } from '../../puzzles/known-puzzle.js';
import type { AddedDraft, LibraryStore } from '../../puzzles/library-store.js';
import { COMMON, DRAFTS_AT_ONCE } from '../../puzzles/library-store.js';
import { addedDraft, planDrafts } from '../../puzzles/plan-drafts.js';
import { piecesOf } from '../../shared/pieces.js';
import type { Database } from './engine.js';
import { findKnown, writePlan } from './known-puzzles.js';

type AddingQueries = Pick<LibraryStore, 'addOwn' | 'addCommon'>;

/** Puzzles that are added by hand, or made here. */
export function makeAddingQueries({ db, engine }: Database): AddingQueries {
  const add = async (terms: Terms, drafts: readonly Draft[]): Promise<readonly AddedDraft[]> => {
    const owners = [...new Set([COMMON, terms.owner])];
    const added: AddedDraft[] = [];
    for (const batch of piecesOf(drafts, DRAFTS_AT_ONCE)) {
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
