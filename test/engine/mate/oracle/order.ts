import type { Chess } from 'chessops/chess';
import type { Role } from 'chessops/types';
import { fromOf, type PackedMove, promotionOf, toOf } from '../../../../src/engine/mate/packed-move.js';
import { CheckMap } from './checks.js';

const VALUES: Record<Role, number> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };

/** What stands on the square a move goes to. En passant counts as nothing: it only matters for the order. */
export function capturedValue({ board }: Chess, move: PackedMove): number {
  const role = board.occupied.has(toOf(move)) ? board.getRole(toOf(move)) : undefined;
  return role ? VALUES[role] : 0;
}

/** Attacks: checks first, for a forced mate is made of them more often than not; then captures. */
export function orderAttacks(position: Chess, checks: CheckMap, moves: PackedMove[]): PackedMove[] {
  return sortByScore(moves, (move) => {
    const promotion = promotionOf(move) === 1 ? 8 : 0;
    return (checks.seemsCheck(move) ? 100 : 0) + promotion + capturedValue(position, move);
  });
}

/** Defences: what refuted a neighbour first, then checks, the capture of the piece that has just moved, other captures. */
export function orderDefences(position: Chess, moves: PackedMove[], killer: PackedMove, movedTo: number): PackedMove[] {
  if (moves.length < 2) return moves;
  const checks = new CheckMap(position);
  return sortByScore(moves, (move) => {
    if (move === killer) return 1000;
    const capture = capturedValue(position, move) * 4 + (toOf(move) === movedTo ? 20 : 0);
    return (checks.seemsCheck(move) ? 100 : 0) + capture + (promotionOf(move) === 1 ? 30 : 0);
  });
}

/**
 * A fixed order of moves for what people see: by squares as the side to move sees them, so that a puzzle with
 * the colours exchanged reads the same.
 */
export function inFixedOrder({ turn }: Chess, moves: readonly PackedMove[]): PackedMove[] {
  const flip = turn === 'white' ? 0 : 56;
  const rank = (move: PackedMove): number =>
    ((fromOf(move) ^ flip) << 9) | ((toOf(move) ^ flip) << 3) | promotionOf(move);
  return moves.toSorted((a, b) => rank(a) - rank(b));
}

/** Insertion keeps equals as they were, and the lists are short. */
function sortByScore(moves: PackedMove[], score: (move: PackedMove) => number): PackedMove[] {
  const scores: number[] = [];
  for (let index = 0; index < moves.length; index++) {
    const move = moves[index] ?? 0;
    const own = score(move);
    let place = index;
    for (; place > 0 && (scores[place - 1] ?? 0) < own; place--) {
      scores[place] = scores[place - 1] ?? 0;
      moves[place] = moves[place - 1] ?? 0;
    }
    scores[place] = own;
    moves[place] = move;
  }
  return moves;
}
