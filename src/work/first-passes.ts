import type { Budget, GaveUp } from '../engine/mate/solver.js';
import type { WaitingProof, WaitingStore } from '../puzzles/proof-store.js';
import type { ProofAnswer } from '../puzzles/proving/solver.js';
import type { FairShare } from './fair-share.js';
import { Lookahead } from './lookahead.js';
import { ProofQueue } from './proof-queue.js';

interface FirstPassesDependencies {
  readonly library: Pick<WaitingStore, 'listWaiting'>;
  /** How many threads the solver has. */
  readonly width: number;
  readonly budget: Budget;
  readonly share: FairShare;
}

/** The short searches that every puzzle gets. Claims that need no search at all are among them. */
export class FirstPasses {
  readonly budget: Budget;
  readonly #wholeBudget: Budget;
  readonly #queue: ProofQueue;
  readonly #lookahead: Lookahead;
  #searching = 0;
  #isOutdated = false;

  constructor({ library, width, budget, share }: FirstPassesDependencies) {
    this.budget = { ...budget, milliseconds: Math.min(share.firstPassMs, budget.milliseconds) };
    this.#wholeBudget = budget;
    this.#queue = new ProofQueue(library, () => ({ pass: 'first', budget }));
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

  /** More may wait than was looked up. */
  get isOutdated(): boolean {
    return this.#isOutdated;
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
  isTooShort({ gaveUpWith }: WaitingProof, answer: ProofAnswer): answer is GaveUp {
    const { milliseconds, megabytes } = this.#wholeBudget;
    const isSpent =
      gaveUpWith !== undefined && gaveUpWith.milliseconds >= milliseconds && gaveUpWith.megabytes >= megabytes;
    const isShort = this.budget.milliseconds < milliseconds;
    return answer.kind === 'gave up' && answer.because === 'time' && isShort && !isSpent;
  }
}
