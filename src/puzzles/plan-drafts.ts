import { fenOf } from '../games/chess/position.js';
import { type Likeness, likenessOf } from '../games/chess/twins.js';
import type { AddedDraft } from './adding-store.js';
import type { Decide, Decision } from './decide-draft.js';
import { type Draft, explainDuplicate, explainReplaced, type RefusedLine } from './draft.js';
import { entryOf, type KnownPuzzle, type NamedDraft, type PuzzleEntry, type Terms, termsFor } from './known-puzzle.js';

/** What became of a draft. */
export type TakenDraft =
  | { readonly kind: 'known' | 'returned' | 'new'; readonly id: number }
  /** It replaces what another line said. */
  | { readonly kind: 'corrected'; readonly id: number; readonly instead: Pick<KnownPuzzle, 'source' | 'line' | 'fen'> }
  | { readonly kind: 'duplicate'; readonly of: number; readonly likeness: Likeness };

/** What has to be written so that a batch of drafts is taken. */
export interface Plan {
  /** In the order of the file, without numbers. */
  readonly added: readonly KnownPuzzle[];
  readonly changed: readonly KnownPuzzle[];
  /** What became of each draft, once the added ones have their numbers, by position. */
  outcome(ids: ReadonlyMap<string, number>): readonly TakenDraft[];
}

/** The number of a puzzle that has none yet. */
const UNNUMBERED = 0;

/** A puzzle as it was, if it was there, and as it is to be. */
interface Change {
  readonly before?: KnownPuzzle | undefined;
  readonly now: KnownPuzzle;
}

/**
 * Decides on drafts one after the other: each is known to those after it, as if they came in another batch. `known` are the
 * stored puzzles by the name that twins share; `isSeen` says which of them stand for drafts of an earlier batch.
 */
export function planDrafts(
  terms: Terms,
  drafts: readonly NamedDraft[],
  known: ReadonlyMap<string, readonly KnownPuzzle[]>,
  decide: Decide,
  isSeen: (puzzle: KnownPuzzle) => boolean = () => false,
): Plan {
  const byTwin = new Map(known);
  const changes = new Map<string, Change>();
  const isOfBatch = (each: KnownPuzzle): boolean => changes.get(each.position)?.now === each;
  const decisions = drafts.map((named): Decision => {
    const similar = byTwin.get(named.twin) ?? [];
    const own = termsFor(named.draft, terms);
    const decision = decide(own, named, similar, (each) => isSeen(each) || isOfBatch(each));
    if (decision.kind === 'duplicate') return decision;
    const last = decision.kind === 'new' ? undefined : decision.as;
    const before = last && isOfBatch(last) ? changes.get(named.position)?.before : last;
    const entry = keepKnownTexts(entryOf(named, own), last);
    const now = before ? updated(before, entry) : newPuzzle(terms, entry);
    changes.set(named.position, { before, now });
    byTwin.set(named.twin, last ? similar.map((each) => (each === last ? now : each)) : [...similar, now]);
    return decision;
  });

  const all = [...changes.values()];
  return {
    added: all.flatMap(({ before, now }) => (before ? [] : [now])),
    changed: all.flatMap(({ before, now }) => (before && !isSame(before, now) ? [now] : [])),
    outcome: (ids) =>
      decisions.map((decision, index) => takenAs(decision, drafts[index]?.position ?? '', changes, ids)),
  };
}

function takenAs(
  decision: Decision,
  position: string,
  changes: ReadonlyMap<string, Change>,
  ids: ReadonlyMap<string, number>,
): TakenDraft {
  const idOf = (puzzle: KnownPuzzle | undefined): number => {
    const id = puzzle?.id === UNNUMBERED ? ids.get(puzzle.position) : puzzle?.id;
    if (id === undefined) throw new Error(`the puzzle ${position} was not taken`);
    return id;
  };
  if (decision.kind === 'duplicate') {
    const { of } = decision;
    return { kind: 'duplicate', of: idOf(of), likeness: likenessOf(of.position, position) };
  }
  const id = idOf(changes.get(position)?.now);
  return decision.kind === 'corrected' ? { kind: 'corrected', id, instead: decision.as } : { kind: decision.kind, id };
}

/** A line that says nothing of its puzzle takes nothing back that another line has said. */
const keepKnownTexts = (entry: PuzzleEntry, known: KnownPuzzle | undefined): PuzzleEntry => ({
  ...entry,
  name: entry.name ?? known?.name ?? null,
  comment: entry.comment ?? known?.comment ?? null,
  metadata: entry.metadata ?? known?.metadata ?? null,
});

const newPuzzle = ({ owner }: Terms, entry: PuzzleEntry): KnownPuzzle => ({
  ...entry,
  id: UNNUMBERED,
  owner,
  verdict: 'waiting',
  relabelled: false,
});

/** A changed claim, or another word on several keys, needs a new verdict; the proof is there for it. */
function updated(before: KnownPuzzle, entry: PuzzleEntry): KnownPuzzle {
  const severalKeys = before.severalKeys === 'by an admin' ? before.severalKeys : entry.severalKeys;
  const otherClaim = before.claimedMateIn !== entry.claimedMateIn;
  const otherKeys =
    before.severalKeys !== severalKeys && (before.verdict === 'cooked' || before.verdict === 'several keys');
  return {
    ...before,
    ...entry,
    severalKeys,
    ...(otherClaim && { relabelled: false }),
    ...((otherClaim || otherKeys) && { verdict: 'waiting' }),
  };
}

const isSame = (one: KnownPuzzle, other: KnownPuzzle): boolean =>
  (Object.keys(one) as (keyof KnownPuzzle)[]).every((field) => one[field] === other[field]);

export function addedDraft(taken: TakenDraft, line: number): AddedDraft {
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

/** Lines that do not count, by the files that they are in: duplicates, and what is contradicted by a later line. */
export function refusedLines(
  taken: readonly TakenDraft[],
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
