import type { AttackNode } from '../../src/engine/mate/solution.js';
import type { Playing } from '../../src/play/boards.js';

/** What somebody may type at a puzzle's first board. */
export interface Ways {
  /** All of the member's own moves. */
  readonly solve: string;
  /** A few of the moves that are wrong. */
  readonly wrong: readonly string[];
  readonly slower?: string;
}

/** Few, so that the same one is often tried again. */
const WRONG_MOVES = 3;

function solvingMoves({ continuations: [key] }: AttackNode): readonly string[] {
  if (!key) throw new Error('a position without a solution');
  const [stubborn] = key.defences;
  return stubborn ? [key.move, ...solvingMoves(stubborn.next)] : [key.move];
}

export function waysOf({ root }: Playing): Ways {
  const wrong = root.tries?.filter(({ kind }) => kind === 'refuted' || kind === 'stalemate') ?? [];
  const slower = root.tries?.find(({ kind }) => kind === 'slower')?.move;
  return {
    solve: solvingMoves(root).join(' '),
    wrong: wrong.slice(0, WRONG_MOVES).map(({ move }) => move),
    ...(slower !== undefined && { slower }),
  };
}
