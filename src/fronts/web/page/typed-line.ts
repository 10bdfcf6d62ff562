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
 * or `/count from: 3 loud: true`. Undefined: no such command.
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
  const keep = (end: number): void => {
    const text = line.slice(start, end);
    // Blanks before the first `name:` are nobody's value; after a name they mean "not filled in yet".
    if (text.trim() || parts.length > 0 || end === line.length) parts.push({ ...(option && { option }), text, start });
  };
  for (const label of line.matchAll(labelPattern(command))) {
    if (label.index < from) continue;
    keep(label.index);
    option = command.options.find((each) => each.name === label.groups?.name?.toLowerCase());
    start = label.index + label[0].length;
  }
  keep(line.length);
  return parts;
}

/** Words without a name go to the first text option, or where there is none to the first that can be typed at all. */
const firstWritable = ({ options }: OfferedCommand): OfferedOption | undefined =>
  options.find(({ type }) => type === 'text') ?? options.find(({ type }) => type !== 'file');

const labelPattern = ({ options }: OfferedCommand): RegExp =>
  options.length > 0
    ? new RegExp(`(?<=\\s)(?<name>${options.map(({ name }) => escapeRegExp(name)).join('|')}):`, 'gi')
    : /(?!)/g;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
