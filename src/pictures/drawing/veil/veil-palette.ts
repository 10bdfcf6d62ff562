import type { BoardTheme } from '../../../shared/look.js';

export interface CurtainColours {
  readonly cloth: string;
  readonly light: string;
  /** In the depth of a fold. */
  readonly shadow: string;
  /** Laid over the cloth above and below, where less light falls. */
  readonly dusk: string;
  readonly trim: string;
}

/** The crimson and gold of the bot's own picture. */
const CRIMSON: CurtainColours = {
  cloth: '#a3234c',
  light: '#c93a60',
  shadow: '#6d1238',
  dusk: 'rgba(29, 16, 48, 0.45)',
  trim: '#f2b544',
};

const PLAIN: CurtainColours = {
  cloth: '#2b2b2b',
  light: '#3a3a3a',
  shadow: '#161616',
  dusk: 'rgba(0, 0, 0, 0.4)',
  trim: '#ffffff',
};

export const CURTAINS: Readonly<Record<BoardTheme, CurtainColours>> = {
  light: CRIMSON,
  dark: CRIMSON,
  wood: CRIMSON,
  green: CRIMSON,
  blue: CRIMSON,
  contrast: PLAIN,
};
