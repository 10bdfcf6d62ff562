import { contradicts, isGivenFor, type KnownPuzzle, type NamedDraft, type Terms } from './known-puzzle.js';

/** What is to become of a draft, in view of the puzzles that are known with its position or a twin's. */
export type Decision =
  /** This puzzle of the same owner is the draft's own one: it is updated. */
  | { readonly kind: 'known' | 'corrected' | 'returned'; readonly as: KnownPuzzle }
  | { readonly kind: 'duplicate'; readonly of: KnownPuzzle }
  | { readonly kind: 'new' };

/**
 * With the terms for this draft. `isSeen` says which of the known puzzles stand for earlier drafts: of the same batch, or
 * of the same reading of the folder.
 */
export type Decide = (
  terms: Terms,
  draft: NamedDraft,
  known: readonly KnownPuzzle[],
  isSeen: (puzzle: KnownPuzzle) => boolean,
) => Decision;

/** For puzzles that somebody adds, or that are made here. */
export const decideAdded: Decide = (terms, { position, draft }, known, isSeen) => {
  const living = known.filter((each) => each.withdrawnAt === null);
  const same = known.find((each) => each.owner === terms.owner && each.position === position);
  const mine = same && living.includes(same) ? same : undefined;
  if (mine && mine.origin !== 'folder') {
    if (mine.source === terms.source && mine.line === draft.line) return { kind: 'known', as: mine };
    // Whoever corrects a puzzle that is never given, or not judged yet, may do so in another line or file.
    const isOpen = !isGivenFor(mine, terms.purpose) || mine.verdict === 'waiting';
    const isChange = contradicts(draft, terms, mine) || mine.purpose !== terms.purpose;
    if (isOpen && isChange) return { kind: 'corrected', as: mine };
    // It says the same as before; within one file the first line that does is enough.
    if (!isGivenFor(mine, terms.purpose) && !isSeen(mine)) return { kind: 'known', as: mine };
  }
  const given = living.filter((each) => each === mine || isGivenFor(each, terms.purpose));
  const of = given.find((each) => each.position === position) ?? given[0];
  if (of) return { kind: 'duplicate', of };
  return same ? { kind: 'returned', as: same } : { kind: 'new' };
};

/**
 * For the puzzles folder. The first of several twins in it counts, whatever the folder was like before; but of lines with
 * the same position that contradict each other the last one, as everywhere. What was added by hand comes before the folder,
 * unless it is never given as it is: then the folder's line may be its correction.
 */
export const decideInFolder: Decide = (terms, { position, draft }, known, isSeen) => {
  const same = known.find((each) => each.position === position);
  const isContradicted = same !== undefined && contradicts(draft, terms, same);
  if (same && isSeen(same) && isContradicted) return { kind: 'corrected', as: same };
  const blocks = (each: KnownPuzzle): boolean =>
    each.origin !== 'folder' &&
    each.withdrawnAt === null &&
    isGivenFor(each, terms.purpose) &&
    !(each === same && each.verdict === 'waiting' && isContradicted);
  const of = known.find(isSeen) ?? known.find(blocks);
  if (of) return { kind: 'duplicate', of };
  return same ? { kind: 'known', as: same } : { kind: 'new' };
};
