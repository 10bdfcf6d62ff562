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
