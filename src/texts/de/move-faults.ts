import type { Mover } from '../../games/chess/move-fault.js';
import type { Side } from '../../games/chess/vocabulary.js';
import type { moveFaults as english } from '../en/move-faults.js';
import { isKing } from '../is-king.js';
import { common } from './common.js';
import { noRole, whichRole, yourOwn } from './roles.js';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const moveFaults: typeof english = {
  unreadable: (examples) => `Das kann ich nicht als Zug lesen; schreib ihn etwa so: ${common.or(examples)}.`,
  impossible: 'Dieser Zug ist hier nicht möglich; versuch einen anderen.',
  emptySquare: (square) => `Auf ${square} steht keine Figur.`,
  theirPiece: (square, us) => `Die Figur auf ${square} gehört dir nicht: ${common.sideName(us)} ist am Zug.`,
  anotherPiece: (us, role, square) => `Auf ${square} steht ${noRole(us, role)}.`,
  ownPiece: (role, square) => `Auf ${square} steht ${yourOwn(role)}.`,
  outOfReach: (us, movers, square) =>
    isKing(movers)
      ? `Dein König kann nicht nach ${square} ziehen.`
      : `${capitalised(common.and(movers.map((mover) => moverInWords(us, mover))))} kann nach ${square} ziehen.`,
  staysInCheck: 'Dein König steht im Schach und stünde nach diesem Zug immer noch im Schach.',
  intoCheck: 'Dein König stünde nach diesem Zug im Schach.',
  noCastling: 'Die Rochade ist hier nicht möglich.',
  noPromotion: 'Nur ein Bauer, der die letzte Reihe erreicht, wird umgewandelt; schreib den Zug ohne Umwandlung.',
  impossiblePromotion: 'Ein Bauer kann nur in Dame, Turm, Läufer oder Springer umgewandelt werden.',
  whichPromotion: (forms) => `In welche Figur umwandeln: ${common.or(forms)}?`,
  whichPiece: (role, forms) => `${whichRole(role)}: ${common.or(forms)}?`,
  whichMove: (forms) => `Welcher Zug: ${common.or(forms)}?`,
};

function moverInWords(us: Side, { role, file, rank }: Mover): string {
  const none = noRole(us, role);
  if (file === undefined) return rank === undefined ? none : `${none} auf der ${rank}. Reihe`;
  return rank === undefined ? `${none} auf der ${file}-Linie` : `${none} auf ${file}${rank}`;
}
