/** The time by which this Discord gives ids and timestamps. It is the real one until a test moves it, and then goes on. */
export class Clock {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  set(now: number): void {
    this.#ahead = now - Date.now();
  }

  advance(ms: number): void {
    this.#ahead += ms;
  }
}
