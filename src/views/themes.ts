import type { Choice } from '../bot/command.js';
import type { Puzzle } from '../play/puzzle.js';
import { notableThemes, THEMES } from '../puzzles/analysis/themes.js';
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

/** The themes whose name has what was typed in it, in the person's language; those that begin with it come first. */
export function suggestThemes(typed: string, { texts }: Speech): readonly Choice[] {
  const wanted = folded(typed);
  const named = THEMES.map((theme) => ({ name: texts.difficulty.theme(theme), value: theme }));
  const fitting = named.filter(({ name, value }) => folded(name).includes(wanted) || value.includes(wanted));
  const rank = ({ name }: Choice): number => (folded(name).startsWith(wanted) ? 0 : 1);
  return fitting.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** Without accents and capitals, which nobody types in a hurry. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
