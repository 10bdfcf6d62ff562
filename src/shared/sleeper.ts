import type { Time } from './time.js';

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
