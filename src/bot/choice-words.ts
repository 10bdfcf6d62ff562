import { folded, lettersApart } from '../shared/alike.js';
import { LANGUAGES } from '../shared/languages.js';
import { makeSpeech } from '../texts/speech.js';
import type { OptionSpec } from './command.js';

const LONGEST_MISTAKE = 60;

const TABLES = LANGUAGES.map((language) => makeSpeech(language).texts.commands);

/**
 * What people may write for the choices of an option: the values themselves, their names in every language, and whatever
 * else they are called, in small letters, with accents and without. A word that could mean two of them means none.
 */
export function choiceWords(command: string, option: OptionSpec): ReadonlyMap<string, string> {
  if (option.type !== 'text' || !option.choices) return new Map();
  const { choices, otherWords = {} } = option;
  const meant = new Map<string, Set<string>>();
  for (const choice of choices) {
    const names = TABLES.map((table) => table[command]?.options?.[option.name]?.choices?.[choice] ?? choice);
    for (const name of [...names, ...(otherWords[choice] ?? [])]) {
      for (const word of [name.toLowerCase(), folded(name)]) {
        meant.set(word, (meant.get(word) ?? new Set()).add(choice));
      }
    }
  }
  const words = [...meant].flatMap(([word, [choice, ...others]]) =>
    choice !== undefined && others.length === 0 ? [[word, choice] as const] : [],
  );
  return new Map([...words, ...choices.map((choice) => [choice.toLowerCase(), choice] as const)]);
}

export const readChoice = (words: ReadonlyMap<string, string>, typed: string): string | undefined =>
  words.get(typed.trim().toLowerCase()) ?? words.get(folded(typed));

/** The choice that somebody may have meant who wrote it wrong, if one is nearer than all others. */
export function nearestChoice(words: ReadonlyMap<string, string>, typed: string): string | undefined {
  // No choice is that long, and comparing takes time with every letter.
  if (typed.length > LONGEST_MISTAKE) return undefined;
  const text = folded(typed);
  const most = Math.ceil(text.length / 4);
  const apart = new Map<string, number>();
  for (const [word, choice] of words) {
    const letters = lettersApart(text, folded(word));
    if (letters <= most) apart.set(choice, Math.min(letters, apart.get(choice) ?? most));
  }
  const [first, second] = [...apart].sort(([, one], [, other]) => one - other);
  return first && first[1] !== second?.[1] ? first[0] : undefined;
}
