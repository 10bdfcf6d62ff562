import type { PuzzleRecord, PuzzleStore } from '../../puzzles/puzzle-store.js';
import { plainText } from '../program/layout.js';
import { Ledger } from './ledger.js';
import type { Proving } from './proving.js';
import type { ReportFile } from './report-file.js';
import type { Row } from './rows.js';
import { Tally } from './tally.js';

interface FollowOptions {
  readonly library: Pick<PuzzleStore, 'listPuzzles'>;
  readonly proving: Proving;
  readonly report?: ReportFile | undefined;
  readonly reconsider?: (records: readonly PuzzleRecord[]) => Promise<readonly PuzzleRecord[]>;
  /** Somebody wants to leave, or something broke. */
  readonly signal: AbortSignal;
}

/** So many lines are on their way at a time: the memory stays small, and the threads never wait for the reading. */
const MOST_ON_THE_WAY = 4000;

/** Then the reading goes on: in between, more is read at a stretch, and the library looked through less often. */
const FEW_ON_THE_WAY = 2000;

/** Follows puzzles until they have their verdicts, counts these and writes the report. */
export class VerdictsToCome {
  readonly tally = new Tally();
  readonly #options: FollowOptions;
  readonly #ledger: Ledger;
  #looking: Promise<void> | undefined;

  constructor(options: FollowOptions) {
    const { library, report, reconsider } = options;
    this.#options = options;
    this.#ledger = new Ledger({
      library,
      ...(reconsider && { reconsider }),
      onDecided: (row) => this.tally.count(row),
      onPassed: (row) => {
        this.tally.look(row);
        report?.add(row);
      },
    });
  }

  get undecided(): number {
    return this.#ledger.undecided;
  }

  enter(row: Row): void {
    this.#ledger.enter(row);
  }

  /** Looks at puzzles that may have had their verdicts for long: nothing is proved for them. Returns which had. */
  lookAt(ids: readonly number[]): Promise<readonly number[]> {
    return this.#ledger.settleThese(ids);
  }

  /** Looks at as many as were proved since the last time. */
  look(): Promise<void> {
    const { proving, report } = this.#options;
    const lookOnce = async (): Promise<void> => {
      await this.#ledger.settle(proving.takeSettled());
      await report?.flush();
    };
    this.#looking ??= lookOnce().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Waits while too many are on their way. */
  async makeRoom(): Promise<void> {
    const { proving, report } = this.#options;
    this.#ledger.passOn();
    if (report?.isFull) await report.flush();
    if (this.#ledger.size <= MOST_ON_THE_WAY) return;
    // Thousands of lines that need no proof may have come before anybody called for the one that does.
    proving.wake();
    if (await this.#follow(() => this.#ledger.size <= FEW_ON_THE_WAY)) return;
    await this.#leaveRest();
  }

  /** Waits for all verdicts. What has none then, because it was stopped or its proof failed, stays waiting. */
  async finish(): Promise<void> {
    await this.#follow(() => false);
    await this.#leaveRest();
  }

  /** False when nothing is proved any more and it is still not so. */
  async #follow(isSo: () => boolean): Promise<boolean> {
    const { proving, signal } = this.#options;
    for await (const _ of proving.follow()) {
      await this.look();
      if (isSo() || signal.aborted) return true;
    }
    return false;
  }

  async #leaveRest(): Promise<void> {
    const { proving, signal } = this.#options;
    if (signal.aborted) await proving.stop(signal);
    await this.#ledger.settle(this.#ledger.undecided);
    this.#ledger.leaveRest();
    await this.#options.report?.flush();
  }
}

interface EnterOptions {
  readonly library: Pick<PuzzleStore, 'listPuzzles'>;
  readonly verdicts: Pick<VerdictsToCome, 'enter' | 'lookAt' | 'makeRoom'>;
  readonly signal: AbortSignal;
}

/** One page fits into a turn of the event loop. */
const PAGE = 250;

/**
 * Follows puzzles of the library that are being proved. Of those that are not on their way yet only the numbers are held: a
 * million of them may wait.
 */
export async function enterStored(ids: readonly number[], { library, verdicts, signal }: EnterOptions): Promise<void> {
  for (let start = 0; start < ids.length && !signal.aborted; start += PAGE) {
    const page = await library.listPuzzles({ ids: ids.slice(start, start + PAGE) }, 0, PAGE);
    for (const { id, source, line } of page) verdicts.enter({ file: plainText(source), line, id });
    // Some were proved before they were entered.
    await verdicts.lookAt(page.map(({ id }) => id));
    await verdicts.makeRoom();
  }
}
