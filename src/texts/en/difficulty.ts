import { type Theme, themeName } from '../../puzzles/analysis/themes.js';

/** What a puzzle is like. */
export const difficulty = {
  rated: (rating: number) => `Difficulty ${rating}.`,
  byMembers: (rating: number, deviation: number) => `First tries rate it ${rating} ± ${deviation}.`,
  themes: (names: readonly string[]) => `${names.length === 1 ? 'Theme' : 'Themes'}: ${names.join(', ')}.`,
  theme: (theme: Theme): string => themeName(theme).replaceAll("'", '’'),
};
