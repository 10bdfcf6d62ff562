import { availableParallelism } from 'node:os';
import { Helping } from './helping.js';
import { Job } from './job.js';
import type { Lane, RunOptions, Task, TaskEnd } from './task.js';
import { Thread, type ThreadListener } from './thread.js';

export interface PoolOptions {
  /** How many threads work; one for each core unless told otherwise. Those for persons come on top. */
  readonly width?: number;
  /** A thread whose heap grows beyond this is ended. */
  readonly megabytes?: number;
  /**
   * All but the threads for persons leave the processor to whoever else wants it, such as the event loop. Only Linux has
   * priorities for single threads; elsewhere this changes nothing.
   */
  readonly lowPriority?: boolean;
}

const DEFAULT_MEGABYTES = 256;

/**
 * As `nice` counts: who has 0 gets twice as much of a processor that both want. No more than that: budgets are counted by
 * the clock, and a proof beside a busy program must still come to something.
 */
const LOW_PRIORITY = 3;

/** A thread gets so much work in advance that it need not wait while the event loop is busy with a group of commits. */
const AHEAD_MS = 40;
const MOST_AHEAD = 64;

/** How much the newest task counts in what is usual. */
const NEWEST = 0.2;

/** A thread that has been at one task for so long gets nothing more, and others take over what it has not begun with. */
const SLOW_MS = 50;

/**
 * Runs tasks on worker threads, which start when they are needed and are kept until `close`. Persons have threads of their
 * own: the system divides the cores, so that nobody waits for a task to end, nor for it to notice that somebody waits.
 */
export class Pool implements ThreadListener {
  readonly width: number;
  /** So many long tasks run at a time. */
  readonly #longWidth: number;
  readonly #threads: readonly Thread[];
  readonly #personThreads: readonly Thread[];
  readonly #waiting: Record<Lane, Job[]> = { person: [], soon: [], long: [] };
  readonly #helping: Helping;
  /** Slow, until it is known better. */
  #usualMs = 2 * AHEAD_MS;
  #closed = false;

  constructor({
    width = availableParallelism(),
    megabytes = DEFAULT_MEGABYTES,
    lowPriority = false,
  }: PoolOptions = {}) {
    this.width = width;
    this.#longWidth = Math.max(1, width - 1);
    const make = (): Thread => new Thread({ megabytes, nice: lowPriority ? LOW_PRIORITY : 0 }, this);
    // Where there is only one, a long task gets a second to itself: started when needed, both have half of the core then.
    this.#threads = Array.from({ length: Math.max(width, this.#longWidth + 1) }, make);
    this.#personThreads = Array.from({ length: width }, () => new Thread({ megabytes, nice: 0 }, this));
    this.#helping = new Helping(this.#threads, this.#personThreads, width);
  }

