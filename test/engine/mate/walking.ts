import type { AttackNode } from '../../../src/engine/mate/solution.js';
import type { Uci } from '../../../src/games/chess/vocabulary.js';

/** The first continuation against the most stubborn defence, to the mate. */
export function mainLine(node: AttackNode): Uci[] {
  const [continuation] = node.continuations;
  if (!continuation) return [];
  const [stubborn] = continuation.defences;
  return stubborn ? [continuation.move, stubborn.move, ...mainLine(stubborn.next)] : [continuation.move];
}

/** All the positions of a solution with the attacker to move, each once, the root first. */
export function allNodes(root: AttackNode): AttackNode[] {
  const nodes = new Set([root]);
  for (const node of nodes) {
    for (const { defences } of node.continuations) for (const { next } of defences) nodes.add(next);
  }
  return [...nodes];
}

export const countNodes = (root: AttackNode): number => allNodes(root).length;
