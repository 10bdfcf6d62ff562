import type { Theme } from './spec.js';

interface SquareColours {
  readonly plain: string;
  readonly lastMove: string;
  /** The small letters and figures at the board's edge. */
  readonly coordinate: string;
}

export interface Palette {
  readonly light: SquareColours;
  readonly dark: SquareColours;
  /** From the king outwards; the last is transparent, so that the glow fades into its square. */
  readonly check: readonly string[];
  readonly arrow: Readonly<Record<'refutation' | 'solution' | 'outline', string>>;
}

/**
 * Blue marks on a warm board, amber marks on a cool one: eyes that confuse red and green still tell these apart.
 * For the same reason the two arrows are vermilion and a bluish green, and differ in lightness.
 */
const ARROWS = { refutation: '#d8430f', solution: '#00875f', outline: '#ffffff' } as const;

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    light: { plain: '#f3e8d3', lastMove: '#a8cde4', coordinate: '#8d643d' },
    dark: { plain: '#bc9069', lastMove: '#548db3', coordinate: '#fdf4e3' },
    check: ['rgba(222, 32, 32, 1)', 'rgba(222, 32, 32, 0.85)', 'rgba(200, 20, 20, 0)'],
    arrow: ARROWS,
  },
  dark: {
    light: { plain: '#bfcad5', lastMove: '#f6e291', coordinate: '#3a4b5e' },
    dark: { plain: '#687d93', lastMove: '#cba546', coordinate: '#eef3f8' },
    check: ['rgba(222, 32, 32, 1)', 'rgba(222, 32, 32, 0.85)', 'rgba(200, 20, 20, 0)'],
    arrow: ARROWS,
  },
};
