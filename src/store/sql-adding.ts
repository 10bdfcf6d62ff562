import { setImmediate as breathe } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Draft } from '../library/draft.js';
import { type NamedDraft, nameDraft, type Terms } from './draft-rows.js';
import { findKin, type Kin } from './find-kin.js';
import type { AddedDraft, LibraryStore } from './library-store.js';
import { piecesOf } from './pieces.js';
import { COMMON, type Schema } from './schema.js';
import { type Decision, DRAFTS_AT_ONCE, type Taken, takeDrafts } from './take-drafts.js';

type AddingQueries = Pick<LibraryStore, 'addOwn' | 'addCommon'>;

/** Puzzles that are brought by hand, or made here. */
export function makeAddingQueries(db: Kysely<Schema>): AddingQueries {
  const add = async (terms: Terms, drafts: readonly Draft[]): Promise<readonly AddedDraft[]> => {
    const owners = [...new Set([COMMON, terms.owner])];
    const decide = (named: NamedDraft, kin: readonly Kin[]) => decideAdded(terms, named, kin);
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

function decideAdded({ owner, source }: Terms, { position, draft }: NamedDraft, kin: readonly Kin[]): Decision {
  const same = kin.find((each) => each.owner === owner && each.position === position);
  const living = kin.filter((each) => each.withdrawn_at === null);
  if (same && living.includes(same) && same.origin !== 'folder' && same.source === source && same.line === draft.line) {
    return { kind: 'known', as: same };
  }
  const of = living.find((each) => each.position === position) ?? living[0];
  if (of) return { kind: 'duplicate', of };
  return same ? { kind: 'returned', as: same } : { kind: 'new' };
}

function addedOf(taken: Taken, line: number): AddedDraft {
  if (taken.kind === 'duplicate') return { ...taken, line };
  return { kind: taken.kind === 'known' ? 'known' : 'added', line, id: taken.id };
}
