import type { BoardTheme } from '../../../shared/look.js';
import type { CardSquare } from '../../cards.js';

export interface CardPalette {
  readonly ground: string;
  readonly text: string;
  /** Labels and other small print. */
  readonly quiet: string;
  readonly rule: string;
  readonly squares: Readonly<Record<CardSquare, { readonly fill: string; readonly sign: string }>>;
}

const LIGHT: CardPalette = {
  ground: '#fbf8f2',
  text: '#22201c',
  quiet: '#625c52',
  rule: '#d9d2c4',
  squares: {
    wrong: { fill: '#d8430f', sign: '#ffffff' },
    // A bright yellow would not be seen on a light ground.
    hint: { fill: '#bd7f00', sign: '#171200' },
    right: { fill: '#00845d', sign: '#ffffff' },
  },
};

const DARK: CardPalette = {
  ground: '#171c23',
  text: '#f3f6f9',
  quiet: '#a9b4c0',
  rule: '#38424e',
  squares: {
    wrong: { fill: '#d8430f', sign: '#ffffff' },
    hint: { fill: '#f2c230', sign: '#1d1700' },
    right: { fill: '#2bd1a0', sign: '#04251a' },
  },
};

/** The board beside it has the colours of its theme; the ground is that of a light page or of a dark one. */
export const CARD_PALETTES: Readonly<Record<BoardTheme, CardPalette>> = {
  light: LIGHT,
  dark: DARK,
  wood: LIGHT,
  green: LIGHT,
  blue: DARK,
  contrast: { ...DARK, ground: '#000000', text: '#ffffff', quiet: '#ffffff', rule: '#ffffff' },
};
