import { readLine, type TypedCommand } from './typed-line.js';
import { optionsLeft, type Part } from './unnamed-words.js';
import type { OfferedCommand, OfferedOption, Suggestion } from './wire.js';

/** Something to pick while one types; picking it makes the line `line`. */
export interface Hint {
  readonly label: string;
  readonly detail: string;
  readonly line: string;
  /** What is sent for it, where that is not what people read. */
  readonly means?: string;
  /** A whole command that asks for nothing more: picking it runs it. */
  readonly runs?: boolean;
  /** A command that cannot run without an option. */
  readonly needsMore?: boolean;
  /** It opens the file chooser instead of filling in words. */
  readonly picksFile?: boolean;
}

export interface Hints {
  readonly items: readonly Hint[];
  /** The command that is being filled in, and the option the words go to. */
  readonly usage?: { readonly command: OfferedCommand; readonly active?: OfferedOption };
  /** What the server may know more about; its suggestions go in front of `items`. */
  readonly question?: Question;
}

interface Question {
  readonly command: string;
  readonly option: string;
  readonly typed: string;
  /** The line before the words that a suggestion replaces. */
  readonly before: string;
}

const NOTHING: Hints = { items: [] };

/** What to offer for a line as it stands. Words without a slash get no hints: a person may just be writing. */
export function hintsFor(line: string, commands: readonly OfferedCommand[], hasFile: boolean): Hints {
  if (!/^\s*\//.test(line)) return NOTHING;
  const typed = readLine(line, commands);
  if (!typed || typed.nameEnd === line.length) return { items: commandHints(line, commands) };
  const current = typed.parts.at(-1);
  const active = current?.option;
  const usage = { command: typed.command, ...(active && { active }) };
  if (!current || !active) {
    const isBetweenWords = /\s$/.test(line);
    return {
      usage,
      items: [...choiceHints(line, typed), ...(isBetweenWords ? optionHints(line, typed, hasFile) : [])],
    };
  }
  const value = current.text.trimStart();
  const before = `${line.slice(0, current.start).trimEnd()} `;
  const words = choiceHints(line, typed);
  if (active.autocomplete) {
    const question = { command: typed.command.name, option: active.name, typed: value, before };
    const options = optionHints(line, typed, hasFile).filter(({ label }) => label !== active.name);
    return { usage, question, items: value ? words : [...words, ...options] };
  }
  const isWaiting = /^$|\s$/.test(current.text) && !(isNamed(current, line) && words.length > 0);
  return { usage, items: isWaiting ? [...words, ...optionHints(line, typed, hasFile)] : words };
}

/** A name of several words would be taken for the values of several options: there the value is written. */
export const suggestionHints = ({ before }: Question, suggestions: readonly Suggestion[]): Hint[] =>
  suggestions.map(({ name, value }) =>
    name === value || /\s/.test(name)
      ? { label: name, detail: '', line: `${before}${value}` }
      : { label: name, detail: '', line: `${before}${name}`, means: `${before}${value}` },
  );

function commandHints(line: string, commands: readonly OfferedCommand[]): Hint[] {
  const wanted = line
    .trim()
    .replace(/^\/\s*/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  const rank = ({ name }: OfferedCommand): number => (name.startsWith(wanted) ? 0 : name.includes(wanted) ? 1 : 2);
  return commands
    .filter((command) => rank(command) < 2)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name, description, options }) => ({
      label: `/${name}`,
      detail: description,
      line: options.length > 0 ? `/${name} ` : `/${name}`,
      runs: options.length === 0,
      needsMore: options.some(({ required }) => required),
    }));
}

function optionHints(line: string, { command, parts }: TypedCommand, hasFile: boolean): Hint[] {
  const filled = (option: OfferedOption): boolean =>
    option.type === 'file' ? hasFile : parts.some((part) => part.option === option && isFilled(part, line));
  return command.options
    .filter((option) => !filled(option))
    .map((option) => ({
      label: option.name,
      detail: option.description,
      line: option.type === 'file' ? line : `${line.trimEnd()} ${option.name}: `,
      ...(option.type === 'file' && { picksFile: true }),
    }));
}

/** What the word that is being typed may become, where only certain words will do. */
function choiceHints(line: string, typed: TypedCommand): Hint[] {
  const current = typed.parts.at(-1);
  const isUnnamed = typed.parts.every((part) => !isNamed(part, line));
  const start = isUnnamed ? line.length - (/\S*$/.exec(line)?.[0].length ?? 0) : (current?.start ?? 0);
  const word = line.slice(start).trim().toLowerCase();
  const left = optionsLeft(line.slice(typed.nameEnd, start), typed.command).filter(({ choices }) => choices);
  // Before the first letter, those of the next option are enough to read.
  const options = isUnnamed ? left.slice(0, word ? left.length : 1) : [current?.option];
  return options
    .flatMap((option) => (option && choicesOf(option)) ?? [])
    .filter((choice) => choice.toLowerCase().startsWith(word) && choice.toLowerCase() !== word)
    .map((choice) => ({ label: choice, detail: '', line: `${line.slice(0, start).trimEnd()} ${choice} ` }));
}

const choicesOf = ({ type, choices }: OfferedOption): readonly string[] | undefined =>
  type === 'flag' ? ['true', 'false'] : choices;

const isNamed = ({ start }: Part, line: string): boolean => line.slice(0, start).endsWith(':');

/** Filled in, or named and waiting for its value. */
const isFilled = (part: Part, line: string): boolean => part.text.trim() !== '' || isNamed(part, line);
