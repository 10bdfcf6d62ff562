import type { Choice } from '../bot/command.js';
import { THEMES } from '../puzzles/analysis/themes.js';
import type { Speech } from '../texts/speech.js';

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
