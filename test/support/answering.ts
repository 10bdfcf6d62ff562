import { decodeSolution } from '../../src/engine/mate/encode.js';
import { prove } from '../../src/engine/mate/prover.js';
import type { AttackNode } from '../../src/engine/mate/solution.js';
import type { Attempt } from '../../src/play/attempt.js';
import { BUDGET } from './house.js';

/** An attempt in which nothing has happened yet. */
export const FRESH: Attempt = {
  id: 1,
  serverId: 'club',
  userId: 'anna',
  puzzleRef: '2026-11-16',
  puzzleId: 1,
  startedAt: 0,
  openedOn: '2026-11-16',
  line: [],
  wrong: 0,
  slower: 0,
  hints: 0,
  hintLevel: 0,
  flagged: false,
  openBoard: false,
  version: 0,
};

export function proofOf(fen: string, mateIn: number): AttackNode {
  const proof = prove({ fen, mateIn, budget: BUDGET });
  if (proof.kind !== 'mate') throw new Error(`${fen}: ${proof.kind}`);
  return decodeSolution(proof.solution);
}
