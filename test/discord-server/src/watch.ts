/** Lets a test wait for something to become true instead of sleeping. */
export class Watch {
  readonly #waiting = new Set<() => void>();

  /** To be called whenever anything has happened. */
  tick(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** The first value that is there; it looks again after every tick. */
  until<Value>(look: () => Value | undefined | false): Promise<Value> {
    return new Promise((resolve) => {
      const check = () => {
        const value = look();
        if (value === undefined || value === false) return;
        this.#waiting.delete(check);
        resolve(value);
      };
      this.#waiting.add(check);
      check();
    });
  }
}
