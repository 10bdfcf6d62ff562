import type { BoardTheme } from '../../../shared/look.js';
import type { CalendarDay } from '../../cards.js';
import { CARD_PALETTES, type CardPalette } from '../card/card-palette.js';

export interface StatsPalette extends CardPalette {
  /** Lines, dots and bars: what was measured. */
  readonly accent: string;
  /** Around it: how far it reaches, or how uncertain it is. */
  readonly soft: string;
  /** The same for what goes badly. */
  readonly weak: string;
  /** Lines of an axis, and bars that are not full. */
  readonly track: string;
  readonly days: Readonly<Record<Exclude<CalendarDay, 'future'>, string>>;
}

type StatsColours = Omit<StatsPalette, keyof CardPalette>;

const LIGHT: StatsColours = {
  accent: '#00845d',
  soft: '#93ccb7',
  weak: '#bd7f00',
  track: '#d9d2c4',
  days: { none: '#b9b09f', missed: '#8f8675', solved: '#37a17f', clean: '#00603f' },
};

const DARK: StatsColours = {
  accent: '#2bd1a0',
  soft: '#24655a',
  weak: '#f2c230',
  track: '#38424e',
  days: { none: '#56626f', missed: '#74818e', solved: '#1b8f70', clean: '#4fe3b6' },
};

const CONTRAST: StatsColours = {
  ...DARK,
  soft: '#23806a',
  track: '#5c5c5c',
  days: { none: '#a0a0a0', missed: '#ffffff', solved: '#1b9c79', clean: '#8ff5d5' },
};

const both = (theme: BoardTheme, colours: StatsColours): StatsPalette => ({ ...CARD_PALETTES[theme], ...colours });

export const STATS_PALETTES: Readonly<Record<BoardTheme, StatsPalette>> = {
  light: both('light', LIGHT),
  dark: both('dark', DARK),
  wood: both('wood', LIGHT),
  green: both('green', LIGHT),
  blue: both('blue', DARK),
  contrast: both('contrast', CONTRAST),
};
