import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may go on before a waiting Ctrl-C is seen. */
const SLICE_MILLISECONDS = 15;

/** Lets signals in while much is computed at a stretch; throws when somebody wants to leave. */
export class Breath {
  #sliceEnd = 0;

  constructor(readonly signal: AbortSignal) {}

  async take(): Promise<void> {
    if (performance.now() < this.#sliceEnd) return;
    await nextTurn();
    this.signal.throwIfAborted();
    this.#sliceEnd = performance.now() + SLICE_MILLISECONDS;
  }
}
