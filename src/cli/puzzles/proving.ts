import { pino } from 'pino';
import type { Budget } from '../../engine/mate/solver.js';
import type { ProofStore, WaitingStore } from '../../puzzles/proof-store.js';
import type { Solver } from '../../puzzles/proving/solver.js';
import { systemTime } from '../../shared/time.js';
import { Precomputer } from '../../work/precompute.js';
import type { ProvingState } from '../../work/proving-counts.js';
import { ProvingQuota } from '../../work/proving-quota.js';
import { leave, startSolver } from '../program/proof.js';
import { explainStorageFailure } from './context.js';

interface ProvingOptions {
  readonly library: ProofStore & WaitingStore;
  readonly budget: Budget;
  readonly cores?: number | undefined;
  /** An answer could not be found or not be written down; the others go on. */
  readonly onFailure: (error: unknown) => void;
}

/** Proves on worker threads whatever waits in the library. */
export class Proving {
  readonly #solver: Solver;
  readonly #precomputer: Precomputer;
  #seen = 0;
  #stopped: Promise<void> | undefined;

  constructor({ library, budget, cores, onFailure }: ProvingOptions) {
    this.#solver = startSolver(cores, budget);
    const hooks = { logMethod: ([entry]: unknown[]) => onFailure((entry as { readonly err?: unknown }).err) };
    this.#precomputer = new Precomputer({
      library,
      solver: this.#solver,
      budget,
      // The operator asked for all of them, whichever server they are for.
      quota: new ProvingQuota({ dailyMs: Number.POSITIVE_INFINITY }),
      time: systemTime(Date.now),
      log: pino({ hooks }),
    });
  }

  get cores(): number {
    return this.#solver.width;
  }

  wake(): void {
    this.#precomputer.wake();
  }

  /** How many positions were settled since this was asked last. */
  takeSettled(): number {
    const { settled } = this.#precomputer.state();
    const news = settled - this.#seen;
    this.#seen = settled;
    return news;
  }

  follow(): AsyncGenerator<ProvingState> {
    return this.#precomputer.follow();
  }

  /** Answers that are there already are still written down. */
  stop(signal: AbortSignal): Promise<void> {
    this.#stopped ??= this.#precomputer.stop().then(() => leave(this.#solver, signal));
    return this.#stopped;
  }
}

/** What failed on the way. A full disk stops everything; anything else is a bug, and is thrown at the end of the run. */
export class Failures {
  readonly #stopping = new AbortController();
  /** Aborted when somebody wants to leave or nothing can be written any more. */
  readonly signal: AbortSignal;
  #first: unknown;

  constructor(leaving: AbortSignal) {
    this.signal = AbortSignal.any([leaving, this.#stopping.signal]);
  }

  readonly add = (error: unknown): void => {
    this.#first ??= error;
    if (explainStorageFailure(error) !== undefined) this.#stopping.abort();
  };

  throwIfAny(): void {
    if (this.#first !== undefined) throw this.#first;
  }
}
