import type { Budget, GaveUp } from '../engine/mate/solver.js';
import type { WaitingProof, WaitingStore } from '../puzzles/proof-store.js';
import type { ProofAnswer } from '../puzzles/proving/solver.js';
import { ProofQueue } from './proof-queue.js';
import type { ProvingQuota } from './proving-quota.js';

interface ShortSearchesDependencies {
  readonly library: Pick<WaitingStore, 'listWaiting'>;
  /** How many threads the solver has. */
  readonly width: number;
  readonly budget: Budget;
  readonly quota: ProvingQuota;
}

/** The short search that every puzzle gets. Claims that need no search at all are among them. */
export class ShortSearches {
  readonly budget: Budget;
  readonly #wholeBudget: Budget;
  readonly #queue: ProofQueue;
  readonly #lookahead: Lookahead;
  #searching = 0;
  #isOutdated = false;

  constructor({ library, width, budget, quota }: ShortSearchesDependencies) {
    this.budget = { ...budget, milliseconds: Math.min(quota.shortSearchMs, budget.milliseconds) };
    this.#wholeBudget = budget;
    this.#queue = new ProofQueue(library, () => ({ search: 'short', budget }));
    this.#lookahead = new Lookahead(width);
  }

  /** How many the solver holds. */
  get searching(): number {
    return this.#searching;
  }

  /** Whether nothing more waits, as far as was looked. */
  get isEmpty(): boolean {
    return this.#queue.isEmpty;
  }

  /** Looks everything up anew the next time. */
  outdate(): void {
    this.#isOutdated = true;
  }

  /** Looks up what comes next. `except` is being proved. */
  async look(except: () => readonly string[]): Promise<void> {
    if (this.#isOutdated) this.#queue.renew();
    this.#isOutdated = false;
    await this.#queue.fill(this.#lookahead.tasks, except);
  }

  /** What to search next, if the solver has room for it. */
  next(): WaitingProof | undefined {
    return this.#searching < this.#lookahead.tasks ? this.#queue.take() : undefined;
  }

  begin(): void {
    this.#searching++;
  }

  end(): void {
    this.#searching--;
  }

  learn(milliseconds: number): void {
    this.#lookahead.learn(milliseconds);
  }

  /** Where the whole budget was spent in vain before, for another claim, it would be so again. */
  hasNotSufficed({ gaveUpWith }: WaitingProof, answer: ProofAnswer): answer is GaveUp {
    const { milliseconds, megabytes } = this.#wholeBudget;
    const isSpent =
      gaveUpWith !== undefined && gaveUpWith.milliseconds >= milliseconds && gaveUpWith.megabytes >= megabytes;
    const isShort = this.budget.milliseconds < milliseconds;
    return answer.kind === 'gave up' && answer.because === 'time' && isShort && !isSpent;
  }
}

/** The threads get this much work in advance: about as long as the event loop is busy with one group of commits. */
const AHEAD_MS = 40;

/** More is never needed, and every task held costs memory. */
const MOST_AHEAD = 64;

/** How much the newest proof counts in what is usual. */
const NEWEST = 0.2;

/**
 * How many tasks the solver should hold. With quick ones it must have some in stock, or its threads stand still while
 * answers are written down. With slow ones it gets none: what waits there cannot let another server's puzzle pass.
 */
export class Lookahead {
  readonly #width: number;
  /** Slow, until it is known better. */
  #usualMs = 2 * AHEAD_MS;

  constructor(width: number) {
    this.#width = width;
  }

  get tasks(): number {
    return this.#width * (1 + Math.min(MOST_AHEAD, Math.floor(AHEAD_MS / this.#usualMs)));
  }

  learn(milliseconds: number): void {
    this.#usualMs += NEWEST * (milliseconds - this.#usualMs);
  }
}
