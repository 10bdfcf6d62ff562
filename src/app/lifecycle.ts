/** Something that runs while the bot does. */
export interface Part {
  /** Resolves when it works, or goes on by itself. A part without it is there as soon as it is made. */
  start?(): void | Promise<void>;
  /** Resolves when nothing of it goes on any more. It does no harm to a part that was never started. */
  stop?(): Promise<void>;
}

/**
 * Starts parts in the order in which they rest on each other, and stops them in the opposite one. The parts of a layer do
 * not need each other to stop: they stop together.
 */
export class Lifecycle {
  readonly #layers: (readonly Part[])[] = [];
  #stopping: Promise<void> | undefined;

  /** Adds a layer that rests on those before it. */
  add(...layer: readonly Part[]): void {
    this.#layers.push(layer);
  }

  /** Starts one part after the other. Nothing more is started once it is being stopped. */
  async start(): Promise<void> {
    for (const part of this.#layers.flat()) {
      if (this.#stopping) return;
      await part.start?.();
    }
  }

  /** May be called at any time, and again. What fails keeps nothing else from being stopped. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const layer of this.#layers.toReversed()) {
      const outcomes = await Promise.allSettled(layer.map((part) => part.stop?.()));
      for (const outcome of outcomes) if (outcome.status === 'rejected') failures.push(outcome.reason);
    }
    if (failures.length > 0) throw failures[0];
  }
}
