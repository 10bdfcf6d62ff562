import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Draft } from '../../puzzles/draft.js';
import type { AddedDraft, LibraryStore } from '../../puzzles/library-store.js';
import { COMMON, DRAFTS_AT_ONCE } from '../../puzzles/library-store.js';
import { piecesOf } from '../../shared/pieces.js';
import type { Schema } from '../schema.js';
import { isGiven, isOnOtherTerms } from './compare-kin.js';
import { type NamedDraft, nameDraft, type Terms, termsFor } from './draft-rows.js';
import { findKin, type Kin } from './find-kin.js';
import { type Decide, type Decision, type Taken, takeDrafts } from './take-drafts.js';

type AddingQueries = Pick<LibraryStore, 'addOwn' | 'addCommon'>;

/** Puzzles that are brought by hand, or made here. */
export function makeAddingQueries(db: Kysely<Schema>): AddingQueries {
  const add = async (terms: Terms, drafts: readonly Draft[]): Promise<readonly AddedDraft[]> => {
    const owners = [...new Set([COMMON, terms.owner])];
    const decide: Decide = (named, kin, isOfBatch) => decideAdded(termsFor(named.draft, terms), named, kin, isOfBatch);
    const added: AddedDraft[] = [];
    for (const batch of piecesOf(drafts, DRAFTS_AT_ONCE)) {
      const named = batch.map(nameDraft);
      const taken = await db.transaction().execute(async (trx) => {
        const kin = await findKin(trx, owners, named);
        return takeDrafts(trx, terms, named, kin, decide);
      });
      added.push(...taken.map((each, index) => addedOf(each, batch[index]?.line ?? 0)));
      await breathe();
    }
    return added;
  };

  return {
    addOwn: (serverId, intake, drafts, now) => add({ ...intake, owner: serverId, origin: 'added', now }, drafts),
    addCommon: (origin, intake, drafts, now) => add({ ...intake, owner: COMMON, origin, now }, drafts),
  };
}

function decideAdded(terms: Terms, named: NamedDraft, kin: readonly Kin[], isOfBatch: (kin: Kin) => boolean): Decision {
  const { position, draft } = named;
  const living = kin.filter((each) => each.withdrawn_at === null);
  const same = kin.find((each) => each.owner === terms.owner && each.position === position);
  const mine = same && living.includes(same) ? same : undefined;
  if (mine && mine.origin !== 'folder') {
    if (mine.source === terms.source && mine.line === draft.line) return { kind: 'known', as: mine };
    // Whoever corrects a puzzle that is never given, or not judged yet, may do so in another line or file.
    const isOpen = !isGiven(mine, terms) || mine.verdict === 'waiting';
    const isChange = isOnOtherTerms(mine, terms, draft) || mine.purpose !== terms.purpose;
    if (isOpen && isChange) return { kind: 'corrected', as: mine };
    // It says the same as before; within one file the first line that does is enough.
    if (!isGiven(mine, terms) && !isOfBatch(mine)) return { kind: 'known', as: mine };
  }
  const given = living.filter((each) => each === mine || isGiven(each, terms));
  const of = given.find((each) => each.position === position) ?? given[0];
  if (of) return { kind: 'duplicate', of };
  return same ? { kind: 'returned', as: same } : { kind: 'new' };
}

function addedOf(taken: Taken, line: number): AddedDraft {
  switch (taken.kind) {
    case 'duplicate':
      return { ...taken, line };
    case 'known':
    case 'corrected':
      return { kind: taken.kind, line, id: taken.id };
    case 'returned':
    case 'new':
      return { kind: 'added', line, id: taken.id };
  }
}
