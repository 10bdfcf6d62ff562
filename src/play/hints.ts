import { parseSquare } from 'chessops/util';
import type { AttackNode } from '../engine/mate/solution.js';
import { playUci } from '../games/chess/moves.js';
import type { Position, Role, Uci } from '../games/chess/vocabulary.js';

/** A true thing about a move that keeps the shortest mate. */
export type Hint =
  | { readonly kind: 'nature'; readonly isCheck: boolean; readonly takes: boolean }
  | { readonly kind: 'piece'; readonly role: Role; readonly from: string }
  | { readonly kind: 'square'; readonly role: Role; readonly from: string; readonly to: string };

/** The hints for the move that is asked, each telling more than the one before. */
export function hintsFor(position: Position, node: AttackNode): readonly Hint[] {
  const [continuation] = node.continuations;
  if (!continuation) throw new Error('a position without a solution cannot have a hint');
  const [from, to] = [continuation.move.slice(0, 2), continuation.move.slice(2, 4)];
  const role = position.board.getRole(parseSquare(from) ?? 0);
  if (!role) throw new Error(`the solution moves a piece from ${from}, where there is none`);
  const hints: readonly Hint[] = [
    { kind: 'piece', role, from },
    { kind: 'square', role, from, to },
  ];
  // That a mating move gives check is no secret.
  return node.mateIn === 1 ? hints : [natureOf(position, continuation.move), ...hints];
}

function natureOf(position: Position, move: Uci): Hint {
  const after = playUci(position, move);
  const takes = after.board.occupied.size() < position.board.occupied.size();
  return { kind: 'nature', isCheck: after.isCheck(), takes };
}
