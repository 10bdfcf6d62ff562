import type { Role, Side } from '../../games/chess/vocabulary.js';

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
