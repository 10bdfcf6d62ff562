import { parentPort, workerData } from 'node:worker_threads';
import { proveKeys } from '../src/engine/mate/prover.js';
import type { SolveTask } from '../src/engine/mate/solver.js';

export interface KeysOrder {
  /** One shared number: the next task that nobody has taken. */
  readonly next: Int32Array;
  readonly count: number;
}

const tasks: readonly SolveTask[] = workerData;

parentPort?.on('message', ({ next, count }: KeysOrder) => {
  let solved = 0;
  for (;;) {
    const number = Atomics.add(next, 0, 1);
    const task = tasks[number % tasks.length];
    if (number >= count || !task) break;
    if (proveKeys(task).kind === 'mate') solved++;
  }
  parentPort?.postMessage(solved);
});
