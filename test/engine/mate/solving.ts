import { expect } from 'vitest';
import { decodeSolution } from '../../../src/engine/mate/encode.js';
import { prove } from '../../../src/engine/mate/prover.js';
import type { AttackNode } from '../../../src/engine/mate/solution.js';
import type { Budget, SolveAnswer } from '../../../src/engine/mate/solver.js';
import { verifySolution } from '../../../src/engine/mate/verify.js';

export const AMPLE: Budget = { milliseconds: 60_000, nodes: 50_000_000, megabytes: 16 };

export const solve = (fen: string, mateIn: number): SolveAnswer => prove({ fen, mateIn, budget: AMPLE });

/** Proves a mate, and has the verifier look at the whole solution before anything else is asked of it. */
export function solveMate(fen: string, mateIn: number): { mateIn: number; keys: readonly string[]; root: AttackNode } {
  const answer = solve(fen, mateIn);
  if (answer.kind !== 'mate') throw new Error(`${fen}: expected a mate in ${mateIn}, got "${answer.kind}"`);
  const root = decodeSolution(answer.solution);
  expect(verifySolution(fen, root), fen).toEqual([]);
  expect(root.mateIn, fen).toBe(answer.mateIn);
  expect(
    root.continuations.map(({ move }) => move),
    fen,
  ).toEqual(answer.keys);
  return { mateIn: answer.mateIn, keys: answer.keys, root };
}
