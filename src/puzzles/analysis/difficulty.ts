import type { AttackNode } from '../../engine/mate/solution.js';
import type { Position } from '../../games/chess/vocabulary.js';
import { featuresOf } from './difficulty/features.js';
import { estimate } from './difficulty/model.js';
import type { Stroke } from './main-line.js';
import { MODEL } from './weights.js';
import { answersWhenPassed, type WhenPassed } from './when-passed.js';

/**
 * How hard the puzzle is for people, before anybody has played it: a whole number from 400 to 2900, on the scale of
 * Lichess's puzzle ratings. `strokes` is its main line.
 */
export function rateDifficulty(
  position: Position,
  root: AttackNode,
  strokes: readonly Stroke[],
  whenPassed: readonly WhenPassed[] = answersWhenPassed(strokes),
): number {
  return estimate(MODEL, featuresOf(position, root, strokes, whenPassed));
}
