/** What an option is called and says of itself; choices by their value. */
export interface OptionWords {
  readonly name: string;
  readonly description: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** What a command is called and says of itself in another language than the English of its spec. */
export interface CommandWords {
  /** Of `puzzles add` the second word alone: the first has an entry of its own. */
  readonly name: string;
  readonly description: string;
  /** All that people are offered, by the names of the spec. */
  readonly options?: Readonly<Record<string, OptionWords>>;
}

/** By the names of the specs: `move`, `puzzles add`, and `puzzles` for the group. */
export type CommandTable = Readonly<Record<string, CommandWords>>;

/** What a puzzle is called that somebody plays: by its day, already in words, or by its number. */
export type PuzzleName = { readonly day: string } | { readonly practice: number };

/** A sentence for each code of a fault: one that is missing does not compile. */
export type FaultTable<Fault extends { readonly code: string }> = {
  readonly [Code in Fault['code']]: (fault: Extract<Fault, { readonly code: Code }>) => string;
};

export const explainWith =
  <Fault extends { readonly code: string }>(table: FaultTable<Fault>) =>
  (fault: Fault): string =>
    table[fault.code as Fault['code']](fault as Extract<Fault, { readonly code: Fault['code'] }>);

/** `a`, `a and b`, `a, b and c`, with a language's own word before the last. */
export const joinList = (items: readonly string[], conjunction: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;

/** Writes dates in words. Intl has the first of a month as any other day; French says `1er janvier`. */
export function dateWriter(locale: string, options: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith('fr')) return (at) => format.format(at);
  return (at) =>
    format
      .formatToParts(at)
      .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
      .join('');
}

/** `1 to 3`, `5`: numbers in rising order, three and more that follow each other as a range. */
export function ranged(numbers: readonly number[], to: string): readonly string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]} ${to} ${run.at(-1)}`]));
}
