import type { AttackNode, Defence } from '../engine/mate/solution.js';
import type { Uci } from '../games/chess/vocabulary.js';

/** One move of a line through the solution. */
export interface Ply {
  readonly move: Uci;
  /** Set on the attacker's moves: other moves that mate as quickly here. */
  readonly duals?: readonly Uci[];
  /** Set on the defences: all that were possible, this one among them, and which this is. */
  readonly defences?: { readonly all: readonly Defence[]; readonly chosen: number };
}

/**
 * The line through a solution in which the defender chooses, at each turn, the defence with the given number;
 * 0, the most stubborn one, where nothing is given.
 */
export function walk(node: AttackNode, [choice = 0, ...later]: readonly number[]): readonly Ply[] {
  const [continuation, ...duals] = node.continuations;
  if (!continuation) return [];
  const attack = { move: continuation.move, duals: duals.map((each) => each.move) };
  const { defences } = continuation;
  const chosen = choice in defences ? choice : 0;
  const defence = defences[chosen];
  if (!defence) return [attack];
  return [attack, { move: defence.move, defences: { all: defences, chosen } }, ...walk(defence.next, later)];
}
