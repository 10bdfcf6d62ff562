import { fenOf } from '../../games/chess/position.js';
import type { Draft, RefusedLine } from '../../puzzles/draft.js';
import { explainDuplicate, explainReplaced } from '../../puzzles/verdict.js';
import { isGiven, isOnOtherTerms } from './compare-kin.js';
import type { NamedDraft, Terms } from './draft-rows.js';
import type { Kin } from './find-kin.js';
import type { Decision, Taken } from './take-drafts.js';

/**
 * The first of several twins in the folder is the one that counts, whatever the folder was like before; but of lines with
 * the same position that contradict each other the last, as everywhere. What was brought by hand comes before the folder,
 * unless it is never given as it is: then the folder's line may be its correction.
 */
export function decideInFolder(
  terms: Terms,
  { position, draft }: NamedDraft,
  kin: readonly Kin[],
  isSeen: (kin: Kin) => boolean,
): Decision {
  const same = kin.find((each) => each.position === position);
  const isContradicted = same !== undefined && isOnOtherTerms(same, terms, draft);
  if (same && isSeen(same) && isContradicted) return { kind: 'corrected', as: same };
  const blocks = (each: Kin): boolean =>
    each.origin !== 'folder' &&
    each.withdrawn_at === null &&
    isGiven(each, terms) &&
    !(each === same && each.verdict === 'waiting' && isContradicted);
  const of = kin.find(isSeen) ?? kin.find(blocks);
  if (of) return { kind: 'duplicate', of };
  return same ? { kind: 'known', as: same } : { kind: 'new' };
}

/** Lines that do not count, by the files that they are in: duplicates, and what is contradicted by a later line. */
export function refusalsOf(
  taken: readonly Taken[],
  source: string,
  drafts: readonly Draft[],
): ReadonlyMap<string, readonly RefusedLine[]> {
  const refused = new Map<string, RefusedLine[]>([[source, []]]);
  for (const [index, each] of taken.entries()) {
    const draft = drafts[index];
    if (!draft) continue;
    if (each.kind === 'duplicate') {
      const why = explainDuplicate(each.of, each.likeness);
      refused.get(source)?.push({ line: draft.line, text: fenOf(draft.position), why });
    } else if (each.kind === 'corrected') {
      const { source: other, line, fen } = each.instead;
      const where = other === source ? '' : ` of another file, now #${each.id}`;
      const why = explainReplaced(`line ${draft.line}${where}`);
      refused.set(other, [...(refused.get(other) ?? []), { line, text: fen, why }]);
    }
  }
  return refused;
}
