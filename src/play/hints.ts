import { parseSquare } from 'chessops/util';
import { playUci } from '../chess/moves.js';
import type { Position, Uci } from '../chess/vocabulary.js';
import type { AttackNode } from '../solver/solution.js';

/** A true sentence about a move that keeps the shortest mate, and what it gives away, told before it is taken. */
export interface Hint {
  readonly tells: string;
  readonly text: string;
}

/** The hints for the move that is asked, each telling more than the one before. */
export function hintsFor(position: Position, node: AttackNode): readonly Hint[] {
  const [continuation] = node.continuations;
  if (!continuation) throw new Error('a position without a solution cannot have a hint');
  const [from, to] = [continuation.move.slice(0, 2), continuation.move.slice(2, 4)];
  const piece = `${position.board.get(parseSquare(from) ?? 0)?.role} on ${from}`;
  const hints = [
    { tells: 'which piece moves', text: `The ${piece} moves.` },
    { tells: 'where it moves to', text: `The ${piece} goes to ${to}.` },
  ];
  // That a mating move gives check is no secret.
  if (node.mateIn === 1) return hints;
  return [{ tells: 'whether it is a check', text: checkOrQuiet(position, continuation.move) }, ...hints];
}

function checkOrQuiet(position: Position, move: Uci): string {
  const after = playUci(position, move);
  const takes = after.board.occupied.size() < position.board.occupied.size();
  if (after.isCheck()) return takes ? 'It is a capture that gives check.' : 'It is a check.';
  return takes ? 'It is a capture without check.' : 'It is a quiet move: no check and no capture.';
}
