import type { OfferedCommand, OfferedOption } from './wire.js';

/** A stretch of the line that belongs to one option; without an option it is more than the command takes. */
export interface Part {
  readonly option?: OfferedOption;
  readonly text: string;
  /** Where the value begins in the line. */
  readonly start: number;
}

export interface TypedCommand {
  readonly command: OfferedCommand;
  /** Where the command's name ends in the line. */
  readonly nameEnd: number;
  readonly parts: readonly Part[];
}

/**
 * Reads a line as people type it: `/move Qh7 Kf8`, where the words go to the command's first text option,
 * or `/count from: 3 loud: true`. The name of an option that has its value already, or a name in double quotes, is a
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
  for (const { option, text } of parts) {
    const value = text.trim();
    if (value) args[option?.name ?? value] = value;
  }
  return args;
}

function nameEnd(line: string, name: string): number {
  const words = name.split(' ').map(escapeRegExp).join('\\s+');
  return new RegExp(`^\\s*/?\\s*${words}(?=\\s|$)`, 'i').exec(line)?.[0].length ?? 0;
}

function splitParts(line: string, from: number, command: OfferedCommand): Part[] {
  const parts: Part[] = [];
  let option = firstWritable(command);
  let start = from;
  const partTo = (end: number): Part => ({ ...(option && { option }), text: line.slice(start, end), start });
  for (const label of line.matchAll(labelPattern(command))) {
    const named = command.options.find((each) => each.name === label.groups?.name?.toLowerCase());
    const before = partTo(label.index);
    if (!named || [...parts, before].some((part) => part.option === named && part.text.trim())) continue;
    // Blanks before the first `name:` are nobody's value; after a name they mean "not filled in yet".
    if (before.text.trim() || parts.length > 0) parts.push(before);
    option = named;
    start = label.index + label[0].length;
  }
  return [...parts, partTo(line.length)];
}

/** Words without a name go to the first text option, or where there is none to the first that can be typed at all. */
const firstWritable = ({ options }: OfferedCommand): OfferedOption | undefined =>
  options.find(({ type }) => type === 'text') ?? options.find(({ type }) => type !== 'file');

/** Finds quoted words too, without a name, so that no name is looked for inside them. A file cannot be typed. */
function labelPattern({ options }: OfferedCommand): RegExp {
  const names = options.filter(({ type }) => type !== 'file').map(({ name }) => escapeRegExp(name));
  return names.length > 0 ? new RegExp(`"[^"]*"|(?<=\\s)(?<name>${names.join('|')}):`, 'gi') : /(?!)/g;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
