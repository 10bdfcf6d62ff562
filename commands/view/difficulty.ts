import { tellingThemes } from '../../src/insight/telling.js';
import { themeName } from '../../src/insight/themes.js';
import type { Puzzle } from '../../src/play/puzzle.js';

/**
 * From each of these on a puzzle has one star more, on the scale of Lichess's puzzle ratings. Members compare the puzzles of
 * this bot with each other: the steps divide the dailies that ship into five parts of about the same size.
 */
const STARS_FROM = [1400, 1700, 1900, 2050] as const;

/** `★★☆☆☆`: what may be told of a puzzle before it is solved. Nothing while its proof is not described. */
export function starsOf({ difficulty }: Pick<Puzzle, 'difficulty'>): string {
  if (difficulty === undefined) return '';
  const stars = 1 + STARS_FROM.filter((from) => difficulty >= from).length;
  return '★'.repeat(stars) + '☆'.repeat(1 + STARS_FROM.length - stars);
}

/** `Difficulty 1460. Themes: quiet key, smothered mate.` Themes give a puzzle away: to be shown when it is over. */
export function traitsInWords({ difficulty, themes }: Pick<Puzzle, 'difficulty' | 'themes'>): string {
  const told = tellingThemes(themes).map(themeName);
  const words = [
    ...(difficulty === undefined ? [] : [`Difficulty ${Math.round(difficulty)}.`]),
    ...(told.length > 0 ? [`${told.length === 1 ? 'Theme' : 'Themes'}: ${told.join(', ')}.`] : []),
  ];
  return words.join(' ');
}
