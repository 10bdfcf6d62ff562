import type { OfferedCommand, OfferedOption } from './wire.js';

/** A stretch of the line that belongs to one option; without an option it is more than the command takes. */
export interface Part {
  readonly option?: OfferedOption;
  readonly text: string;
  /** Where the value begins in the line. */
  readonly start: number;
}

/** A choice may be called by so many words: `les amis de ce salon`. */
const LONGEST_NAME = 5;

/**
 * Gives each word that was typed without an option's name to the free option that it fits: a number, yes or no, or a choice
 * that only one of them has, by any of its names. An option's name may stand before its value without a colon: `by time`. A
 * word that fits none begins a free text, which takes all that is left, or stays without an option. Undefined: there is no
 * telling, because a free text comes first anyway.
 */
export function dealWords(text: string, start: number, { options }: OfferedCommand): readonly Part[] | undefined {
  const free = options.filter(({ type }) => type !== 'file');
  if (!free[0] || isFreeText(free[0])) return undefined;
  const words = [...text.matchAll(/\S+/g)];
  const parts: Part[] = [];
  let at = 0;
  while (at < words.length) {
    const skipped = labelAt(words, at, free);
    const found = skipped ?? fittingAt(words, at, free);
    const option = found ? found.option : free.find(isFreeText);
    const first = at + (skipped?.label ?? 0);
    const count = found?.count ?? (option ? words.length - at : 1);
    const from = words[first]?.index ?? 0;
    const last = words[first + count - 1];
    const value = text.slice(from, (last?.index ?? 0) + (last?.[0].length ?? 0));
    if (option) free.splice(free.indexOf(option), 1);
    parts.push({ ...(option && { option }), text: value, start: start + from });
    at = first + count;
  }
  const last = parts.pop();
  // Blanks behind the last word are its own: a line has no end that belongs to nothing.
  return last && [...parts, { ...last, text: text.slice(last.start - start) }];
}

interface Fitting {
  readonly option?: OfferedOption;
  /** How many words are its value. */
  readonly count: number;
}

const phrase = (words: readonly RegExpExecArray[], at: number, count: number): string =>
  words
    .slice(at, at + count)
    .map(([word]) => word)
    .join(' ');

function fittingAt(words: readonly RegExpExecArray[], at: number, free: readonly OfferedOption[]): Fitting | undefined {
  for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count--) {
    const said = phrase(words, at, count);
    const [option, ...others] = free.filter((each) => choiceIn(said, each) !== undefined);
    // What several have is nobody's, not even a free text's: the bot asks which one is meant.
    if (option) return others.length === 0 ? { option, count } : { count };
  }
  const option = free.find((each) => fits(words[at]?.[0] ?? '', each));
  return option && { option, count: 1 };
}

/** `mate in 2`: the name of a free option, of so many words, and a value that fits it. */
function labelAt(
  words: readonly RegExpExecArray[],
  at: number,
  free: readonly OfferedOption[],
): (Fitting & { readonly label: number }) | undefined {
  for (const option of free) {
    const label = option.name.split('_').length;
    if (phrase(words, at, label).toLowerCase() !== option.name.replaceAll('_', ' ')) continue;
    const found = fittingAt(words, at + label, [option]);
    if (found) return { ...found, label };
  }
  return undefined;
}

/** The options that one more word without a name may go to; none where a free text takes it. */
export function optionsLeft(text: string, command: OfferedCommand): readonly OfferedOption[] {
  const typable = command.options.filter(({ type }) => type !== 'file');
  const dealt = text.trim() === '' ? [] : dealWords(text, 0, command);
  const isTaken = (option: OfferedOption): boolean => dealt?.some((part) => part.option === option) ?? true;
  const [first] = typable;
  if (!first || isFreeText(first) || typable.some((option) => isFreeText(option) && isTaken(option))) return [];
  return typable.filter((option) => !isTaken(option));
}

/** Whether whatever is typed may be its value. */
const isFreeText = ({ type, choices }: OfferedOption): boolean =>
  type === 'member' || (type === 'text' && choices === undefined);

/** The choice that is called so. */
export const choiceIn = (said: string, { words }: OfferedOption): string | undefined => {
  const word = said.toLowerCase();
  return words && Object.hasOwn(words, word) ? words[word] : undefined;
};

function fits(word: string, { type }: OfferedOption): boolean {
  if (type === 'integer') return /^[+-]?\d+$/.test(word);
  return type === 'flag' && /^(true|false)$/i.test(word);
}
