import { parentPort } from 'node:worker_threads';
import { workerData } from 'piscina';
import type { CoreMemory } from '../../engine/core.js';
import { decodeSolution } from '../../engine/mate/encode.js';
import { type HelpTask, help } from '../../engine/mate/help.js';
import { OutOfBudget } from '../../engine/mate/meter.js';
import { prove, useCoreMemory } from '../../engine/mate/prover.js';
import type { SolvedMate, SolveProgress, SolveTask } from '../../engine/mate/solver.js';
import { verifySolution } from '../../engine/mate/verify.js';
import { positionOfFen } from '../../games/chess/position.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { traitsOf } from '../analysis/traits.js';
import type { ProofAnswer } from './solver.js';

/** What a thread is born with. */
export interface WorkerBirth {
  readonly memory: CoreMemory;
}

/** What the pool sends to a worker thread. */
export interface WorkerTask {
  readonly task: SolveTask;
  /** One shared number; anything but 0 means that nobody waits for the answer any more. */
  readonly cancelled: Int32Array;
  /** Nodes that helping threads have spent on it, in thousands. */
  readonly thousandNodes: Int32Array;
  /** Goes with all news of it: they may arrive after its answer. */
  readonly number: number;
}

/** What a thread tells of the task that it works on. */
export interface WorkerNews {
  readonly number: number;
  readonly progress: SolveProgress;
}

/** Most tasks are over by then; telling of each length would cost more than proving it. */
const QUIET_MILLISECONDS = 20;

const birth: WorkerBirth | undefined = workerData;
if (birth) useCoreMemory(birth.memory);

/** The first task of every thread: when it is answered, all code is there. */
export function beLoaded(): void {}

/** A bug comes back as a value, so that the pool can tell it from a thread that died. */
export function solveInWorker({ task, cancelled, thousandNodes, number }: WorkerTask): Result<ProofAnswer, string> {
  const isCancelled = (): boolean => Atomics.load(cancelled, 0) !== 0;
  try {
    const answer = prove(task, {
      isCancelled,
      onProgress: (progress) => {
        if (progress.effort.milliseconds < QUIET_MILLISECONDS) return;
        parentPort?.postMessage({ number, progress } satisfies WorkerNews);
      },
      nodesElsewhere: () => Atomics.load(thousandNodes, 0) * 1000,
    });
    return ok(answer.kind === 'mate' ? verified(task, answer, isCancelled) : answer);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

export function helpInWorker(task: HelpTask): void {
  help(task);
}

/** Nothing leaves the worker that a second pair of eyes, which knows the rules and no search, does not confirm. */
function verified({ fen }: SolveTask, answer: SolvedMate, isCancelled: () => boolean): ProofAnswer {
  try {
    const root = decodeSolution(answer.solution);
    const [fault] = verifySolution(fen, root, () => {
      if (isCancelled()) throw new OutOfBudget('cancelled');
    });
    if (fault) throw new Error(`the solution of ${fen} does not stand: ${fault}`);
    return { ...answer, traits: traitsOf(positionOfFen(fen), root) };
  } catch (error) {
    if (!(error instanceof OutOfBudget)) throw error;
    return { kind: 'gave up', because: 'cancelled', noMateWithin: answer.mateIn - 1, effort: answer.effort };
  }
}
