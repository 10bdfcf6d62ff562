import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SolveTask } from '../src/engine/mate/solver.js';
import { builtFile } from '../src/shared/project.js';
import type { KeysOrder } from './keys-thread.js';
import { sum } from './statistics.js';

/**
 * Threads that prove keys and nothing else. The pool always builds whole solutions, so this is what it could do at most.
 */
export class KeysCrew {
  readonly #threads: readonly Worker[];

  constructor(
    readonly tasks: readonly SolveTask[],
    readonly width: number,
  ) {
    const file = builtFile('bench/keys-thread.ts');
    this.#threads = Array.from({ length: width }, () => new Worker(file, { workerData: tasks }));
  }

  /** Solves every task so many times; whoever is free takes the next. Tells how many answers were mates. */
  async solve(passes: number): Promise<number> {
    const order: KeysOrder = {
      next: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
      count: this.tasks.length * passes,
    };
    const solved = this.#threads.map(async (thread): Promise<number> => {
      thread.postMessage(order);
      const [count] = await once(thread, 'message');
      return count;
    });
    return sum(await Promise.all(solved));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}
