import { explainTrouble } from './trouble.js';

/** Failures on the way. A full disk stops everything; anything else is a bug, and is thrown at the end of the run. */
export class Troubles {
  readonly #stopping = new AbortController();
  /** Aborted when somebody wants to leave or nothing can be written any more. */
  readonly signal: AbortSignal;
  #first: unknown;

  constructor(leaving: AbortSignal) {
    this.signal = AbortSignal.any([leaving, this.#stopping.signal]);
  }

  readonly hear = (error: unknown): void => {
    this.#first ??= error;
    if (explainTrouble(error) !== undefined) this.#stopping.abort();
  };

  throwIfAny(): void {
    if (this.#first !== undefined) throw this.#first;
  }
}
