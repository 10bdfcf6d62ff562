import { decodeSolution } from '../../engine/mate/encode.js';
import type { AttackNode } from '../../engine/mate/solution.js';
import { positionOfFen } from '../../games/chess/position.js';
import { type Traits, traitsOf } from '../analysis/traits.js';

/** A proof as it is stored. */
export interface StoredProof {
  readonly fen: string;
  readonly solution: Uint8Array;
}

export type Description =
  | { readonly kind: 'described'; readonly traits: Traits }
  /** The solution cannot be read. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Also what a thread of the describer does: whatever goes wrong is told as a value. */
export function describeProof({ fen, solution }: StoredProof): Description {
  const root = decoded(solution);
  if (!root) return { kind: 'damaged' };
  try {
    return { kind: 'described', traits: traitsOf(positionOfFen(fen), root) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function decoded(solution: Uint8Array): AttackNode | undefined {
  try {
    return decodeSolution(solution);
  } catch {
    return undefined;
  }
}
