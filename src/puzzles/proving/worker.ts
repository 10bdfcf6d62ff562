import { decodeSolution } from '../../engine/mate/encode.js';
import { help, type SharedSearch } from '../../engine/mate/help.js';
import { OutOfBudget } from '../../engine/mate/meter.js';
import { prove, threadMemory } from '../../engine/mate/prover.js';
import type { SolvedMate, SolveProgress, SolveTask } from '../../engine/mate/solver.js';
import { verifySolution } from '../../engine/mate/verify.js';
import type { TaskContext } from '../../engine/pool/task.js';
import { positionOfFen } from '../../games/chess/position.js';
import { traitsOf } from '../analysis/traits.js';
import type { ProofAnswer } from './solver.js';

/** What the pool sends to a thread. */
export interface ProofTask {
  readonly task: SolveTask;
  /** Helpers are asked for when it has taken so long; undefined: never. */
  readonly helpAfterMs: number | undefined;
}

/** Most tasks are over by then; telling of each length would cost more than proving it. */
const QUIET_MILLISECONDS = 20;

export function solveInWorker({ task, helpAfterMs }: ProofTask, context: TaskContext<SolveProgress>): ProofAnswer {
  const started = performance.now();
  let shared: SharedSearch | undefined;
  const inviteWhenLong = (): void => {
    if (shared || helpAfterMs === undefined || performance.now() - started < helpAfterMs) return;
    shared = { memory: threadMemory(), thousandNodes: new Int32Array(new SharedArrayBuffer(4)) };
    context.invite(shared);
  };
  if (helpAfterMs === 0) inviteWhenLong();
  const answer = prove(task, {
    isCancelled: () => {
      inviteWhenLong();
      return context.isCancelled();
    },
    onProgress: (progress) => {
      if (progress.effort.milliseconds >= QUIET_MILLISECONDS) context.report(progress);
    },
    nodesElsewhere: () => (shared ? Atomics.load(shared.thousandNodes, 0) * 1000 : 0),
  });
  return answer.kind === 'mate' ? verified(task, answer, context) : answer;
}

export function helpInWorker(shared: SharedSearch, { helper, isCancelled, rest }: TaskContext): void {
  help(shared, { instance: helper, isOver: isCancelled, rest });
}

/** Nothing leaves the worker that a second pair of eyes, which knows the rules and no search, does not confirm. */
function verified(
  { fen }: SolveTask,
  answer: SolvedMate,
  { isCancelled }: Pick<TaskContext, 'isCancelled'>,
): ProofAnswer {
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
