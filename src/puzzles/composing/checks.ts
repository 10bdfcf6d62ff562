import type { AttackNode, Try } from '../../engine/mate/solution.js';
import { legalMoves, play, uciOf } from '../../games/chess/moves.js';
import type { Position } from '../../games/chess/vocabulary.js';

/** The checks that somebody who looks for a mate in one has to choose from. */
export interface CheckFacts {
  /** All of them, the key among them. */
  readonly checks: number;
  /** Those that leave a single reply. */
  readonly nearMates: number;
  /** The part of the wrong checks that mate too, only later; 0 as long as nobody has looked. */
  readonly slowerChecks: number;
  /** The queen has other checks than the key, and all of them mate too. */
  readonly anyQueenCheckMates: boolean;
}

export const NO_CHECKS: CheckFacts = { checks: 0, nearMates: 0, slowerChecks: 0, anyQueenCheckMates: false };

export function findChecks(position: Position, root: AttackNode): CheckFacts {
  const [key] = root.continuations;
  const slower = new Set(slowerTries(root).map(({ move }) => move));
  const wrong = legalMoves(position)
    // A pawn that arrives gives one check, whatever it becomes.
    .filter(({ promotion }) => promotion === undefined || promotion === 'queen')
    .map((move) => ({ move, uci: uciOf(position, move), after: play(position, move) }))
    .filter(({ uci, after }) => uci !== key?.move && after.isCheck());
  const byQueen = wrong.filter(({ move }) => position.board.getRole(move.from) === 'queen');
  const isSlower = ({ uci }: { readonly uci: string }): boolean => slower.has(uci);
  return {
    checks: wrong.length + 1,
    nearMates: wrong.filter(({ after }) => countReplies(after) === 1).length,
    slowerChecks: wrong.filter(isSlower).length / Math.max(1, wrong.length),
    anyQueenCheckMates: byQueen.length > 0 && byQueen.every(isSlower),
  };
}

function countReplies(position: Position): number {
  let replies = 0;
  for (const squares of position.allDests().values()) replies += squares.size();
  return replies;
}

/**
 * The wrong first moves that mate soon after the key does: within three moves where the key mates at once, else one move
 * later. What mates later than that is no blemish, and how far the prover looks for it must not change what is composed.
 */
export const slowerTries = ({ mateIn, tries = [] }: AttackNode): Try[] =>
  tries.filter((each) => each.kind === 'slower' && each.mateIn <= (mateIn === 1 ? 3 : mateIn + 1));
