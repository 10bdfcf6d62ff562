import { choiceIn, dealWords, type Part } from './unnamed-words.js';
import type { OfferedCommand, OfferedOption } from './wire.js';

export interface TypedCommand {
  readonly command: OfferedCommand;
  /** Where the command's name ends in the line. */
  readonly nameEnd: number;
  readonly parts: readonly Part[];
}

/**
 * Reads a line as people type it: `/move Qh7 Kf8`, where the words go to the command's first text option, `/practice 2 easy`,
 * where each goes to the option that it fits, or `/count from: 3 loud: true`. The name of an option that has its value already, or a name in double quotes, is a
 * word like any other: nothing that somebody typed is lost. Undefined: no such command.
 */
export function readLine(line: string, commands: readonly OfferedCommand[]): TypedCommand | undefined {
  const found = commands
    .map((command) => ({ command, nameEnd: nameEnd(line, command.name) }))
    .filter((each) => each.nameEnd > 0)
    // `puzzles add` before a `puzzles` that may exist beside it.
    .toSorted((a, b) => b.nameEnd - a.nameEnd)[0];
  if (!found) return undefined;
  return { ...found, parts: splitParts(line, found.nameEnd, found.command) };
}

/** The values by option name, as text; what fits no option keeps its own words as the name, for the bot to refuse. */
export function argsOf({ parts }: TypedCommand): Record<string, string> {
  const args: Record<string, string> = Object.create(null);
  const strays: string[] = [];
  for (const { option, text } of parts) {
    const value = text.trim();
    if (!value) continue;
    if (option) args[option.name] = choiceIn(value, option) ?? value;
    else strays.push(value);
  }
  // One name for all of them: the same word may stand there twice.
  const stray = strays.join(' ');
  if (stray) args[stray] = stray;
  return args;
}

function nameEnd(line: string, name: string): number {
  const words = name.split(' ').map(escapeRegExp).join('\\s+');
  return new RegExp(`^\\s*/?\\s*${words}(?=\\s|$)`, 'i').exec(line)?.[0].length ?? 0;
}

function splitParts(line: string, from: number, command: OfferedCommand): Part[] {
  const parts: Part[] = [];
  let option: OfferedOption | undefined;
  let start = from;
  const partsTo = (end: number): readonly Part[] => {
    const text = line.slice(start, end);
    return option ? [{ option, text, start }] : (dealWords(text, start, command) ?? [wholePart(text, start, command)]);
  };
  for (const label of line.matchAll(labelPattern(command))) {
    const named = command.options.find((each) => each.name === label.groups?.name?.toLowerCase());
    const before = partsTo(label.index);
    if (!named || [...parts, ...before].some((part) => part.option === named && part.text.trim())) continue;
    // Blanks before the first `name:` are nobody's value; after a name they mean "not filled in yet".
    if (parts.length > 0 || before.some(({ text }) => text.trim())) parts.push(...before);
    option = named;
    start = label.index + label[0].length;
  }
  return [...parts, ...partsTo(line.length)];
}

/** Words that fit no options one by one go together to the first for text, or else to the first that can be typed. */
function wholePart(text: string, start: number, { options }: OfferedCommand): Part {
  const option =
    options.find(({ type }) => type === 'text' || type === 'member') ?? options.find(({ type }) => type !== 'file');
  return { ...(option && { option }), text, start };
}

/** Finds quoted words too, without a name, so that no name is looked for inside them. A file cannot be typed. */
function labelPattern({ options }: OfferedCommand): RegExp {
  const names = options.filter(({ type }) => type !== 'file').map(({ name }) => escapeRegExp(name));
  return names.length > 0 ? new RegExp(`"[^"]*"|(?<=\\s)(?<name>${names.join('|')}):`, 'gi') : /(?!)/g;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
