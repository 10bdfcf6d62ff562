/** Between two strokes that are not urgent; a progress bar or a chat message cannot show more. */
const PAUSE_MS = 100;

/** Tells everybody who listens that something has changed. */
export class ChangeSignal {
  #next = deferred();
  #lastRung = Number.NEGATIVE_INFINITY;
  #soon: NodeJS.Timeout | undefined;

  /** The next stroke. To be taken before one looks, so that no change on the way is missed. */
  get nextChange(): Promise<void> {
    return this.#next.promise;
  }

  notify(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#lastRung = performance.now();
    const rung = this.#next;
    this.#next = deferred();
    rung.resolve();
  }

  /** For changes that come by the thousand: one stroke for all of those within a moment. */
  notifySoon(): void {
    this.#soon ??= setTimeout(() => this.notify(), Math.max(0, this.#lastRung + PAUSE_MS - performance.now()));
  }
}

/** Promise.withResolvers, which Node 20 does not have. */
function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * Holds the newest value for a reader that may be slow: a state that a newer one replaced is never shown,
 * so what waits for a stuck reader is one value, however long the work goes on.
 */
export class Latest<Value> {
  #value: { readonly value: Value } | undefined;
  #ended = false;
  #wake: () => void = () => {};

  put(value: Value): void {
    this.#value = { value };
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** The newest value not taken yet; waits for one. Undefined: there will be no more. */
  async take(): Promise<{ readonly value: Value } | undefined> {
    while (!this.#value && !this.#ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const taken = this.#value;
    this.#value = undefined;
    return taken;
  }
}
