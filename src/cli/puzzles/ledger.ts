import type { PuzzleRecord, PuzzleStore } from '../../puzzles/puzzle-store.js';
import type { Row } from './rows.js';

interface LedgerOptions {
  readonly library: Pick<PuzzleStore, 'listPuzzles'>;
  /** A puzzle has its verdict: a last chance to change it. Returns the record as it is now. */
  readonly reconsider?: (records: readonly PuzzleRecord[]) => Promise<readonly PuzzleRecord[]>;
  /** At once, in any order. */
  readonly onDecided: (row: Row) => void;
  /** Each row once, in the order in which they were entered. */
  readonly onPassed: (row: Row) => void;
}

/** Looking up one takes about as long as looking up many; so many hold nobody up. */
const PAGE = 250;

/** Beside as many as were proved, some that were decided in another way or order. */
const SPARE = 8;

/** Rows on their way from the file to their verdicts. Verdicts are read back from the library, a page at a time. */
export class Ledger {
  readonly #options: LedgerOptions;
  #rows: Row[] = [];
  #passed = 0;
  readonly #undecided = new Map<number, Row>();

  constructor(options: LedgerOptions) {
    this.#options = options;
  }

  /** How many rows are kept in memory: those without a outcome, and those behind them. */
  get size(): number {
    return this.#rows.length - this.#passed;
  }

  get undecided(): number {
    return this.#undecided.size;
  }

  enter(row: Row): void {
    this.#rows.push(row);
    if (row.outcome) this.#options.onDecided(row);
    else if (row.id !== undefined) this.#await(row, row.id);
    else throw new Error(`line ${row.line} of ${row.file} is neither decided nor a puzzle`);
  }

  #await(row: Row, id: number): void {
    const { file, line } = row;
    const earlier = this.#undecided.get(id);
    // The same line twice in a run: the same file was named twice.
    if (earlier?.file === file && earlier.line === line) {
      this.#decide(row, { kind: 'duplicate', of: id, likeness: 'the same' });
      return;
    }
    // The puzzle is this line's now, and so will be its verdict.
    if (earlier) this.#decide(earlier, { kind: 'replaced', by: { file, line } });
    this.#undecided.set(id, row);
  }

  /** Looks at the oldest undecided rows, as many as can have been decided since the last time. */
  async settle(proved: number): Promise<void> {
    const ids = [...this.#oldest(proved + SPARE)];
    for (let start = 0; start < ids.length; start += PAGE) await this.settleThese(ids.slice(start, start + PAGE));
    this.passOn();
  }

  /** Returns the numbers of those that have their verdicts now. */
  async settleThese(ids: readonly number[]): Promise<readonly number[]> {
    // A line that takes over a puzzle in the meantime is not meant by what is found now.
    const asked = new Map(ids.map((id) => [id, this.#undecided.get(id)]));
    const found = await this.#options.library.listPuzzles({ ids }, 0, ids.length);
    const judged = found.filter(({ verdict }) => verdict);
    const records = (await this.#options.reconsider?.(judged)) ?? judged;
    const decided: number[] = [];
    for (const { id, fen, verdict } of records) {
      const row = this.#undecided.get(id);
      if (!row || row !== asked.get(id) || !verdict) continue;
      this.#decide(row, { kind: 'judged', fen, verdict });
      decided.push(id);
    }
    return decided;
  }

  /** What has no verdict now gets none in this run. */
  leaveRest(): void {
    for (const row of this.#undecided.values()) this.#decide(row, { kind: 'waiting' });
    this.passOn();
  }

  passOn(): void {
    for (let row = this.#rows[this.#passed]; row?.outcome; row = this.#rows[this.#passed]) {
      this.#options.onPassed(row);
      this.#passed++;
    }
    if (this.#passed <= this.#rows.length / 2) return;
    this.#rows = this.#rows.slice(this.#passed);
    this.#passed = 0;
  }

  #decide(row: Row, outcome: Row['outcome']): void {
    if (outcome) row.outcome = outcome;
    if (row.id !== undefined && this.#undecided.get(row.id) === row) this.#undecided.delete(row.id);
    this.#options.onDecided(row);
  }

  *#oldest(count: number): Generator<number> {
    let left = count;
    for (const id of this.#undecided.keys()) {
      if (left-- <= 0) return;
      yield id;
    }
  }
}
