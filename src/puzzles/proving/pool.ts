import { availableParallelism } from 'node:os';
import { MAX_INSTANCES } from '../../engine/core.js';
import type { SolveTask } from '../../engine/mate/solver.js';
import { Job, sharedNumber } from './job.js';
import type { ProofAnswer, SolveOptions, Solver } from './solver.js';
import { Thread } from './thread.js';

export interface SolverPoolOptions {
  /** How many threads; one for each core unless told otherwise. */
  readonly width?: number;
  /** A thread whose heap grows beyond this is ended. Searches take none of it, writing their solutions out does. */
  readonly megabytes?: number;
  /** Whether threads that have nothing to do help with a task that takes long, or with every task from its beginning. */
  readonly share?: 'never' | 'when idle' | 'always';
}

const DEFAULT_MEGABYTES = 256;

/** Most tasks are over by then; bringing in a helper costs about a millisecond. */
const HELP_AFTER_MILLISECONDS = 100;

/** Proves on worker threads. They start when they are needed and are kept until `close`. */
export function makeSolverPool(options: SolverPoolOptions = {}): Solver {
  const { width = availableParallelism(), megabytes = DEFAULT_MEGABYTES, share = 'when idle' } = options;
  return new Pool(width, megabytes, share);
}

/** A job on its thread, and the other threads that help with it. */
interface Run {
  readonly job: Job;
  readonly thread: Thread;
  readonly helps: Set<Help>;
  /** It has taken long enough for help to be worth it. */
  long: boolean;
}

interface Help {
  readonly instance: number;
  readonly over: Int32Array;
  /** Resolves when the thread has let go of the other's memory. */
  done: Promise<unknown>;
}

class Pool implements Solver {
  readonly #threads: readonly Thread[];
  readonly #idle: Thread[];
  readonly #waiting: Job[] = [];
  readonly #waitingLong: Job[] = [];
  /** So many long jobs run at a time. */
  readonly #longWidth: number;
  readonly #runs = new Set<Run>();
  #closed = false;

  constructor(
    readonly width: number,
    megabytes: number,
    readonly share: 'never' | 'when idle' | 'always',
  ) {
    this.#longWidth = Math.max(1, width - 1);
    // Where there is only one, a long job gets a second to itself: started when needed, both have half of the core then.
    this.#threads = Array.from({ length: Math.max(width, this.#longWidth + 1) }, () => new Thread(megabytes));
    this.#idle = [...this.#threads];
  }

  solve(task: SolveTask, options: SolveOptions = {}): Promise<ProofAnswer> {
    const job = new Job(task, options);
    if (this.#closed) job.cancel();
    (job.isLong ? this.#waitingLong : this.#waiting).push(job);
    this.#startNext();
    return job.promise;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { job, helps } of this.#runs) {
      job.cancel();
      for (const each of helps) end(each);
    }
    for (const job of [...this.#waiting, ...this.#waitingLong]) job.cancel();
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  /** Whoever waits comes first: helpers are called back for it. Only then is help given. */
  #startNext(): void {
    for (let lane = this.#nextLane(); lane; lane = this.#nextLane()) {
      // The thread that worked last is started and warm.
      const thread = this.#idle.pop();
      if (!thread) {
        this.#callBackHelper();
        return;
      }
      const job = lane.shift();
      if (job) this.#run(job, thread);
    }
    this.#giveHelp();
  }

  /** Those of whom one could begin now, if there is a thread. */
  #nextLane(): Job[] | undefined {
    for (const lane of [this.#waiting, this.#waitingLong]) while (lane[0]?.settled) lane.shift();
    const long = [...this.#runs].filter(({ job }) => job.isLong).length;
    if (this.#waiting.length > 0 && this.#runs.size - long < this.width) return this.#waiting;
    return this.#waitingLong.length > 0 && long < this.#longWidth ? this.#waitingLong : undefined;
  }

  #run(job: Job, thread: Thread): void {
    const run: Run = { job, thread, helps: new Set(), long: this.share === 'always' };
    this.#runs.add(run);
    const timer = setTimeout(() => {
      run.long = true;
      this.#giveHelp();
    }, HELP_AFTER_MILLISECONDS).unref();
    thread
      .run(job)
      .catch((error: unknown) => job.fail(error))
      .finally(async () => {
        clearTimeout(timer);
        this.#runs.delete(run);
        for (const each of run.helps) end(each);
        // The next task of this thread must find its memory to itself.
        await Promise.all([...run.helps].map(({ done }) => done));
        this.#idle.push(thread);
        this.#startNext();
      });
  }

  #callBackHelper(): void {
    for (const { helps } of this.#runs) {
      for (const each of helps) {
        if (isOver(each)) continue;
        end(each);
        return;
      }
    }
  }

  #giveHelp(): void {
    if (this.share === 'never' || this.#closed || this.#nextLane()) return;
    while (this.#threads.length - this.#idle.length < this.width) {
      const [neediest] = [...this.#runs]
        .filter(({ job, long, helps }) => long && !job.settled && helps.size < MAX_INSTANCES - 1)
        .sort((a, b) => a.helps.size - b.helps.size);
      const thread = neediest && this.#idle.pop();
      if (!thread) return;
      this.#help(thread, neediest);
    }
  }

  #help(thread: Thread, run: Run): void {
    const { job, thread: other, helps } = run;
    const taken = new Set([...helps].map(({ instance }) => instance));
    let instance = 1;
    while (taken.has(instance)) instance++;
    const each: Help = { instance, over: sharedNumber(), done: Promise.resolve() };
    helps.add(each);
    const told = { instance, over: each.over, thousandNodes: job.thousandNodes };
    each.done = thread.help(other, told).then((helped) => {
      // What could not be helped once would fail again and again.
      if (!helped) run.long = false;
      helps.delete(each);
      this.#idle.push(thread);
      this.#startNext();
    });
  }
}

const isOver = ({ over }: Help): boolean => Atomics.load(over, 0) !== 0;

function end({ over }: Help): void {
  Atomics.store(over, 0, 1);
  Atomics.notify(over, 0);
}
