/** The clock, and being woken by it; tests have one that they move. */
export interface Time {
  now(): number;
  /** Rings once, at this moment or later. What is returned turns it off. */
  alarm(at: number, ring: () => void): () => void;
}

/**
 * The clock is looked at so often, however far away the moment is: the machine may sleep, its clock may be set, and a
 * timer that runs for more than 24 days goes off at once.
 */
const LOOK_EVERY_MS = 30_000;

/** A clock that was set back by more than this wakes everybody. */
export const SET_BACK_MS = 60_000;

export const systemTime = (now: () => number): Time => ({
  now,
  alarm(at, ring) {
    let seen = now();
    let timer = later();
    return () => clearTimeout(timer);

    function later(): NodeJS.Timeout {
      return setTimeout(look, Math.max(0, Math.min(at - seen, LOOK_EVERY_MS))).unref();
    }

    function look(): void {
      const before = seen;
      seen = now();
      if (seen >= at || seen < before - SET_BACK_MS) ring();
      else timer = later();
    }
  },
});

/** Lets one loop sleep until a moment, or until somebody wakes it. Being woken while awake counts for the next sleep. */
export class Sleeper {
  readonly #time: Time;
  #woken = false;
  #rise: () => void = () => {};

  constructor(time: Time) {
    this.#time = time;
  }

  wake(): void {
    this.#woken = true;
    this.#rise();
  }

  async sleepUntil(at = Number.POSITIVE_INFINITY): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const turnOff = this.#time.alarm(at, resolve);
        this.#rise = () => {
          turnOff();
          resolve();
        };
      });
    }
    this.#woken = false;
  }
}
