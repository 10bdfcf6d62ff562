import type { GiveUpReason, SolveProgress, SolveTask } from '../../engine/mate/solver.js';
import type { ProofAnswer, SolveOptions } from './solver.js';

/** One task on its way through the pool. It is settled once; whatever comes later is ignored. */
export class Job {
  readonly promise: Promise<ProofAnswer>;
  readonly cancelled = sharedNumber();
  /** Nodes that helping threads have spent. */
  readonly thousandNodes = sharedNumber();
  readonly isLong: boolean;
  settled = false;
  readonly #options: SolveOptions;
  readonly #onAbort = (): void => this.cancel();
  #resolve: (answer: ProofAnswer) => void = () => {};
  #reject: (error: unknown) => void = () => {};
  /** The latest news from the worker: what is still true when the thread dies. */
  #last: SolveProgress;

  constructor(
    readonly task: SolveTask,
    options: SolveOptions,
  ) {
    const noMateWithin = task.noMateWithin ?? 0;
    this.#options = options;
    this.isLong = options.isLong ?? false;
    this.#last = { noMateWithin, searching: noMateWithin + 1, effort: { nodes: 0, milliseconds: 0 } };
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    if (options.signal?.aborted) this.cancel();
    else options.signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** News from the thread. What comes after the answer is too late. */
  hear(progress: SolveProgress): void {
    if (this.settled) return;
    this.#last = progress;
    this.#options.onProgress?.(progress);
  }

  answer(answer: ProofAnswer): void {
    this.#settle(() => this.#resolve(answer));
  }

  fail(error: unknown): void {
    this.#settle(() => this.#reject(error));
  }

  giveUp(because: GiveUpReason): void {
    this.#settle(() => {
      const { noMateWithin, effort } = this.#last;
      this.#resolve({ kind: 'gave up', because, noMateWithin, effort });
    });
  }

  /** Answers at once; the thread sees the flag a little later and takes the next task. */
  cancel(): void {
    Atomics.store(this.cancelled, 0, 1);
    this.giveUp('cancelled');
  }

  #settle(settle: () => void): void {
    if (this.settled) return;
    this.settled = true;
    this.#options.signal?.removeEventListener('abort', this.#onAbort);
    settle();
  }
}

/** A number that all threads see, 0 at first. */
export const sharedNumber = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
