import type { Theme } from './themes.js';

/** Themes that say little to a solver, and those that another one says better. */
const UNSAID: ReadonlySet<Theme> = new Set<Theme>(['threat', 'quiet-move', 'pure-mate', 'knight-mate', 'bishop-mate']);
const SAID_BETTER: readonly (readonly [Theme, Theme])[] = [
  ['sacrifice', 'queen-sacrifice'],
  ['promotion', 'underpromotion'],
  ['promotion', 'promotion-mate'],
  ['castling', 'castling-mate'],
  ['en-passant', 'en-passant-mate'],
  ['battery', 'discovered-check'],
  ['model-mate', 'ideal-mate'],
  ['discovered-check', 'double-check'],
  ['corridor', 'back-rank'],
];
const MOST_SHOWN = 4;

/** The themes that are worth a word to somebody who has solved the puzzle. */
export const tellingThemes = (themes: readonly Theme[]): readonly Theme[] =>
  themes
    .filter(
      (theme) =>
        !UNSAID.has(theme) && !SAID_BETTER.some(([plain, better]) => plain === theme && themes.includes(better)),
    )
    .slice(0, MOST_SHOWN);
