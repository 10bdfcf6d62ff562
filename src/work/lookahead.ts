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
