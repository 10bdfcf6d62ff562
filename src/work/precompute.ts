import { setMaxListeners } from 'node:events';
import type { Budget } from '../engine/mate/solver.js';
import type { ProofStore, WaitingStore } from '../puzzles/proof-store.js';
import type { Solver } from '../puzzles/proving/solver.js';
import { ChangeSignal } from '../shared/changes.js';
import type { Logger } from '../shared/log.js';
import type { Time } from '../shared/time.js';
import { DiskPause } from './disk-pause.js';
import { LongSearches } from './long-searches.js';
import { ProvingCounts, type ProvingState } from './proving-counts.js';
import type { ProvingQuota } from './proving-quota.js';
import { RunningProofs } from './running-proofs.js';
import { ShortSearches } from './short-searches.js';

interface PrecomputerDependencies {
  readonly library: ProofStore & WaitingStore;
  readonly solver: Solver;
  readonly budget: Budget;
  /** Divides the cores between servers. */
  readonly quota: ProvingQuota;
  readonly time: Time;
  readonly log: Logger;
  /** After every position, when its answer is on disk. */
  readonly onSettled?: () => void;
}

/** Answers that are not written down yet; with more the solver waits for the disk. */
const MOST_UNSAVED = 500;

/**
 * Proves waiting puzzles ahead of time and keeps the solver busy. All it knows is in the store. Every puzzle gets a
 * short search; long ones begin only when nothing waits for its short one, and the solver keeps a thread free of them.
 */
export class Precomputer {
  readonly #dependencies: PrecomputerDependencies;
  readonly #short: ShortSearches;
  readonly #long: LongSearches;
  readonly #counts: ProvingCounts;
  readonly #pause: DiskPause;
  readonly #running: RunningProofs;
  readonly #stopping = new AbortController();
  #pumping: Promise<void> | undefined;
  #woken = false;
  /** For the pump itself: there is room for a task, or another reason to look. */
  readonly #work = new ChangeSignal();
  /** For those who follow. */
  readonly #news = new ChangeSignal();

  constructor(dependencies: PrecomputerDependencies) {
    this.#dependencies = dependencies;
    const { library, solver, budget, quota, time, log, onSettled } = dependencies;
    const { width } = solver;
    this.#short = new ShortSearches({ library, width, budget, quota });
    this.#long = new LongSearches({ library, width, budget, quota, time, onRenewal: () => this.wake() });
    this.#counts = new ProvingCounts(library);
    this.#pause = new DiskPause({ work: 'proving', time, log, onOver: () => this.wake() });
    this.#running = new RunningProofs({
      ...{ library, solver, budget, quota, log, signal: this.#stopping.signal },
      ...{ short: this.#short, long: this.#long, counts: this.#counts, pause: this.#pause },
      onProgress: () => this.#news.notifySoon(),
      onSearched: () => this.#work.notify(),
      onSettled: () => {
        this.#work.notify();
        this.#news.notifySoon();
        onSettled?.();
      },
    });
    // Every task listens, and there are many: that is no leak.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Proves whatever waits. To be called at the start and whenever puzzles were added. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    this.#pause.end();
    this.#woken = true;
    this.#work.notify();
    if (this.#pumping) return;
    this.#counts.reset();
    this.#pumping = this.#pump()
      .catch((error) => this.#dependencies.log.error({ err: error }, 'proving has stopped'))
      .finally(() => {
        this.#pumping = undefined;
        // Somebody woke it after its last look, while it counted: nobody else would look for what was added then.
        if (this.#woken) this.wake();
        this.#news.notify();
      });
  }

  /** Puzzles are on their short search. */
  get hasShortSearches(): boolean {
    return this.#short.searching > 0;
  }

  state(): ProvingState {
    return { ...this.#counts.counts, running: this.#running.states };
  }

  /**
   * The state now and after changes, until nothing is left that can be proved now. A slow reader misses states, never the
   * last.
   */
  async *follow(): AsyncGenerator<ProvingState> {
    while (true) {
      const news = this.#news.nextChange;
      const over = !this.#pumping;
      if (over || this.#counts.isCounted) yield this.state();
      if (over) return;
      await news;
    }
  }

  /**
   * Whether waiting puzzles of a server, with numbers from `first` to `last`, may get a verdict today: the server has time
   * left, or one of them needs none of it.
   */
  async mayProveToday(serverId: string, first: number, last: number): Promise<boolean> {
    const { library, budget, quota } = this.#dependencies;
    if (quota.hasTimeLeft(serverId)) return true;
    return library.hasOwnAhead(serverId, first, last, budget, this.#running.positions);
  }

  /** Stops at once; what was under way stays waiting, with the lengths that were disproved. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#work.notify();
    await this.#pumping;
    this.#pause.end();
    this.#long.stop();
  }

  async #pump(): Promise<void> {
    while (!this.#stopping.signal.aborted && !this.#pause.isOn) {
      const change = this.#work.nextChange;
      const woken = this.#woken;
      this.#woken = false;
      if (woken) await this.#count();
      // What another process added, without a call to wake, is found after a long search or when all else is done.
      if (woken || this.#running.count === 0) this.#short.outdate();
      await this.#short.look(() => this.#running.notToBegin);
      this.#beginShortSearches();
      if (woken) await this.#answerEarly();
      if (this.#short.isEmpty) await this.#beginLongSearches();
      // What has ended since was left out of the look: it may need its long search now.
      const isUnchanged = change === this.#work.nextChange;
      if (this.#running.count === 0 && isUnchanged) break;
      await change;
    }
    while (this.#running.count > 0) await this.#work.nextChange;
    await this.#count();
  }

  async #count(): Promise<void> {
    await this.#counts.countWaiting();
    this.#news.notifySoon();
  }

  #beginShortSearches(): void {
    while (this.#running.count < this.#short.searching + MOST_UNSAVED) {
      const next = this.#short.next();
      if (!next) return;
      this.#running.begin(next, 'short');
    }
  }

  async #beginLongSearches(): Promise<void> {
    while (this.#running.count < MOST_UNSAVED) {
      const next = await this.#long.next(() => this.#running.notToBegin);
      if (!next) return;
      this.#running.begin(next, 'long');
    }
  }

  async #answerEarly(): Promise<void> {
    await this.#running.answerEarly();
    this.#news.notifySoon();
  }
}
