import { isKing, type Mover } from '../../games/chess/move-fault.js';
import type { Role, Side } from '../../games/chess/vocabulary.js';
import type { PositionWords } from '../../games/chess/words.js';
import { common } from './common.js';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Queen`, for a menu. */
export const roleTitle = (role: Role): string => capitalised(role);

/** What is wrong with a move that cannot be played. Moves and examples come in the person's letters. */
export const moveFaults = {
  unreadable: (examples: readonly string[]) => `I can’t read that as a move; write it like ${common.or(examples)}.`,
  impossible: 'That move is not possible here; try another one.',
  emptySquare: (square: string) => `There is no piece on ${square}.`,
  theirPiece: (square: string, us: Side) => `The piece on ${square} is not yours: it is ${common.sideName(us)}’s move.`,
  anotherPiece: (us: Side, role: Role, square: string) => `There is no ${us} ${role} on ${square}.`,
  ownPiece: (role: Role, square: string) => `Your own ${role} stands on ${square}.`,
  outOfReach: (us: Side, movers: readonly Mover[], square: string) =>
    isKing(movers)
      ? `Your king can’t go to ${square}.`
      : `There is no ${us} ${common.or(movers.map(moverInWords))} that can reach ${square}.`,
  notOnTheBoard: (us: Side, roles: readonly Role[]) => `There is no ${us} ${common.or(roles)} on the board.`,
  staysInCheck: 'Your king is in check and would still be in check after that move.',
  intoCheck: 'Your king would be in check after that move.',
  noCastling: 'Castling is not possible here.',
  noPromotion: 'Only a pawn that reaches the last rank promotes; write the move without a promotion.',
  impossiblePromotion: 'A pawn can only promote to a queen, rook, bishop or knight.',
  whichPromotion: (forms: readonly string[]) => `Promote to what: ${common.or(forms)}?`,
  whichPiece: (role: Role, forms: readonly string[]) => `Which ${role}: ${common.or(forms)}?`,
  whichMove: (forms: readonly string[]) => `Which move: ${common.or(forms)}?`,
};

function moverInWords({ role, file, rank }: Mover): string {
  if (file === undefined) return rank === undefined ? role : `${role} on rank ${rank}`;
  return rank === undefined ? `${role} on the ${file}-file` : `${role} on ${file}${rank}`;
}

/** A board in words, for those who do not see it. */
export const positions: PositionWords = {
  side: (side, men) => `${common.sideName(side)}: ${men}.`,
  men: (role, squares) => `${squares.length > 1 ? `${role}s` : role} ${common.and(squares)}`,
  toMove: (side) => `${common.sideName(side)} to move.`,
  inCheck: (side) => `${common.sideName(side)} to move; ${common.sideName(side)}’s king is in check.`,
  checkmated: (side) => `${common.sideName(side)} is checkmated.`,
  stalemated: (side) => `${common.sideName(side)} has no legal move: stalemate.`,
  mayCastle: (side, wing) => `${common.sideName(side)} may castle on the ${wing}’s side.`,
  lastMove: (side, from, to) => `${common.sideName(side)}’s last move was ${from}-${to}.`,
  seenFromBlack: 'Seen from Black’s side.',
};
