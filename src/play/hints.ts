import { parseSquare } from 'chessops/util';
import { playUci } from '../chess/moves.js';
import type { Position, Uci } from '../chess/vocabulary.js';
import type { AttackNode } from '../solver/solution.js';

/** What each level of hint gives away, told before it is taken. */
export const HINT_LEVELS = ['whether it is a check', 'which piece moves', 'where it moves to'] as const;

/** A true sentence about a move that keeps the shortest mate; each level tells more than the one before. */
export function hint(position: Position, node: AttackNode, level: number): string {
  const [continuation] = node.continuations;
  if (!continuation) throw new Error('a position without a solution cannot have a hint');
  if (level === 1) return checkOrQuiet(position, continuation.move);
  const from = continuation.move.slice(0, 2);
  const to = continuation.move.slice(2, 4);
  const piece = `${position.board.get(parseSquare(from) ?? 0)?.role} on ${from}`;
  return level === 2 ? `The ${piece} moves.` : `The ${piece} goes to ${to}.`;
}

function checkOrQuiet(position: Position, move: Uci): string {
  const after = playUci(position, move);
  const takes = after.board.occupied.size() < position.board.occupied.size();
  if (after.isCheck()) return takes ? 'It is a capture that gives check.' : 'It is a check.';
  return takes ? 'It is a capture without check.' : 'It is a quiet move: no check and no capture.';
}
