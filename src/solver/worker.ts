import type { MessagePort } from 'node:worker_threads';
import { fail, ok, type Result } from '../result.js';
import { prove } from './prover.js';
import type { SolveAnswer, SolveTask } from './solver.js';

/** What the pool sends to a worker thread. */
export interface WorkerTask {
  readonly task: SolveTask;
  /** One shared number; anything but 0 means that nobody waits for the answer any more. */
  readonly cancelled: Int32Array;
  /** Where `SolveProgress` goes. */
  readonly progress: MessagePort;
}

/** A bug comes back as a value, so that the pool can tell it from a thread that died. */
export function solveInWorker({ task, cancelled, progress }: WorkerTask): Result<SolveAnswer, string> {
  try {
    return ok(
      prove(task, {
        isCancelled: () => Atomics.load(cancelled, 0) !== 0,
        onProgress: (report) => progress.postMessage(report),
      }),
    );
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    progress.close();
  }
}
