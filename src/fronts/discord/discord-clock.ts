/** So long a smallest difference counts at least, and at most three times as long: either clock may be set anew. */
const KEPT_MS = 10 * 60_000;

/** A `Date` header has whole seconds: what it names may have been so much later. */
const HEADER_MS = 999;

/**
 * How far this machine's clock is ahead of Discord's. Whatever carries Discord's time was made before it arrived, so that
 * the smallest difference seen lately comes closest: the rest is what it took to get here.
 */
export class DiscordClock {
  readonly #now: () => number;
  #since = Number.NEGATIVE_INFINITY;
  #smallest = Number.POSITIVE_INFINITY;
  #smallestBefore = Number.POSITIVE_INFINITY;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Something arrived that Discord made at this time by its own clock. */
  learn(madeAt: number): void {
    const now = this.#now();
    if (now - this.#since > KEPT_MS) {
      // After a long silence the last one is too old as well.
      this.#smallestBefore = now - this.#since > 2 * KEPT_MS ? Number.POSITIVE_INFINITY : this.#smallest;
      this.#since = now;
      this.#smallest = Number.POSITIVE_INFINITY;
    }
    this.#smallest = Math.min(this.#smallest, now - madeAt);
  }

  /** The time of a response's `Date` header, if it can be read, at its latest: rather is an age told too long than too short. */
  learnFromHeader(date: string | null): void {
    const madeAt = Date.parse(date ?? '');
    if (!Number.isNaN(madeAt)) this.learn(madeAt + HEADER_MS);
  }

  /** For how many milliseconds an interaction has been waiting. */
  ageOf({ createdTimestamp }: { readonly createdTimestamp: number }): number {
    this.learn(createdTimestamp);
    return this.#now() - createdTimestamp - Math.min(this.#smallest, this.#smallestBefore);
  }
}
