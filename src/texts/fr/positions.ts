import type { PositionWords } from '../../games/chess/words.js';
import { common } from './common.js';
import { roleName, rolesName } from './roles.js';

const BARE = { white: 'Blancs', black: 'Noirs' } as const;

export const positions: PositionWords = {
  side: (side, men) => `${BARE[side]} : ${men}.`,
  men: (role, squares) => `${squares.length > 1 ? rolesName(role) : roleName(role)} ${common.and(squares)}`,
  toMove: (side) => `Trait aux ${BARE[side]}.`,
  inCheck: (side) => `Trait aux ${BARE[side]}, qui sont en échec.`,
  checkmated: (side) => `${common.sideName(side)} sont mat.`,
  stalemated: (side) => `${common.sideName(side)} n’ont aucun coup légal : pat.`,
  mayCastle: (side, wing) => `${common.sideName(side)} peuvent faire le ${wing === 'king' ? 'petit' : 'grand'} roque.`,
  lastMove: (side, from, to) => `Le dernier coup des ${BARE[side]} était ${from}-${to}.`,
  seenFromBlack: 'Vu du côté des Noirs.',
};
