import type { Uci } from '../src/games/chess/vocabulary.js';

/** A position from a bench file, and what the file says about it. */
export interface BenchPosition {
  readonly id: string;
  readonly fen: string;
  readonly mateIn: number;
  readonly expected?: ExpectedKeys;
}

/** A problem collection lists all first moves that mate in time; a solution line from a game only shows one of them. */
export type ExpectedKeys =
  | { readonly kind: 'all'; readonly moves: readonly Uci[] }
  | { readonly kind: 'among others'; readonly move: Uci };

/** A wrong answer, ours or the file's. One is enough to fail the whole run. */
export interface Disagreement {
  readonly id: string;
  readonly fen: string;
  readonly what: string;
}

/**
 * Whether a proof says something else than the file. Where a file lists several keys it lists all moves that mate within
 * its N, and some of them may do so sooner; then the shortest mate must begin with one of these.
 */
export function disagreements(
  { id, fen, mateIn, expected }: BenchPosition,
  proved: { readonly mateIn: number; readonly keys: readonly Uci[] },
): Disagreement[] {
  const keys = [...proved.keys].sort().join(' ');
  const found = (what: string): Disagreement[] => [{ id, fen, what }];
  const listed = expected?.kind === 'all' ? expected.moves : [];
  const mayBeShorter = listed.length > 1 && proved.mateIn < mateIn;
  if (proved.mateIn !== mateIn && !(mayBeShorter && proved.keys.every((key) => listed.includes(key)))) {
    return found(`mate in ${proved.mateIn} (${keys}), the file says ${mateIn}`);
  }
  if (expected?.kind === 'all' && proved.mateIn === mateIn) {
    const wanted = [...listed].sort().join(' ');
    return keys === wanted ? [] : found(`keys ${keys}, the file says ${wanted}`);
  }
  if (expected?.kind === 'among others' && !proved.keys.includes(expected.move)) {
    return found(`keys ${keys}, the file plays ${expected.move}`);
  }
  return [];
}
