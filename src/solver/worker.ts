import type { MessagePort } from 'node:worker_threads';
import { fail, ok, type Result } from '../result.js';
import { decodeSolution } from './encode.js';
import { prove } from './prover.js';
import type { SolveAnswer, SolveTask } from './solver.js';
import { verifySolution } from './verify.js';

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
    const answer = prove(task, {
      isCancelled: () => Atomics.load(cancelled, 0) !== 0,
      onProgress: (report) => progress.postMessage(report),
    });
    return ok(answer.kind === 'mate' ? verified(task, answer) : answer);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    progress.close();
  }
}

/** Nothing leaves the worker that a second pair of eyes, which knows the rules and no search, does not confirm. */
function verified(task: SolveTask, answer: Extract<SolveAnswer, { kind: 'mate' }>): SolveAnswer {
  const [fault] = verifySolution(task.fen, decodeSolution(answer.solution));
  if (fault) throw new Error(`the solution of ${task.fen} does not stand: ${fault}`);
  return answer;
}
