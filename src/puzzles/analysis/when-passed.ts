import { proveKeys } from '../../engine/mate/prover.js';
import type { Budget } from '../../engine/mate/solver.js';
import { fenOf } from '../../games/chess/position.js';
import type { Stroke } from './main-line.js';

/** Whether the attacker would still mate in time if the defender could pass. */
export type WhenPassed = 'mate' | 'no mate' | 'unknown';

/**
 * Nearly all that is asked is a mate in one or two. What takes longer than this, about a millisecond, stays unknown. No
 * clock decides: the same puzzle has the same themes on every machine.
 */
const BUDGET: Budget = { milliseconds: Number.POSITIVE_INFINITY, nodes: 5_000, megabytes: 1 };

/** Asked after the attacker's moves that give no check: there is no passing in check. */
export const answersWhenPassed = (strokes: readonly Stroke[]): readonly WhenPassed[] =>
  strokes.filter(({ after }) => !after.isCheck()).map(whenPassed);

function whenPassed({ node, before, after }: Stroke): WhenPassed {
  const passed = after.clone();
  passed.turn = before.turn;
  passed.epSquare = undefined;
  const { kind } = proveKeys({ fen: fenOf(passed), mateIn: node.mateIn - 1, budget: BUDGET });
  return kind === 'gave up' ? 'unknown' : kind;
}
