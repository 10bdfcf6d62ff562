import type { OfferedCommand, OfferedOption } from './wire.js';

/** A stretch of the line that belongs to one option; without an option it is more than the command takes. */
export interface Part {
  readonly option?: OfferedOption;
  readonly text: string;
  /** Where the value begins in the line. */
  readonly start: number;
}

/**
 * Gives each word that was typed without an option's name to the first free option that it fits: a number, one of the
 * choices, yes or no. A word that fits none begins a free text, which takes all that is left. Undefined: there is no
 * telling, because a free text comes first anyway, or a word is left over.
 */
export function dealWords(text: string, start: number, { options }: OfferedCommand): readonly Part[] | undefined {
  const free = options.filter(({ type }) => type !== 'file');
  if (!free[0] || isFreeText(free[0])) return undefined;
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const fitting = free.find((option) => fits(word, option));
    const option = fitting ?? free.find(isFreeText);
    if (!option) return undefined;
    free.splice(free.indexOf(option), 1);
    const end = fitting ? index + word.length : text.length;
    parts.push({ option, text: text.slice(from, end), start: start + from });
    from = end;
    if (!fitting) break;
  }
  const last = parts.pop();
  // Blanks behind the last word are its own: a line has no end that belongs to nothing.
  return last && [...parts, { ...last, text: text.slice(last.start - start) }];
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

function fits(word: string, { type, choices }: OfferedOption): boolean {
  if (type === 'integer') return /^[+-]?\d+$/.test(word);
  if (type === 'flag') return /^(true|false)$/i.test(word);
  return choices?.some((choice) => choice.toLowerCase() === word.toLowerCase()) ?? false;
}
