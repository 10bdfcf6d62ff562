/** How many common puzzles of a length and a level of difficulty there are, used or not. */
export interface StockCount {
  readonly mateIn: number;
  /** Harder puzzles have a higher level; puzzles of the same level count as equally hard. */
  readonly level: number;
  readonly count: number;
}

/** A place in the order of puzzles of the same length: by level, and within a level by the number they are drawn by. */
export interface StockPlace {
  readonly level: number;
  /** From 0 to `LAST_DRAW`, and spread evenly over the puzzles. */
  readonly draw: number;
}

export const LAST_DRAW = 2 ** 32 - 1;

/** Common puzzles of one length, from one place to another; both belong to it. */
export interface StockSection {
  readonly mateIn: number;
  readonly from: StockPlace;
  readonly to: StockPlace;
}

/** What comes before the common puzzles. */
export interface PreferredDailies {
  /** The first of the puzzles that a server's admins want next. */
  readonly wished?: number;
  /** The first of a server's own puzzles, in the order in which they were added, that it has not had. */
  readonly unusedOwn?: number;
}

/**
 * What the choice of a daily asks of a database. Each answer takes a few steps in an index, however large the library is;
 * only puzzles that the server has had already are passed over one by one.
 */
export interface DailyStock {
  findPreferred(serverId: string): Promise<PreferredDailies>;
  countCommon(): Promise<readonly StockCount[]>;
  /** The first common puzzle of a section that a server has not had. */
  findUnusedCommon(serverId: string, section: StockSection): Promise<number | undefined>;
  /** Of the server's own puzzles and the common ones of these lengths, the one that it had longest ago. */
  findLongestAgo(serverId: string, lengths: readonly number[]): Promise<number | undefined>;
}
