import type { Budget, Effort, GiveUpReason, SolveProgress } from './solver.js';

/** What a proof tells while it runs, and how it learns that nobody waits for it any more. */
export interface ProveHooks {
  readonly isCancelled?: () => boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
  /** The keys are proved; the tree is written out. What comes after that are the wrong moves. */
  readonly onStage?: (done: 'keys' | 'tree') => void;
  /** What helping threads have spent on this task. */
  readonly nodesElsewhere?: () => number;
}

/**
 * Thrown through the core when a search has to stop. An exception, though running out is expected: a return value could
 * be taken for "no mate" somewhere on the way up and be remembered as such.
 */
export class OutOfBudget extends Error {
  constructor(readonly because: GiveUpReason | 'allowance') {
    super(`out of ${because}`);
  }
}

/** About a millisecond of searching; a cancelled task has to answer within 50. */
export const NODES_BETWEEN_POLLS = 5_000;
const MILLISECONDS_BETWEEN_REPORTS = 250;

/** What ends work that a task can do without, but not the task itself. */
const LEAVES_UNFINISHED: ReadonlySet<OutOfBudget['because']> = new Set(['allowance', 'nodes', 'time']);

/** Counts what a task spends and stops it when the budget is gone. */
export class Meter {
  noMateWithin: number;
  searching = 0;
  #nodes = 0;
  readonly #started = performance.now();
  #lastReport = this.#started;
  #allowanceEnd = Number.POSITIVE_INFINITY;

  constructor(
    readonly budget: Budget,
    readonly hooks: ProveHooks,
    noMateWithin: number,
  ) {
    this.noMateWithin = noMateWithin;
  }

  get effort(): Effort {
    return { nodes: this.#nodes, milliseconds: performance.now() - this.#started };
  }

  get nodesLeft(): number {
    return this.budget.nodes - this.#nodes;
  }

  /** The budget is gone. Whoever can do without more goes on with what there is. */
  get isSpent(): boolean {
    return this.nodesLeft < 0 || performance.now() - this.#started > this.budget.milliseconds;
  }

  /** A finished length is always reported. */
  startLength(searching: number): void {
    this.searching = searching;
    this.noMateWithin = searching - 1;
    this.#report(performance.now());
  }

  /** What the core has counted. */
  count(nodes: number): void {
    this.#nodes = nodes + (this.hooks.nodesElsewhere?.() ?? 0);
  }

  /** The same, and ends a search that has to stop; returns when it has to be asked again. */
  poll(nodes: number): number {
    this.count(nodes);
    if (nodes > this.#allowanceEnd) throw new OutOfBudget('allowance');
    if (this.#nodes > this.budget.nodes) throw new OutOfBudget('nodes');
    if (this.hooks.isCancelled?.()) throw new OutOfBudget('cancelled');
    const now = performance.now();
    if (now - this.#started > this.budget.milliseconds) throw new OutOfBudget('time');
    if (now - this.#lastReport >= MILLISECONDS_BETWEEN_REPORTS) this.#report(now);
    return Math.min(nodes + NODES_BETWEEN_POLLS, nodes + this.nodesLeft + 1, this.#allowanceEnd + 1);
  }

  /** Runs work that may be left unfinished: after so many more nodes than `sofar`, or when the budget is gone. Undefined: it was. */
  within<Value>(nodes: number, sofar: number, work: () => Value): Value | undefined {
    this.#allowanceEnd = sofar + nodes;
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfBudget && LEAVES_UNFINISHED.has(error.because)) return undefined;
      throw error;
    } finally {
      this.#allowanceEnd = Number.POSITIVE_INFINITY;
    }
  }

  #report(now: number): void {
    this.#lastReport = now;
    const { noMateWithin, searching, effort } = this;
    this.hooks.onProgress?.({ noMateWithin, searching, effort });
  }
}
