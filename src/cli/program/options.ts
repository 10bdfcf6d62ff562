import { fail, ok, type Result } from '../../shared/result.js';
import { plainText } from './layout.js';

/** What commander makes of an option that was or was not given. */
export type Given = string | true | readonly string[] | undefined;

/** An option of a command: how it is written, what the help says of it, and what it means. */
export interface Option<Value> {
  /** `-m, --mate <N>` */
  readonly flags: string;
  readonly about: string;
  readonly read: (given: Given) => Result<Value, string>;
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** What the options of a table mean, by their names in it. */
export type Values<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never;
};

export const flag = (flags: string, about: string): Option<boolean> => ({
  flags,
  about,
  read: (given) => ok(given === true),
});

export const text = (flags: string, about: string): Option<string | undefined> => ({
  flags,
  about,
  read: (given) => ok(typeof given === 'string' ? given : undefined),
});

/** Several words: `--apart <files...>`. */
export const texts = (flags: string, about: string): Option<readonly string[]> => ({
  flags,
  about,
  read: (given) => ok(typeof given === 'object' ? given : []),
});

interface Range {
  readonly least: number;
  readonly most: number;
}

export const wholeNumber = (flags: string, about: string, range: Range): Option<number | undefined> => ({
  flags,
  about,
  read: (given) => readWholeNumber(flags, given, range),
});

export function readWholeNumber(
  flags: string,
  given: Given,
  { least, most }: Range,
): Result<number | undefined, string> {
  if (given === undefined) return ok(undefined);
  const value = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= least && value <= most) return ok(value);
  return fail(`${longName(flags)} takes a whole number from ${least} to ${most}, not ${quoted(given)}.`);
}

const MOST_SECONDS = 86_400;

export const seconds = (flags: string, about: string): Option<number | undefined> => ({
  flags,
  about,
  read: (given) => {
    if (given === undefined) return ok(undefined);
    const value = Number(given);
    if (value > 0 && value <= MOST_SECONDS) return ok(value);
    return fail(`${longName(flags)} takes a number above 0 and up to ${MOST_SECONDS}, not ${quoted(given)}.`);
  },
});

export const CORES = wholeNumber('--cores <C>', 'how many cores to use (all)', { least: 1, most: 256 });

/** What proving may spend on a puzzle; `usual` is what the help says of it. */
export const spendingOptions = (usual: { readonly seconds: string; readonly megabytes: string }) => ({
  seconds: seconds('-s, --seconds <S>', `time for each puzzle (${usual.seconds})`),
  megabytes: wholeNumber('--megabytes <M>', `memory for each puzzle (${usual.megabytes})`, { least: 16, most: 65_536 }),
  cores: CORES,
});

/** The same, as far as it was given. */
export type Spending = Values<ReturnType<typeof spendingOptions>>;

const longName = (flags: string): string => /--[a-z-]+/.exec(flags)?.[0] ?? flags;

/** What somebody typed, as it can be repeated on a terminal. */
export const quoted = (given: Given): string => `"${plainText(String(given ?? '')).slice(0, 40)}"`;
