import type { Time } from '../../src/shared/time.js';

interface Timer {
  readonly at: number;
  readonly ring: () => void;
}

/** A clock that stands still until the test moves it, from one alarm to the next. */
export class ModelTime {
  readonly #timers = new Set<Timer>();
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  now = (): number => this.#now;

  /** The moment of the next alarm. */
  get next(): number {
    return Math.min(...[...this.#timers].map(({ at }) => at));
  }

  set(now: number): void {
    this.#now = now;
    for (const timer of [...this.#timers]) {
      if (timer.at <= now && this.#timers.delete(timer)) timer.ring();
    }
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.#add(this.#now + milliseconds, resolve));
  }

  /** The time as one process has it: how many of its alarms are set, and an end to all of them. */
  view(): Time & { readonly armed: number; end(): void } {
    const own = new Set<() => void>();
    return {
      now: this.now,
      alarm: (at, ring) => {
        const turnOff = () => {
          own.delete(turnOff);
          cancel();
        };
        const cancel = this.#add(at, () => {
          own.delete(turnOff);
          ring();
        });
        own.add(turnOff);
        return turnOff;
      },
      get armed() {
        return own.size;
      },
      end: () => {
        for (const turnOff of [...own]) turnOff();
      },
    };
  }

  #add(at: number, ring: () => void): () => void {
    const timer = { at, ring };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}
