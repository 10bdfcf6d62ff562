import type { Position, Role, Side, Square } from '../../games/chess/vocabulary.js';

/** From the least to the most valuable. A king can be lost to nobody, so it never takes what is guarded. */
const VALUES = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 1000 } as const satisfies Record<Role, number>;
const ROLES = Object.keys(VALUES) as readonly Role[];

export const pieceValue = (role: Role | undefined): number => (role ? VALUES[role] : 0);

const COUNTED = ['pawn', 'knight', 'bishop', 'rook', 'queen'] as const satisfies readonly Role[];

/** What a side's men but the king are worth. */
export const materialOf = ({ board }: Position, side: Side): number =>
  COUNTED.reduce((sum, role) => sum + pieceValue(role) * board.pieces(side, role).size(), 0);

/**
 * What the side to move wins when the man on `from` takes on `square` and both go on taking there, always with the
 * least man, for as long as it pays.
 */
export function exchangeGain(position: Position, from: Square, square: Square): number {
  const { board } = position;
  const gains = [pieceValue(board.getRole(square))];
  let onSquare = pieceValue(board.getRole(from));
  let occupied = board.occupied.without(from);
  let side = position.turn;
  for (;;) {
    side = side === 'white' ? 'black' : 'white';
    const takers = position.kingAttackers(square, side, occupied).intersect(occupied);
    const role = ROLES.find((each) => takers.intersects(board[each]));
    const taker = role && takers.intersect(board[role]).first();
    if (taker === undefined) break;
    gains.push(onSquare - (gains.at(-1) ?? 0));
    onSquare = pieceValue(role);
    occupied = occupied.without(taker);
  }
  return gains.reduceRight((later, gain) => Math.min(gain, -later), Number.NEGATIVE_INFINITY);
}
