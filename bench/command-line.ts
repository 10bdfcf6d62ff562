import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '../src/shared/result.js';

export interface Order {
  /** Undefined: all of them, in their short form. */
  readonly question: string | undefined;
  readonly files: readonly string[];
  readonly seconds: number | undefined;
  readonly count: number | undefined;
  /** The address of an empty PostgreSQL database to be measured as well. */
  readonly database: string | undefined;
  /** Only mates of these lengths. */
  readonly mates: { readonly from: number; readonly to: number };
}

const OPTIONS = {
  seconds: { type: 'string' },
  mate: { type: 'string' },
  count: { type: 'string' },
  database: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const ANY_MATE = { from: 1, to: Number.POSITIVE_INFINITY };

/** What was asked for, `help`, or one sentence that says what is wrong. */
export function readCommandLine(args: readonly string[]): Result<Order | 'help', string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { positionals, values } = parsed.value;
  if (values.help) return ok('help');
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (seconds !== undefined && !(seconds > 0 && seconds <= 86_400)) {
    return fail(`--seconds takes a number of seconds, for example --seconds 20, not "${values.seconds}".`);
  }
  const mates = values.mate === undefined ? ANY_MATE : readRange(values.mate);
  if (!mates)
    return fail(`--mate takes a length or a range, for example --mate 4 or --mate 1-3, not "${values.mate}".`);
  const count = values.count === undefined ? undefined : Number(values.count);
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= 1_000_000)) {
    return fail(`--count takes a number of puzzles or solves, for example --count 1000, not "${values.count}".`);
  }
  const { database } = values;
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database)) {
    return fail(`--database takes the address of an empty PostgreSQL database, postgres://…, not "${database}".`);
  }
  const [question, ...files] = positionals;
  return ok({ question, files, seconds, count, database, mates });
}

function parse(args: readonly string[]) {
  try {
    return ok(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
  } catch (error) {
    // It explains itself in several sentences; the first names the option.
    return fail(error instanceof Error ? `${error.message.split('. ')[0]}.` : String(error));
  }
}

function readRange(text: string): Order['mates'] | undefined {
  const [, first, last] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const range = { from: Number(first), to: Number(last ?? first) };
  return range.from >= 1 && range.from <= range.to ? range : undefined;
}

/**
 * As it was typed, but without the folders of this machine and the passwords of its databases: what is pasted somewhere should
 * work elsewhere.
 */
export const commandOf = (args: readonly string[]): string =>
  [
    'npm run bench',
    ...(args.length > 0 ? ['--', ...args.map((arg) => arg.replace(/^.*\//, '').replace(/\?.*$/, ''))] : []),
  ].join(' ');
