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
  constructor(readonly because: GiveUpReason) {
    super(`out of ${because}`);
  }
}

/** About a millisecond of searching; a cancelled task has to answer within 50. */
export const NODES_BETWEEN_POLLS = 5_000;
const MILLISECONDS_BETWEEN_REPORTS = 250;

/** Counts what a task spends and stops it when the budget is gone. */
export class Meter {
  noMateWithin: number;
  searching = 0;
  #nodes = 0;
  readonly #started = performance.now();
  #lastReport = this.#started;

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
    if (this.#nodes > this.budget.nodes) throw new OutOfBudget('nodes');
    if (this.hooks.isCancelled?.()) throw new OutOfBudget('cancelled');
    const now = performance.now();
    if (now - this.#started > this.budget.milliseconds) throw new OutOfBudget('time');
    if (now - this.#lastReport >= MILLISECONDS_BETWEEN_REPORTS) this.#report(now);
    return nodes + Math.min(NODES_BETWEEN_POLLS, this.nodesLeft + 1);
  }

  #report(now: number): void {
    this.#lastReport = now;
    const { noMateWithin, searching, effort } = this;
    this.hooks.onProgress?.({ noMateWithin, searching, effort });
  }
}
