import type { Mover } from '../../games/chess/move-fault.js';
import type { Side } from '../../games/chess/vocabulary.js';
import type { moveFaults as english } from '../en/move-faults.js';
import { isKing } from '../is-king.js';
import { common } from './common.js';
import { capitalised, noRole, whichRole, yourOwn } from './roles.js';

export const moveFaults: typeof english = {
  unreadable: (examples) => `Je n’arrive pas à lire ce coup ; écris-le comme ${common.or(examples)}.`,
  impossible: 'Ce coup n’est pas possible ici ; essaies-en un autre.',
  emptySquare: (square) => `Il n’y a pas de pièce en ${square}.`,
  theirPiece: (square, us) =>
    `La pièce en ${square} n’est pas à toi : le trait est aux ${us === 'white' ? 'Blancs' : 'Noirs'}.`,
  anotherPiece: (us, role, square) => `Il n’y a ${noRole(us, role)} en ${square}.`,
  ownPiece: (role, square) => `Il y a ${yourOwn(role)} en ${square}.`,
  outOfReach: (us, movers, square) =>
    isKing(movers)
      ? `Ton roi ne peut pas aller en ${square}.`
      : `${capitalised(common.and(movers.map((mover) => moverInWords(us, mover))))} ne peut aller en ${square}.`,
  staysInCheck: 'Ton roi est en échec et le serait encore après ce coup.',
  intoCheck: 'Ton roi serait en échec après ce coup.',
  noCastling: 'Le roque n’est pas possible ici.',
  noPromotion: 'Seul un pion qui atteint la dernière rangée est promu ; écris le coup sans promotion.',
  impossiblePromotion: 'Un pion ne peut devenir que dame, tour, fou ou cavalier.',
  whichPromotion: (forms) => `Promouvoir en quelle pièce : ${common.or(forms)} ?`,
  whichPiece: (role, forms) => `${whichRole(role)} : ${common.or(forms)} ?`,
  whichMove: (forms) => `Quel coup : ${common.or(forms)} ?`,
};

function moverInWords(us: Side, { role, file, rank }: Mover): string {
  const none = noRole(us, role);
  if (file === undefined) return rank === undefined ? none : `${none} de la ${rank === 1 ? '1re' : `${rank}e`} rangée`;
  return rank === undefined ? `${none} de la colonne ${file}` : `${none} en ${file}${rank}`;
}
