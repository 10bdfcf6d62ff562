import type { PositionWords } from '../../games/chess/words.js';
import { common } from './common.js';

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
