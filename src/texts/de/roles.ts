import type { Role, Side } from '../../games/chess/vocabulary.js';

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
