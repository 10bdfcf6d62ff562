import { availableParallelism } from 'node:os';
import { Job } from './job.js';
import type { Solver } from './solver.js';
import { Thread } from './thread.js';

export interface SolverPoolOptions {
  /** How many threads; one for each core unless told otherwise. */
  readonly width?: number;
  /** A thread whose heap grows beyond this is ended. It should be well above what tasks may spend. */
  readonly megabytes?: number;
}

const DEFAULT_MEGABYTES = 512;

/** Proves on worker threads. They start when they are needed and are kept until `close`. */
export function makeSolverPool(options: SolverPoolOptions = {}): Solver {
  const { width = availableParallelism(), megabytes = DEFAULT_MEGABYTES } = options;
  const threads = Array.from({ length: width }, () => new Thread(megabytes));
  const idle = [...threads];
  const waiting: Job[] = [];
  const running = new Set<Job>();
  let closed = false;

  const startNext = (): void => {
    while (idle.length > 0) {
      const job = waiting.shift();
      if (!job) return;
      if (job.settled) continue;
      // The thread that worked last is started and warm.
      const thread = idle.pop();
      if (!thread) return;
      running.add(job);
      thread
        .run(job)
        .catch((error: unknown) => job.fail(error))
        .finally(() => {
          running.delete(job);
          idle.push(thread);
          startNext();
        });
    }
  };

  return {
    width,

    solve(task, options = {}) {
      const job = new Job(task, options);
      if (closed) job.cancel();
      waiting.push(job);
      startNext();
      return job.promise;
    },

    async close() {
      closed = true;
      for (const job of [...running, ...waiting]) job.cancel();
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}
