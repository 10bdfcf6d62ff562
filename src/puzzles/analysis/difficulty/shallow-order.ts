import { opposite } from 'chessops/util';
import { isLastRank, takenRole } from '../../../games/chess/moves.js';
import type { Move, Position, Role } from '../../../games/chess/vocabulary.js';
import { pieceValue } from '../exchange.js';

/** Where a look one move ahead leaves the key among all moves. */
interface ShallowOrder {
  /** All moves there are; a promotion counts once, whatever the pawn becomes. */
  readonly choices: number;
  /** Moves that seem to win more, or to lose less. */
  readonly lookBetter: number;
  /** How much more the best of them seems to win, in pawns. */
  readonly betterBy: number;
}

/** Only material is seen, and only what the move takes and what then takes the man that has moved. */
export function orderShallowly(position: Position, key: Move): ShallowOrder {
  const gainOfKey = gainOf(position, key);
  let choices = 0;
  let lookBetter = 0;
  let best = gainOfKey;
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      choices++;
      const gain = gainOf(position, { from, to });
      if (gain > gainOfKey) lookBetter++;
      best = Math.max(best, gain);
    }
  }
  return { choices, lookBetter, betterBy: best - gainOfKey };
}

function gainOf(position: Position, move: Move): number {
  const { board, turn } = position;
  const { from, to } = move;
  const role = board.getRole(from);
  // Castling is told as the king's move to the rook.
  if (role === 'king') return board[turn].has(to) ? 0 : pieceValue(takenRole(position, move));
  const becomes = move.promotion ?? (role === 'pawn' && isLastRank(to) ? 'queen' : role);
  const occupied = board.occupied.without(from).with(to);
  const takers = position.kingAttackers(to, opposite(turn), occupied).without(to);
  const gained = pieceValue(takenRole(position, move)) + pieceValue(becomes) - pieceValue(role);
  if (takers.isEmpty()) return gained;
  const guards = position.kingAttackers(to, turn, occupied).without(from).without(to);
  if (guards.isEmpty()) return gained - pieceValue(becomes);
  const cheapest = TAKERS.find((each) => takers.intersects(board[each]));
  return gained - Math.max(0, pieceValue(becomes) - pieceValue(cheapest));
}

/** From the cheapest. A king that takes what is guarded is worth more than anything: it does not. */
const TAKERS = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const satisfies readonly Role[];
