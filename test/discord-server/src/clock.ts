/** The time by which this Discord gives ids and timestamps: the real one, until a test says otherwise. */
export class Clock {
  #read: () => number = Date.now;

  now(): number {
    return this.#read();
  }

  /** From now on it is as late as somebody else says, such as the clock of the bot. */
  follow(read: () => number): void {
    this.#read = read;
  }

  /** It stands still at this time. */
  set(now: number): void {
    this.#read = () => now;
  }

  advance(ms: number): void {
    const before = this.#read;
    this.#read = () => before() + ms;
  }
}
