import { isKing, type Mover } from '../../games/chess/move-fault.js';
import type { Role, Side } from '../../games/chess/vocabulary.js';
import type { PositionWords } from '../../games/chess/words.js';
import type * as english from '../en/chess-words.js';
import { common } from './common.js';

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: 'm' | 'f';
  readonly accusative?: string;
}

const NOUNS: Readonly<Record<Role, Noun>> = {
  king: { one: 'König', many: 'Könige', gender: 'm' },
  queen: { one: 'Dame', many: 'Damen', gender: 'f' },
  rook: { one: 'Turm', many: 'Türme', gender: 'm' },
  bishop: { one: 'Läufer', many: 'Läufer', gender: 'm' },
  knight: { one: 'Springer', many: 'Springer', gender: 'm' },
  pawn: { one: 'Bauer', many: 'Bauern', gender: 'm', accusative: 'Bauern' },
};

const COLOURS: Readonly<Record<Side, string>> = { white: 'weiß', black: 'schwarz' };

export const roleName = (role: Role): string => NOUNS[role].one;
export const rolesName = (role: Role): string => NOUNS[role].many;

/** `Der Springer`, `Die Dame`. */
export const theRole = (role: Role): string => `${NOUNS[role].gender === 'f' ? 'Die' : 'Der'} ${NOUNS[role].one}`;

/** `kein weißer Springer`, `keine schwarze Dame`. */
export const noRole = (side: Side, role: Role): string =>
  NOUNS[role].gender === 'f'
    ? `keine ${COLOURS[side]}e ${NOUNS[role].one}`
    : `kein ${COLOURS[side]}er ${NOUNS[role].one}`;

/** `deine eigene Dame`, `dein eigener Bauer`. */
export const yourOwn = (role: Role): string =>
  NOUNS[role].gender === 'f' ? `deine eigene ${NOUNS[role].one}` : `dein eigener ${NOUNS[role].one}`;

/** `schlägt die Dame`, `schlägt den Bauern`. */
export const takesRole = (role: Role): string =>
  `schlägt ${NOUNS[role].gender === 'f' ? 'die' : 'den'} ${NOUNS[role].accusative ?? NOUNS[role].one}`;

/** `Welcher Springer`, `Welche Dame`. */
export const whichRole = (role: Role): string =>
  `${NOUNS[role].gender === 'f' ? 'Welche' : 'Welcher'} ${NOUNS[role].one}`;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const moveFaults: typeof english.moveFaults = {
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
  notOnTheBoard: (us, roles) => `Auf dem Brett steht ${common.and(roles.map((role) => noRole(us, role)))}.`,
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
