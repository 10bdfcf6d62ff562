import type { BoardTheme } from '../../shared/look.js';

interface SquareColours {
  readonly plain: string;
  readonly lastMove: string;
  /** The small letters and figures at the board's edge. */
  readonly coordinate: string;
}

export interface Palette {
  readonly light: SquareColours;
  readonly dark: SquareColours;
}

/**
 * Blue marks on a warm board, amber marks on a cool one: eyes that confuse red and green still tell these apart, and
 * marks differ from plain squares in lightness too. Squares are never so dark that a black piece is lost on them; so
 * coordinates are dark everywhere, for white ones could not be read on squares of that lightness.
 */
export const PALETTES: Readonly<Record<BoardTheme, Palette>> = {
  light: {
    light: { plain: '#f3e8d3', lastMove: '#a8cde4', coordinate: '#5f3f20' },
    dark: { plain: '#bc9069', lastMove: '#548db3', coordinate: '#2a1808' },
  },
  dark: {
    light: { plain: '#bfcad5', lastMove: '#f6e291', coordinate: '#33435a' },
    dark: { plain: '#71879e', lastMove: '#cba546', coordinate: '#0a1119' },
  },
  wood: {
    light: { plain: '#f0d3a3', lastMove: '#8fc0d8', coordinate: '#50300f' },
    dark: { plain: '#b47740', lastMove: '#62a5c9', coordinate: '#1c0d02' },
  },
  green: {
    light: { plain: '#ecedd0', lastMove: '#f4cd5c', coordinate: '#3c4f24' },
    dark: { plain: '#7a9a5a', lastMove: '#dca52a', coordinate: '#141d09' },
  },
  blue: {
    light: { plain: '#d9e6f3', lastMove: '#f2c94f', coordinate: '#2c4a6e' },
    dark: { plain: '#6798c9', lastMove: '#dfae3d', coordinate: '#081627' },
  },
  contrast: {
    light: { plain: '#f7f7f7', lastMove: '#93c7fb', coordinate: '#000000' },
    dark: { plain: '#8c8c8c', lastMove: '#5fa6f7', coordinate: '#000000' },
  },
};

/** The glow under a checked king, from the middle outwards: it fades into its square, whatever the colour there. */
export const CHECK_GLOW = ['rgba(222, 32, 32, 1)', 'rgba(222, 32, 32, 0.85)', 'rgba(200, 20, 20, 0)'] as const;

/**
 * Vermilion and a bluish green differ for every kind of eye, and one is twice as light as the other. Neither stands out
 * from all squares; the dark outline does.
 */
export const ARROWS = { refutation: '#d8430f', solution: '#2bd1a0', outline: '#10100e' } as const;
