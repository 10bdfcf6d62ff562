import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { builtFile } from '../../shared/project.js';
import type { Result } from '../../shared/result.js';
import type { Outcome, Task } from './task.js';

/** One worker thread. Each has a piscina of its own, as in `src/puzzles/proving`. */
export class ComposerThread {
  readonly #piscina: Piscina<unknown, unknown>;
  readonly #loaded: Promise<unknown>;

  constructor() {
    const filename = builtFile('src/puzzles/composing/worker.ts');
    if (!existsSync(filename)) throw new Error('the composer has not been built: run "npm run build" first');
    this.#piscina = new Piscina<unknown, unknown>({ filename, minThreads: 1, maxThreads: 1, recordTiming: false });
    this.#loaded = this.#piscina.run(undefined, { name: 'beLoaded' }).catch(() => {});
  }

  async run(task: Task): Promise<Outcome> {
    const answer = (await this.#piscina.run(task, { name: 'runInWorker' })) as Result<Outcome, string>;
    if (!answer.ok) throw new Error(`task ${task.number} of seed ${task.wish.seed}: ${answer.fault}`);
    return answer.value;
  }

  /** Ends the thread, whatever it does, but for loading its code: Node 20 dies when a thread is ended in the middle of that. */
  async stop(): Promise<void> {
    await this.#loaded;
    await this.#piscina.destroy();
  }
}
