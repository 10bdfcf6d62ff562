import type { PositionWords } from '../../games/chess/words.js';
import { common } from './common.js';
import { roleName, rolesName } from './roles.js';

export const positions: PositionWords = {
  side: (side, men) => `${common.sideName(side)}: ${men}.`,
  men: (role, squares) => `${squares.length > 1 ? rolesName(role) : roleName(role)} ${common.and(squares)}`,
  toMove: (side) => `${common.sideName(side)} ist am Zug.`,
  inCheck: (side) => `${common.sideName(side)} ist am Zug und steht im Schach.`,
  checkmated: (side) => `${common.sideName(side)} ist matt.`,
  stalemated: (side) => `${common.sideName(side)} hat keinen legalen Zug: patt.`,
  mayCastle: (side, wing) => `${common.sideName(side)} darf ${wing === 'king' ? 'kurz' : 'lang'} rochieren.`,
  lastMove: (side, from, to) => `Der letzte Zug von ${common.sideName(side)} war ${from}-${to}.`,
  seenFromBlack: 'Aus der Sicht von Schwarz.',
};
