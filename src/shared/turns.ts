/** Work under one name is done one after the other, in the order in which it came; other names do not wait for it. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  take<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const over = turn.then(
      () => {},
      () => {},
    );
    this.#last.set(name, over);
    over.then(() => {
      if (this.#last.get(name) === over) this.#last.delete(name);
    });
    return turn;
  }
}
