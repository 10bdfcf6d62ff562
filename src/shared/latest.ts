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
