import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { builtFile } from '../../shared/project.js';
import type { Job } from './job.js';
import { type Answer, type Batch, ENDING, LOADED, LOADING, type News, type ThreadData } from './messages.js';

const RUNNER = builtFile('src/engine/pool/runner.ts');

/** What a thread tells its pool. */
export interface ThreadListener {
  /** It has ended some of its jobs. */
  onAnswers(thread: Thread, milliseconds: readonly number[]): void;
  onInvitation(thread: Thread, job: Job, shared: unknown): void;
  /** It has died, and these are to be run elsewhere. */
  onDeath(thread: Thread, left: readonly Job[]): void;
}

export interface ThreadLimits {
  /** A heap that grows beyond this ends it. */
  readonly megabytes: number;
  /** How far it steps back behind other threads, as `nice` counts. */
  readonly nice: number;
}

/** It runs them one after the other, but gets the next ones while it is at the first. */
const BATCHES_AT_ONCE = 1000;

/**
 * One worker thread, started with its first job and started anew after it died. Each has a piscina of its own: in a common
 * one, tasks can be left in the queue for ever when a thread dies while another one is only starting.
 */
export class Thread {
  /** What it was given and has not ended, in the order in which it runs them. */
  held: Job[] = [];
  /** Threads that help with what it does. It gets nothing else before they have let go of its memory. */
  readonly helpers = new Set<Thread>();
  /** When it began with what it does now, or gave its last answer. */
  lastNews = 0;
  #piscina: Piscina<Batch, void> | undefined;
  #gate = gateOf(LOADED);
  #onLoaded: () => void = () => {};

  constructor(
    readonly limits: ThreadLimits,
    readonly listener: ThreadListener,
  ) {}

  get isIdle(): boolean {
    return this.held.length === 0 && this.helpers.size === 0;
  }

  give(jobs: readonly Job[]): void {
    let piscina: Piscina<Batch, void>;
    try {
      piscina = this.#start();
    } catch (error) {
      for (const job of jobs) job.fail(error);
      return;
    }
    const states = new Int32Array(new SharedArrayBuffer(jobs.length * Int32Array.BYTES_PER_ELEMENT));
    const batch: Batch = { states, orders: jobs.map((job, index) => job.order(states, index)) };
    if (this.held.length === 0) this.lastNews = performance.now();
    this.held.push(...jobs);
    piscina.run(batch).catch((error: unknown) => {
      if (piscina !== this.#piscina) return;
      // An input that cannot be sent is the job's own fault; anything else means that the thread is gone.
      if (!(error instanceof DOMException)) return this.#die();
      this.held = this.held.filter((job) => !jobs.includes(job));
      for (const job of jobs) job.fail(error);
    });
  }

  /** Takes back what it has not begun with, but for the first: that one it is about to begin with. */
  takeBack(): Job[] {
    const back = this.held.slice(1).filter((job) => !job.settled && job.takeBack());
    if (back.length > 0) this.held = this.held.filter((job) => !back.includes(job));
    return back;
  }

  /** Ends the thread, whatever it does, but for loading code. */
  async stop(): Promise<void> {
    const piscina = this.#piscina;
    if (!piscina) return;
    while (Atomics.compareExchange(this.#gate, 0, LOADED, ENDING) === LOADING) {
      const loaded = new Promise<void>((resolve) => {
        this.#onLoaded = resolve;
      });
      // It may have been loaded meanwhile.
      if (Atomics.load(this.#gate, 0) === LOADING) await loaded;
      if (this.#piscina !== piscina) return;
    }
    this.#piscina = undefined;
    await piscina.destroy();
  }

  #start(): Piscina<Batch, void> {
    if (this.#piscina) return this.#piscina;
    if (!existsSync(RUNNER)) throw new Error('the threads\' code has not been built: run "npm run build" first');
    const gate = gateOf(LOADING);
    const piscina = new Piscina<Batch, void>({
      filename: RUNNER,
      name: 'runBatch',
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: BATCHES_AT_ONCE,
      workerData: { gate, nice: this.limits.nice } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
      // Options of the process need not suit a thread.
      execArgv: [],
      recordTiming: false,
    });
    piscina.on('message', (news: News) => this.#hear(news));
    // Without a listener, a thread that dies between two batches would take the process with it.
    piscina.on('error', () => {
      if (piscina === this.#piscina) this.#die();
    });
    this.#gate = gate;
    this.#piscina = piscina;
    return piscina;
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'loaded':
        this.#onLoaded();
        return;
      case 'progress':
        this.#find(news.number)?.report(news.progress);
        return;
      case 'invitation': {
        const job = this.#find(news.number);
        if (job) this.listener.onInvitation(this, job, news.shared);
        return;
      }
      case 'answers':
        this.#end(news.answers);
    }
  }

  #end(answers: readonly Answer[]): void {
    this.lastNews = performance.now();
    const ended = new Map(answers.map((answer) => [answer.number, answer]));
    const jobs = this.held.filter(({ number }) => ended.has(number));
    this.held = this.held.filter(({ number }) => !ended.has(number));
    // The next ones are sent before anybody hears of these.
    this.listener.onAnswers(
      this,
      jobs.map(({ number }) => ended.get(number)?.milliseconds ?? 0),
    );
    for (const job of jobs) {
      const { value, fault } = ended.get(job.number) ?? {};
      if (fault === undefined) job.end({ kind: 'done', value });
      else job.fail(new Error(fault));
    }
  }

  #die(): void {
    const piscina = this.#piscina;
    this.#piscina = undefined;
    this.#onLoaded();
    void piscina?.destroy();
    const held = this.held.filter(({ settled }) => !settled);
    this.held = [];
    // What a thread dies of before it has begun, such as by unpacking it, shows when each is tried alone.
    const isToBlame = (job: Job): boolean => job.isRunning || job.isAlone;
    const left = held.filter((job) => !isToBlame(job));
    for (const job of held.filter(isToBlame)) job.end({ kind: 'thread died' });
    for (const job of left) job.isAlone = true;
    this.listener.onDeath(this, left);
  }

  #find(number: number): Job | undefined {
    return this.held.find((job) => job.number === number);
  }
}

const gateOf = (state: number): Int32Array => {
  const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  gate[0] = state;
  return gate;
};
