import type { Puzzle } from '../play/puzzle.js';
import { notableThemes } from '../puzzles/analysis/themes.js';
import type { Speech } from '../texts/speech.js';

/** `Difficulty 1460. Themes: quiet key, smothered mate.` Themes give a puzzle away: to be shown when it is over. */
export function traitsInWords(
  { difficulty, themes, rating }: Pick<Puzzle, 'difficulty' | 'themes' | 'rating'>,
  { texts }: Pick<Speech, 'texts'>,
): string {
  const shown = notableThemes(themes).map(texts.difficulty.theme);
  const words = [
    ...(difficulty === undefined ? [] : [texts.difficulty.rated(Math.round(difficulty))]),
    ...(shown.length > 0 ? [texts.difficulty.themes(shown)] : []),
    ...(rating ? [texts.difficulty.byMembers(Math.round(rating.rating), Math.round(rating.deviation))] : []),
  ];
  return words.join(' ');
}
