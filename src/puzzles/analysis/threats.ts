import { proveKeys } from '../../engine/mate/prover.js';
import type { Budget } from '../../engine/mate/solver.js';
import { fenOf } from '../../games/chess/position.js';
import type { LineMove } from './main-line.js';

/** Whether the attacker would still mate in time if the defender could pass. */
export type Threat = 'mate' | 'no mate' | 'unknown';

/**
 * Nearly all that is asked is a mate in one or two. What takes longer than this, about a millisecond, stays unknown. No
 * clock decides: the same puzzle has the same themes on every machine.
 */
const BUDGET: Budget = { milliseconds: Number.POSITIVE_INFINITY, nodes: 5_000, megabytes: 1 };

/** Asked after the attacker's moves that give no check: there is no passing in check. */
export const findThreats = (lineMoves: readonly LineMove[]): readonly Threat[] =>
  lineMoves.filter(({ after }) => !after.isCheck()).map(threats);

function threats({ node, before, after }: LineMove): Threat {
  const passed = after.clone();
  passed.turn = before.turn;
  passed.epSquare = undefined;
  const { kind } = proveKeys({ fen: fenOf(passed), mateIn: node.mateIn - 1, budget: BUDGET });
  return kind === 'gave up' ? 'unknown' : kind;
}
