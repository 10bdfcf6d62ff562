/** One life of the process: what it has in hand can be taken from it at any moment. */
export class Life {
  #over = false;
  /** Steps until it ends by itself. */
  #left: number;

  constructor(steps = Number.POSITIVE_INFINITY) {
    this.#left = steps;
  }

  get isOver(): boolean {
    return this.#over;
  }

  end(): void {
    this.#over = true;
  }

  /** The same thing; but once this life is over nothing is begun any more, and nothing comes back. */
  lend<Thing extends object>(thing: Thing): Thing {
    return new Proxy(thing, {
      get: (target, name) => {
        const member = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...values: unknown[]) => {
          if (this.#left-- <= 0) this.end();
          if (this.isOver) return never();
          const result: unknown = member.apply(target, values);
          return result instanceof Promise ? result.then((value) => (this.isOver ? never() : value)) : result;
        };
      },
    });
  }
}

const never = (): Promise<never> => new Promise(() => {});
