import type { Playing } from '../../src/play/game.js';
import type { AttackNode } from '../../src/solver/solution.js';

/** What somebody may type at a puzzle's first board. */
export interface Ways {
  /** All of the member's own moves. */
  readonly solve: string;
  readonly wrong?: string;
  readonly slower?: string;
}

function solvingMoves({ continuations: [key] }: AttackNode): readonly string[] {
  if (!key) throw new Error('a position without a solution');
  const [stubborn] = key.defences;
  return stubborn ? [key.move, ...solvingMoves(stubborn.next)] : [key.move];
}

export function waysOf({ root }: Playing): Ways {
  const wrong = root.tries?.find(({ kind }) => kind === 'refuted' || kind === 'stalemate')?.move;
  const slower = root.tries?.find(({ kind }) => kind === 'slower')?.move;
  return {
    solve: solvingMoves(root).join(' '),
    ...(wrong !== undefined && { wrong }),
    ...(slower !== undefined && { slower }),
  };
}
