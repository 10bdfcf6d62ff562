import { fenOf, positionKey } from '../games/chess/position.js';
import { twinOfKey } from '../games/chess/twins.js';
import type { Intake } from './adding-store.js';
import type { Draft } from './draft.js';
import type { Purpose } from './files/folder-files.js';
import type { Origin } from './puzzle-store.js';
import { isPlayable, type PuzzleState } from './verdict.js';

/** A draft under the name of its position, by which the same puzzle is recognised, and under that of all its twins. */
export interface NamedDraft {
  readonly position: string;
  readonly twin: string;
  readonly draft: Draft;
}

export function nameDraft(draft: Draft): NamedDraft {
  const position = positionKey(draft.position);
  return { position, twin: twinOfKey(position), draft };
}

/** Whose puzzles these become, and on what terms. */
export interface Terms extends Intake {
  readonly owner: string;
  readonly origin: Origin;
  readonly now: number;
}

/** The terms for one draft: what its line asks for is granted beside what is granted to all. */
export const termsFor = (draft: Draft, terms: Terms): Terms => ({
  ...terms,
  severalKeys: terms.severalKeys || draft.severalKeys === true,
  purpose: draft.purpose ?? terms.purpose,
});

/** Whether several keys are accepted. What an admin allowed stays so, whatever a file says later. */
export type SeveralKeys = 'no' | 'by its file' | 'by an admin';

/** What a line of a file says of a puzzle, and on what terms it was taken. */
export interface PuzzleEntry {
  readonly position: string;
  readonly twin: string;
  readonly fen: string;
  readonly claimedMateIn: number | null;
  readonly name: string | null;
  readonly comment: string | null;
  /** JSON of `Metadata`. */
  readonly metadata: string | null;
  readonly source: string;
  readonly line: number;
  readonly origin: Origin;
  readonly purpose: Purpose;
  readonly severalKeys: SeveralKeys;
  readonly withdrawnAt: number | null;
}

/** A stored puzzle, perhaps withdrawn, with the same position as a draft or with that of a twin. */
export interface KnownPuzzle extends PuzzleEntry {
  readonly id: number;
  readonly owner: string;
  readonly verdict: PuzzleState;
  /** It is taken with the mate that was found, though its file claims a longer one. */
  readonly relabelled: boolean;
}

/** With the terms for this draft. */
export const entryOf = ({ position, twin, draft }: NamedDraft, terms: Terms): PuzzleEntry => ({
  position,
  twin,
  fen: fenOf(draft.position),
  claimedMateIn: draft.claimedMateIn ?? null,
  name: draft.name ?? null,
  comment: draft.comment ?? null,
  metadata: draft.metadata ? JSON.stringify(draft.metadata) : null,
  source: terms.source,
  line: draft.line,
  origin: terms.origin,
  purpose: terms.purpose,
  severalKeys: terms.severalKeys ? 'by its file' : 'no',
  withdrawnAt: null,
});

/** Whether a puzzle is given for this purpose, or will be as far as is known: a similar one would come twice. */
export const isGivenFor = ({ verdict, purpose }: KnownPuzzle, wanted: Purpose): boolean =>
  (verdict === 'waiting' || isPlayable(verdict)) && (purpose === 'daily' || wanted === 'practice');

/** Whether a draft with the same position would be judged otherwise. */
export const contradicts = (draft: Draft, { severalKeys }: Terms, known: KnownPuzzle): boolean =>
  known.claimedMateIn !== (draft.claimedMateIn ?? null) || (severalKeys && known.severalKeys === 'no');
