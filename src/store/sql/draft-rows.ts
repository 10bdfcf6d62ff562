import type { Selectable } from 'kysely';
import { fenOf, positionKey } from '../../games/chess/position.js';
import { twinOfKey } from '../../games/chess/twins.js';
import type { Draft } from '../../puzzles/draft.js';
import type { Intake, Origin } from '../../puzzles/library-store.js';
import { type Schema, SEVERAL_KEYS } from '../schema.js';

/** A draft under the name of its position, by which the same puzzle is known again, and under that of all its twins. */
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

/** What a file says of a puzzle, and on what terms it was taken. */
export const TOLD_COLUMNS = [
  'fen',
  'claimed_mate_in',
  'name',
  'comment',
  'told',
  'source',
  'line',
  'origin',
  'purpose',
  'several_keys',
  'withdrawn_at',
] as const;
export type ToldColumns = Pick<Selectable<Schema['puzzles']>, (typeof TOLD_COLUMNS)[number]>;
export type ToldRow = ToldColumns & Pick<NamedDraft, 'position' | 'twin'>;

/** With the terms for this draft. */
export const rowOf = ({ position, twin, draft }: NamedDraft, terms: Terms): ToldRow => ({
  position,
  twin,
  fen: fenOf(draft.position),
  claimed_mate_in: draft.claimedMateIn ?? null,
  name: draft.name ?? null,
  comment: draft.comment ?? null,
  told: draft.told ? JSON.stringify(draft.told) : null,
  source: terms.source,
  line: draft.line,
  origin: terms.origin,
  purpose: terms.purpose,
  several_keys: terms.severalKeys ? SEVERAL_KEYS.byItsFile : SEVERAL_KEYS.no,
  withdrawn_at: null,
});
