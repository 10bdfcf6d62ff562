import { CANCELLED, type Order, RUNNING, WAITING } from './messages.js';
import type { Lane, RunOptions, Task, TaskEnd } from './task.js';

type AnyTask = Task<unknown, unknown, unknown>;

let lastNumber = 0;

/** One task on its way through the pool. It is settled once; whatever comes later is ignored. */
export class Job {
  /** A new one each time that it is given to a thread. */
  number = 0;
  readonly promise: Promise<TaskEnd<unknown>>;
  readonly lane: Lane | 'help';
  /** A thread that had it beside others has died: it gets the next one to itself. */
  isAlone = false;
  settled = false;
  readonly #onAbort = (): void => this.cancel();
  /** Where a thread and the pool tell each other how it stands. */
  #states: Int32Array | undefined;
  #index = 0;
  #resolve: (end: TaskEnd<unknown>) => void = () => {};
  #reject: (error: unknown) => void = () => {};

  constructor(
    readonly task: AnyTask,
    readonly input: unknown,
    readonly options: Omit<RunOptions<unknown>, 'lane'> & { readonly lane?: Lane | 'help' },
    readonly helper = 0,
  ) {
    this.lane = options.lane ?? 'soon';
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    if (options.signal?.aborted) this.cancel();
    else options.signal?.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** To be sent to a thread. */
  order(states: Int32Array, index: number): Order {
    this.#states = states;
    this.#index = index;
    this.number = ++lastNumber;
    const { module, name, helper } = this.task;
    const { number, input } = this;
    return { number, module, name: this.helper > 0 ? (helper?.name ?? name) : name, input, helper: this.helper };
  }

  /** Takes it back from a thread; false: that has begun with it. */
  takeBack(): boolean {
    const states = this.#states;
    return states !== undefined && Atomics.compareExchange(states, this.#index, WAITING, CANCELLED) === WAITING;
  }

  /** Whether its thread is at it, or was when it died. */
  get isRunning(): boolean {
    return this.#states !== undefined && Atomics.load(this.#states, this.#index) === RUNNING;
  }

  report(progress: unknown): void {
    if (!this.settled) this.options.onProgress?.(progress);
  }

  end(end: TaskEnd<unknown>): void {
    this.#settle(() => this.#resolve(end));
  }

  fail(error: unknown): void {
    this.#settle(() => this.#reject(error));
  }

  /** Answers at once; a thread that is at it sees it a little later and takes the next one. */
  cancel(): void {
    if (this.#states) {
      Atomics.store(this.#states, this.#index, CANCELLED);
      Atomics.notify(this.#states, this.#index);
    }
    this.end({ kind: 'cancelled' });
  }

  #settle(settle: () => void): void {
    if (this.settled) return;
    this.settled = true;
    this.options.signal?.removeEventListener('abort', this.#onAbort);
    settle();
  }
}
