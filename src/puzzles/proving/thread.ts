import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { type CoreMemory, makeCoreMemory } from '../../engine/core.js';
import type { HelpTask } from '../../engine/mate/help.js';
import { builtFile } from '../../shared/project.js';
import type { Result } from '../../shared/result.js';
import type { Job } from './job.js';
import type { ProofAnswer } from './solver.js';
import type { WorkerBirth, WorkerNews, WorkerTask } from './worker.js';

/**
 * One worker thread, started with its first task and started anew after it died. Each has a piscina of its own: in a
 * common one, tasks can be left in the queue for ever when a thread dies while another one is only starting.
 */
export class Thread {
  #piscina: Piscina<unknown, unknown> | undefined;
  #loaded: Promise<unknown> = Promise.resolve();
  #memory: CoreMemory | undefined;
  #job: Job | undefined;
  /** How many tasks it has had. */
  #number = 0;

  constructor(readonly megabytes: number) {}

  async run(job: Job): Promise<void> {
    if (!this.#provideMemory()) return job.giveUp('memory');
    const { task, cancelled, thousandNodes } = job;
    this.#job = job;
    const told: WorkerTask = { task, cancelled, thousandNodes, number: ++this.#number };
    try {
      const answer = await this.#start().run(told, { name: 'solveInWorker' });
      const outcome = answer as Result<ProofAnswer, string>;
      if (outcome.ok) job.answer(outcome.value);
      else job.fail(new Error(outcome.fault));
    } catch {
      // The worker returns what goes wrong in its code, so the thread itself is gone; what ends a thread is its heap limit.
      job.giveUp('memory');
      await this.stop();
    } finally {
      this.#job = undefined;
    }
  }

  /** Helps with what another thread runs, until `over`; false: it could not. The other does not rest on it. */
  async help(other: Thread, help: Omit<HelpTask, 'memory'>): Promise<boolean> {
    if (!other.#memory || !this.#provideMemory()) return false;
    const told: HelpTask = { ...help, memory: other.#memory };
    try {
      await this.#start().run(told, { name: 'helpInWorker' });
      return true;
    } catch {
      await this.stop();
      return false;
    }
  }

  /** Ends the thread, whatever it does, but for loading its code: Node 20 dies when a thread is ended in the middle of that. */
  async stop(): Promise<void> {
    const piscina = this.#piscina;
    this.#piscina = undefined;
    await this.#loaded;
    await piscina?.destroy();
  }

  /** Made here and not in the thread, so that other threads can be given it too. */
  #provideMemory(): boolean {
    try {
      this.#memory ??= makeCoreMemory();
      return true;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  }

  #start(): Piscina<unknown, unknown> {
    if (this.#piscina) return this.#piscina;
    const filename = builtFile('src/puzzles/proving/worker.ts');
    if (!existsSync(filename)) throw new Error('the solver has not been built: run "npm run build" first');
    const piscina = new Piscina<unknown, unknown>({
      filename,
      name: 'solveInWorker',
      minThreads: 1,
      maxThreads: 1,
      workerData: { memory: this.#memory } as WorkerBirth,
      resourceLimits: { maxOldGenerationSizeMb: this.megabytes },
      recordTiming: false,
    });
    piscina.on('message', ({ number, progress }: WorkerNews) => {
      if (number === this.#number) this.#job?.hear(progress);
    });
    // Without a listener, a thread that dies between two tasks would take the process with it.
    piscina.on('error', () => void this.stop());
    this.#piscina = piscina;
    this.#loaded = piscina.run(undefined, { name: 'beLoaded' }).catch(() => {});
    return piscina;
  }
}
