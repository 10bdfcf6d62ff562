import { type RawBuilder, type Selectable, sql } from 'kysely';
import { GIVE_UP_REASONS } from '../../engine/mate/solver.js';
import type { Theme } from '../../puzzles/analysis/themes.js';
import { isTheme } from '../../puzzles/analysis/themes.js';
import type { Traits } from '../../puzzles/analysis/traits.js';
import { judgeStored, type StoredClaim } from '../../puzzles/judge-open.js';
import type { PuzzleReport } from '../../puzzles/puzzle-store.js';
import type { ProofOutcome, Verdict } from '../../puzzles/verdict.js';
import { SEVERAL_KEYS } from '../schema/puzzles.js';
import type { Schema } from '../schema.js';

type Puzzles = Selectable<Schema['puzzles']>;
type Proofs = Selectable<Schema['proofs']>;

/** What of a puzzle its verdict rests on, besides the proof. */
export const CLAIM_COLUMNS = ['claimed_mate_in', 'relabelled', 'several_keys'] as const;
type ClaimRow = Pick<Puzzles, (typeof CLAIM_COLUMNS)[number]>;

/** What of a proof a verdict rests on. */
export const OUTCOME_COLUMNS = ['mate_in', 'keys', 'no_mate_within'] as const;
type OutcomeRow = Pick<Proofs, (typeof OUTCOME_COLUMNS)[number]>;

/** What a stored proof says for good; undefined while that is open. */
export function storedOutcome({ mate_in, keys, no_mate_within }: OutcomeRow): ProofOutcome | undefined {
  if (mate_in !== null && keys !== null) return { kind: 'mate', mateIn: mate_in, keys: keys.split(' ') };
  return no_mate_within > 0 ? { kind: 'no mate', within: no_mate_within } : undefined;
}

export const claimOf = (row: ClaimRow): StoredClaim => ({
  claimedMateIn: row.claimed_mate_in,
  relabelled: row.relabelled === 1,
  severalKeys: row.several_keys !== SEVERAL_KEYS.no,
});

/** A puzzle and its proof, as far as an admin is told of them. */
export const REPORT_COLUMNS = [
  'puzzles.id',
  'puzzles.fen',
  'puzzles.line',
  'puzzles.name',
  'puzzles.verdict',
  'puzzles.claimed_mate_in',
  'puzzles.relabelled',
  'puzzles.several_keys',
  'proofs.gave_up',
  'proofs.mate_in',
  'proofs.keys',
  'proofs.no_mate_within',
] as const;
type ReportRow = Pick<Puzzles, 'id' | 'fen' | 'line' | 'name' | 'verdict'> &
  ClaimRow &
  OutcomeRow &
  Pick<Proofs, 'gave_up'>;

export function reportOf(row: ReportRow): PuzzleReport {
  const verdict = verdictOf(row);
  return {
    id: row.id,
    fen: row.fen,
    line: row.line,
    ...(row.name !== null && { name: row.name }),
    ...(verdict && { verdict }),
  };
}

/** The first ones by number, of puzzles that were found verdict by verdict. */
export const firstOf = <Each extends { readonly id: number }>(all: readonly Each[], limit: number): readonly Each[] =>
  [...all].sort((one, other) => one.id - other.id).slice(0, limit);

function verdictOf(row: ReportRow): Verdict | undefined {
  if (row.verdict === 'waiting') return undefined;
  if (row.verdict === 'gave up') {
    return { kind: 'gave up', because: GIVE_UP_REASONS.find((each) => each === row.gave_up) ?? 'time' };
  }
  const outcome = storedOutcome(row);
  return outcome && judgeStored(outcome, claimOf(row));
}

export function traitsOfRow({ difficulty, themes }: Pick<Proofs, 'difficulty' | 'themes'>): Traits | undefined {
  return difficulty === null ? undefined : { difficulty, themes: themesOf(themes) };
}

/** A theme that this Matinee does not know was named by another one: it is left out. */
export const themesOf = (themes: string | null): readonly Theme[] => (themes ?? '').split(' ').filter(isTheme);

/** Whether a proof was found to have a theme; ids of themes have none of the characters with a meaning for `like`. */
export const hasTheme = (theme: Theme): RawBuilder<boolean> => sql`' ' || proofs.themes || ' ' like ${`% ${theme} %`}`;
