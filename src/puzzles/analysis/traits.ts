import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { rateDifficulty } from './difficulty.js';
import { mainLine } from './main-line.js';
import { findThemes, type Theme } from './themes.js';
import { answersWhenPassed } from './when-passed.js';

/** What a proof tells of its puzzle, before anybody has played it. */
export interface Traits {
  /** On the scale of Lichess's puzzle ratings. */
  readonly difficulty: number;
  readonly themes: readonly Theme[];
}

/** To be raised whenever the same proof would be described differently: stored traits are then found anew. */
export const TRAITS_VERSION = 2;

export function traitsOf(position: Position, root: AttackNode): Traits {
  const strokes = mainLine(position, root);
  // Asked of the prover, so asked once for both.
  const whenPassed = answersWhenPassed(strokes);
  return {
    difficulty: rateDifficulty(position, root, strokes, whenPassed),
    themes: findThemes(position, root, strokes, whenPassed),
  };
}
