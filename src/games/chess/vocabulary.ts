import type { Chess } from 'chessops/chess';
import type { Color, NormalMove } from 'chessops/types';

export type { Role, Square } from 'chessops/types';

/** White or Black. */
export type Side = Color;

/** A legal position: only `readPosition` makes one from what somebody wrote. */
export type Position = Chess;

/** A move that was found legal in its position. What a user typed is text until `readMove` accepts it. */
export type Move = NormalMove;

/** A move as `e2e4`, `e7e8q`; castling is the king's own step (`e1g1`). The form in which moves are stored. */
export type Uci = string;

export const sideName = (side: Side): string => (side === 'white' ? 'White' : 'Black');

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
