import { isKing, type Mover } from '../../games/chess/move-fault.js';
import type { Role, Side } from '../../games/chess/vocabulary.js';
import type { PositionWords } from '../../games/chess/words.js';
import type * as english from '../en/chess-words.js';
import { common } from './common.js';

const NOUNS: Readonly<Record<Role, { readonly one: string; readonly gender: 'm' | 'f' }>> = {
  king: { one: 'roi', gender: 'm' },
  queen: { one: 'dame', gender: 'f' },
  rook: { one: 'tour', gender: 'f' },
  bishop: { one: 'fou', gender: 'm' },
  knight: { one: 'cavalier', gender: 'm' },
  pawn: { one: 'pion', gender: 'm' },
};

const COLOURS = { m: { white: 'blanc', black: 'noir' }, f: { white: 'blanche', black: 'noire' } } as const;

const isFeminine = (role: Role): boolean => NOUNS[role].gender === 'f';

export const roleName = (role: Role): string => NOUNS[role].one;
export const rolesName = (role: Role): string => `${NOUNS[role].one}s`;

/** `Le cavalier`, `La dame`. */
export const theRole = (role: Role): string => `${isFeminine(role) ? 'La' : 'Le'} ${NOUNS[role].one}`;

/** `aucun cavalier blanc`, `aucune dame noire`. */
export const noRole = (side: Side, role: Role): string =>
  `${isFeminine(role) ? 'aucune' : 'aucun'} ${NOUNS[role].one} ${COLOURS[NOUNS[role].gender][side]}`;

/** `ta propre dame`, `ton propre pion`. */
export const yourOwn = (role: Role): string => `${isFeminine(role) ? 'ta' : 'ton'} propre ${NOUNS[role].one}`;

/** `prend la dame`, `prend le pion`. */
export const takesRole = (role: Role): string => `prend ${isFeminine(role) ? 'la' : 'le'} ${NOUNS[role].one}`;

/** `Quel cavalier`, `Quelle dame`. */
export const whichRole = (role: Role): string => `${isFeminine(role) ? 'Quelle' : 'Quel'} ${NOUNS[role].one}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `les Blancs`, inside a sentence. */
export const theSide = (side: Side): string => (side === 'white' ? 'les Blancs' : 'les Noirs');

export const moveFaults: typeof english.moveFaults = {
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
  notOnTheBoard: (us, roles) => `Il n’y a ${common.and(roles.map((role) => noRole(us, role)))} sur l’échiquier.`,
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
