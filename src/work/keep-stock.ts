import type { AddingStore } from '../puzzles/adding-store.js';
import { readPuzzleFile } from '../puzzles/files/read-file.js';
import type { StockStore } from '../puzzles/library-store.js';
import { COMMON, type PuzzleStore } from '../puzzles/puzzle-store.js';
import type { Logger } from '../shared/log.js';
import { type Composer, Composing } from './composing.js';
import type { Precomputer } from './precompute.js';

interface StockKeeperDependencies {
  readonly library: AddingStore & PuzzleStore & StockStore;
  readonly precomputer: Precomputer;
  readonly composer: Composer;
  /** With fewer unused dailies than this more are composed, until there are twice as many; 0: never. */
  readonly lowStock: number;
  readonly now: () => number;
  /** To the operator's terminal. */
  readonly print: (sentence: string) => void;
  readonly log: Logger;
}

/** The lengths that are asked for in turn: about the mixture of the packs that ship. */
const LENGTHS = [2, 3, 2, 4, 2, 3, 1, 2, 3, 2, 5, 3, 2] as const;

/** Seeds have up to nine digits. */
const MOST_SEED = 1_000_000_000;

/** Few at a time, so that all lengths get their turn. */
const PER_CHILD = 3;

/** Long mates may be hard to find; then the next length is tried. */
const CHILD_MS = 5 * 60_000;

/** After so many children without a single puzzle it is given up until the next daily. */
const MOST_FRUITLESS = LENGTHS.length;

/** How often is looked whether somebody wants puzzles proved. */
const LOOK_MS = 500;

/** What came of one child. */
interface Composed {
  readonly found: number;
  /** It was stopped because somebody else needed the machine. */
  readonly wanted: boolean;
  readonly failure?: string;
}

/** Composes more dailies when they run low, while nothing waits to be proved. Members' puzzles always come first. */
export class StockKeeper {
  readonly #dependencies: StockKeeperDependencies;
  readonly #stopping = new AbortController();
  #keeping: Promise<void> | undefined;
  #composing: Composing | undefined;
  #children = 0;
  /** So many were left when the composer found nothing: that is told once, though it is tried again with every daily. */
  #leftInVain: number | undefined;

  constructor(dependencies: StockKeeperDependencies) {
    this.#dependencies = dependencies;
  }

  /** Looks whether the stock is low. To be called at the start and when a daily was given. */
  check(): void {
    if (this.#dependencies.lowStock === 0 || this.#stopping.signal.aborted || this.#keeping) return;
    this.#keeping = this.#keep()
      .catch((error) => this.#dependencies.log.error({ err: error }, 'composing has stopped'))
      .finally(() => {
        this.#keeping = undefined;
      });
  }

  /** Resolves when nothing is being composed, and nothing is looked at. */
  async idle(): Promise<void> {
    await this.#keeping;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#composing?.stop();
    await this.#keeping;
  }

  async #keep(): Promise<void> {
    const { library, lowStock, print } = this.#dependencies;
    await this.#untilProved();
    const left = await library.countLeastUnused();
    if (left >= lowStock || this.#stopping.signal.aborted) return;
    const isKnown = left === this.#leftInVain;
    if (!isKnown)
      print(`Only ${dailies(left, 'unused')} ${left === 1 ? 'is' : 'are'} left: composing more in idle time.`);
    const { added, failure } = await this.#fill();
    if (this.#stopping.signal.aborted) return;
    this.#leftInVain = added === 0 ? left : undefined;
    if (isKnown && added === 0) return;
    if (failure !== undefined) print(`The composer ended early: ${lastLineOf(failure)}`);
    const now = await library.countLeastUnused();
    print(`Composed ${dailies(added, 'new')}; ${dailies(now, 'unused')} ${now === 1 ? 'is' : 'are'} left now.`);
  }

  /** Says how many puzzles were added, and why it went no further if something is wrong. */
  async #fill(): Promise<{ readonly added: number; readonly failure?: string }> {
    const { library, lowStock, log } = this.#dependencies;
    let added = 0;
    for (let fruitless = 0; fruitless < MOST_FRUITLESS; ) {
      await this.#untilProved();
      if (this.#stopping.signal.aborted || (await library.countLeastUnused()) >= 2 * lowStock) break;
      const { found, wanted, failure } = await this.#compose();
      added += found;
      if (failure !== undefined) log.warn({ reason: failure }, 'the composer ended early');
      // It would fail again and again.
      if (failure !== undefined && found === 0) return { added, failure };
      if (!wanted) fruitless = found > 0 ? 0 : fruitless + 1;
    }
    return { added };
  }

  /** Lets one child work until it has what was asked of it, or somebody else needs the machine. */
  async #compose(): Promise<Composed> {
    const { composer, precomputer, now } = this.#dependencies;
    const number = this.#children++;
    const mateIn = LENGTHS[number % LENGTHS.length] ?? 2;
    // Never the same seed again: it would make the same puzzles.
    const seed = (Math.floor(now() / 1000) + number) % MOST_SEED;
    const composing = new Composing(composer({ mateIn, count: PER_CHILD, seed }));
    this.#composing = composing;
    let found = 0;
    let wanted = false;
    // Nothing is being proved now; what waits nevertheless is what could not be.
    const before = precomputer.state().waiting;
    let own = 0;
    const watch = setInterval(() => {
      wanted ||= precomputer.state().waiting > before + own;
      if (wanted) void composing.stop();
    }, LOOK_MS);
    const limit = setTimeout(() => void composing.stop(), CHILD_MS);
    try {
      for await (const line of composing.lines()) {
        if (line.trim() === '' || line.startsWith('#')) continue;
        own = 1;
        if (await this.#add(line)) found += 1;
        own = 0;
        if (this.#stopping.signal.aborted) break;
      }
    } finally {
      clearInterval(watch);
      clearTimeout(limit);
      await composing.stop();
      this.#composing = undefined;
    }
    return { found, wanted, ...(composing.failure !== undefined && { failure: composing.failure }) };
  }

  /** Takes a puzzle into the common stock and proves it. */
  async #add(line: string): Promise<boolean> {
    const { library, precomputer, now, log } = this.#dependencies;
    const read = await readPuzzleFile(new TextEncoder().encode(line));
    const [draft] = read.ok ? read.value.drafts : [];
    if (!draft) {
      log.warn({ line: line.slice(0, 200) }, 'the composer said something that is no puzzle');
      return false;
    }
    const intake = { source: 'composed', purpose: 'daily', severalKeys: false } as const;
    const [taken] = await library.addCommon('composed', intake, [draft], now());
    if (taken?.kind !== 'added') return false;
    precomputer.wake();
    await this.#untilProved();
    const [report] = await library.reportPuzzles(COMMON, [taken.id]);
    return report?.verdict?.kind === 'sound';
  }

  async #untilProved(): Promise<void> {
    for await (const _ of this.#dependencies.precomputer.follow()) if (this.#stopping.signal.aborted) return;
  }
}

/** What a program that fails says at the very end is the reason; the rest is in the log. */
const lastLineOf = (words: string): string => words.trim().split('\n').at(-1) ?? words;

/** `1 new daily`, `12 unused dailies`. */
const dailies = (count: number, what: string): string => `${count} ${what} ${count === 1 ? 'daily' : 'dailies'}`;
