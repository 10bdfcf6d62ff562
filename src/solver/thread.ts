import { existsSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { builtFile } from '../project.js';
import type { Result } from '../result.js';
import type { Job } from './job.js';
import type { SolveAnswer } from './solver.js';
import type { WorkerTask } from './worker.js';

/**
 * One worker thread, started with its first task and started anew after it died. Each has a piscina of its own: in a
 * common one, tasks can be left in the queue for ever when a thread dies while another one is only starting.
 */
export class Thread {
  #piscina: Piscina<WorkerTask, Result<SolveAnswer, string>> | undefined;

  constructor(readonly megabytes: number) {}

  async run(job: Job): Promise<void> {
    const piscina = this.#start();
    const { port1, port2 } = new MessageChannel();
    job.listen(port1);
    try {
      const { task, cancelled } = job;
      const outcome = await piscina.run({ task, cancelled, progress: port2 }, { transferList: [port2] });
      if (outcome.ok) job.answer(outcome.value);
      else job.fail(new Error(outcome.fault));
    } catch {
      // The worker returns what goes wrong in its code, so the thread itself is gone; what ends a thread is its heap limit.
      job.giveUp('memory');
      await this.stop();
    } finally {
      port1.close();
    }
  }

  /** Ends the thread at once, whatever it does. */
  async stop(): Promise<void> {
    const piscina = this.#piscina;
    this.#piscina = undefined;
    await piscina?.destroy();
  }

  #start(): Piscina<WorkerTask, Result<SolveAnswer, string>> {
    if (this.#piscina) return this.#piscina;
    const filename = builtFile('src/solver/worker.ts');
    if (!existsSync(filename)) throw new Error('the solver has not been built: run "npm run build" first');
    const piscina = new Piscina<WorkerTask, Result<SolveAnswer, string>>({
      filename,
      name: 'solveInWorker',
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: this.megabytes },
      recordTiming: false,
    });
    // Without a listener, a thread that dies between two tasks would take the process with it.
    piscina.on('error', () => void this.stop());
    this.#piscina = piscina;
    return piscina;
  }
}