  async run<Input, Output, Progress>(
    task: Task<Input, Output, Progress>,
    input: Input,
    options: RunOptions<Progress> = {},
  ): Promise<TaskEnd<Output>> {
    // Inside the pool nobody knows the types of a task; what its function returns is what its type says.
    const job = new Job(task as Task<unknown, unknown, unknown>, input, options as RunOptions<unknown>);
    if (this.#closed) job.cancel();
    if (!job.settled) this.#waiting[options.lane ?? 'soon'].push(job);
    this.#startNext();
    return (await job.promise) as TaskEnd<Output>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#threads, ...this.#personThreads];
    for (const job of [...Object.values(this.#waiting).flat(), ...threads.flatMap(({ held }) => held)]) job.cancel();
    await Promise.all(threads.map((thread) => thread.stop()));
  }

  onAnswers(thread: Thread, milliseconds: readonly number[]): void {
    for (const each of milliseconds) this.#usualMs += NEWEST * (each - this.#usualMs);
    this.#helping.end(thread);
    this.#startNext();
  }

  onInvitation(thread: Thread, job: Job, shared: unknown): void {
    this.#waiting.soon.unshift(...thread.takeBack());
    // It ended meanwhile, and its thread is at another one.
    if (thread.held.some((other) => other !== job && other.isRunning)) return;
    this.#helping.invite(thread, job, shared);
    this.#startNext();
  }

  onDeath(thread: Thread, left: readonly Job[]): void {
    this.#helping.end(thread);
    for (const job of left.toReversed()) if (job.lane !== 'help') this.#waiting[job.lane].unshift(job);
    this.#startNext();
  }

  #startNext(): void {
    if (this.#closed) return;
    for (const lane of Object.values(this.#waiting)) while (lane[0]?.settled) lane.shift();
    this.#startPersons();
    this.#startSoon();
    this.#startLong();
    if (!this.#waiting.soon[0] && !this.#mayStartLong) this.#helping.give();
    else if (!this.#threads.some(({ isIdle }) => isIdle)) this.#helping.callBackOne();
  }

  #startPersons(): void {
    for (const thread of this.#personThreads) {
      const job = thread.isIdle ? this.#waiting.person.shift() : undefined;
      if (job) thread.give([job]);
    }
  }

  /** In turns, to whom has least, several at a time. */
  #startSoon(): void {
    const lane = this.#waiting.soon;
    if (this.#threads.some(({ isIdle }) => isIdle)) this.#takeOver();
    const ahead = Math.min(MOST_AHEAD, Math.floor(AHEAD_MS / this.#usualMs));
    const ready = this.#threads.filter((thread) => this.#isReady(thread, ahead));
    const others = this.#count('soon') - ready.filter(({ isIdle }) => !isIdle).length;
    // Started and warm threads first; no more of them than cores.
    const idle = ready.filter(({ isIdle }) => isIdle).toSorted((a, b) => b.lastNews - a.lastNews);
    const chosen = [...idle, ...ready.filter(({ isIdle }) => !isIdle)].slice(0, Math.max(0, this.width - others));
    chosen.sort((a, b) => a.held.length - b.held.length);
    chosen.forEach((thread, index) => {
      const fair = Math.ceil(lane.length / (chosen.length - index));
      const room = thread.held.length === 0 ? 1 + ahead : ahead;
      const batch: Job[] = [];
      while (batch.length < Math.min(fair, room) && lane[0]) {
        if (lane[0].isAlone && (batch.length > 0 || !thread.isIdle)) break;
        const job = lane.shift();
        if (job && !job.settled) batch.push(job);
        if (job?.isAlone) break;
      }
      if (batch.length > 0) thread.give(batch);
    });
  }

  /** It has nothing to do, or short tasks of which less than half are left. */
  #isReady(thread: Thread, ahead: number): boolean {
    if (thread.isIdle) return true;
    const { held, helpers } = thread;
    const isShort = held.every(({ lane, isAlone }) => lane === 'soon' && !isAlone) && !isSlow(thread);
    return isShort && helpers.size === 0 && held.length <= ahead / 2;
  }

  /** What a slow thread has not begun with goes back to the head of its lane. */
  #takeOver(): void {
    const fromSlow = this.#threads.filter(isSlow).flatMap((thread) => thread.takeBack());
    this.#waiting.soon.unshift(...fromSlow);
    if (this.#waiting.soon.length > 0) return;
    const [fullest] = this.#threads.toSorted((a, b) => b.held.length - a.held.length);
    if (fullest && fullest.held.length > 1) this.#waiting.soon.push(...fullest.takeBack());
  }

  get #mayStartLong(): boolean {
    return this.#waiting.long.length > 0 && this.#count('long') < this.#longWidth;
  }

  #startLong(): void {
    const idle = this.#threads.filter(({ isIdle }) => isIdle).toSorted((a, b) => a.lastNews - b.lastNews);
    while (this.#mayStartLong && this.#waiting.soon.length === 0) {
      const thread = idle.pop();
      if (!thread) return;
      const job = this.#waiting.long.shift();
      if (job) thread.give([job]);
    }
  }

  /** Threads that have a task of this lane. */
  #count(lane: Lane): number {
    return this.#threads.filter(({ held }) => held[0]?.lane === lane).length;
  }
}

const isSlow = ({ held, lastNews }: Thread): boolean => held.length > 0 && performance.now() - lastNews > SLOW_MS;
