import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { featuresOf } from './difficulty/features.js';
import { estimate } from './difficulty/model.js';
import { type LineMove, mainLine } from './main-line.js';
import { findThemes, type Theme } from './themes.js';
import { findThreats, type Threat } from './threats.js';
import { MODEL } from './weights.js';

/** What a proof tells of its puzzle, before anybody has played it. */
export interface Traits {
  /** On the scale of Lichess's puzzle ratings. */
  readonly difficulty: number;
  readonly themes: readonly Theme[];
}

/** To be raised whenever the same proof would be described differently: stored traits are then found anew. */
export const TRAITS_VERSION = 2;

export function traitsOf(position: Position, root: AttackNode): Traits {
  const lineMoves = mainLine(position, root);
  // Asked of the prover, so asked once for both.
  const threats = findThreats(lineMoves);
  return {
    difficulty: rateDifficulty(position, root, lineMoves, threats),
    themes: findThemes(position, root, lineMoves, threats),
  };
}

/**
 * How hard the puzzle is for people, before anybody has played it: a whole number from 400 to 2900, on the scale of
 * Lichess's puzzle ratings. `lineMoves` is its main line.
 */
export function rateDifficulty(
  position: Position,
  root: AttackNode,
  lineMoves: readonly LineMove[],
  threats: readonly Threat[] = findThreats(lineMoves),
): number {
  return estimate(MODEL, featuresOf(position, root, lineMoves, threats));
}

/**
 * From each of these on a puzzle has one star more, on the scale of Lichess's puzzle ratings. Members compare the puzzles of
 * this bot with each other: the steps divide the dailies that ship into five parts of about the same size.
 */
const STARS_FROM = [1550, 1700, 1820, 1970] as const;

/** `★★☆☆☆`: what may be told of a puzzle before it is solved. Nothing while its proof is not described. */
export function starsOf({ difficulty }: { readonly difficulty?: number }): string {
  if (difficulty === undefined) return '';
  const stars = 1 + STARS_FROM.filter((from) => difficulty >= from).length;
  return '★'.repeat(stars) + '☆'.repeat(1 + STARS_FROM.length - stars);
}
