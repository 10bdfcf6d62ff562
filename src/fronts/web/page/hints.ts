import { type Part, readLine, type TypedCommand } from './typed-line.js';
import type { OfferedCommand, OfferedOption, Suggestion } from './wire.js';

/** Something to pick while one types; picking it makes the line `line`. */
export interface Hint {
  readonly label: string;
  readonly detail: string;
  readonly line: string;
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
  if (!current || !active) return { usage, items: optionHints(line, typed, hasFile) };
  const value = current.text.trimStart();
  const before = `${line.slice(0, current.start).trimEnd()} `;
  if (active.autocomplete) {
    const question = { command: typed.command.name, option: active.name, typed: value, before };
    return {
      usage,
      question,
      items: value ? [] : optionHints(line, typed, hasFile).filter(({ label }) => label !== active.name),
    };
  }
  if (active.type === 'flag' && line.slice(0, current.start).endsWith(':')) {
    const words = ['true', 'false'].filter(
      (word) => word.startsWith(value.toLowerCase()) && word !== value.toLowerCase(),
    );
    return { usage, items: words.map((word) => ({ label: word, detail: '', line: `${before}${word} ` })) };
  }
  return { usage, items: /^$|\s$/.test(current.text) ? optionHints(line, typed, hasFile) : [] };
}

export const suggestionHints = ({ before }: Question, suggestions: readonly Suggestion[]): Hint[] =>
  suggestions.map(({ name, value }) => ({ label: name, detail: '', line: `${before}${value}` }));

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

/** Filled in, or named and waiting for its value. */
const isFilled = (part: Part, line: string): boolean =>
  part.text.trim() !== '' || line.slice(0, part.start).endsWith(':');
