import type { AttackNode } from '../../../engine/mate/solution.js';

interface TreeSize {
  /** Positions in the solution with the attacker to move. */
  readonly positions: number;
  /** Those of them in which several moves keep the shortest mate. */
  readonly duals: number;
  /** Mates that differ in the move. */
  readonly matingMoves: number;
}

export function measureTree(root: AttackNode): TreeSize {
  const seen = new Set<AttackNode>([root]);
  const matingMoves = new Set<string>();
  let duals = 0;
  // A set is walked to its end even while it grows.
  for (const { continuations } of seen) {
    if (continuations.length > 1) duals++;
    for (const { move, defences } of continuations) {
      if (defences.length === 0) matingMoves.add(move);
      for (const { next } of defences) seen.add(next);
    }
  }
  return { positions: seen.size, duals, matingMoves: matingMoves.size };
}
