import { OutOfBudget, type ProveHooks } from '../../../../src/engine/mate/meter.js';
import type { Budget, Effort } from '../../../../src/engine/mate/solver.js';

/** A cancelled task answers within 50 ms; a node takes some microseconds. */
const NODES_BETWEEN_POLLS = 500;
const MILLISECONDS_BETWEEN_REPORTS = 250;

/** Ends work that may be left unfinished. */
class OverCap extends Error {}

/** Counts what a task spends and stops it when the budget is gone. */
export class Meter {
  nodes = 0;
  noMateWithin = 0;
  searching = 0;
  readonly #started = performance.now();
  #nextPoll = 0;
  #lastReport = this.#started;
  #bytes = 0;
  #allowanceEnd = Number.POSITIVE_INFINITY;

  constructor(
    readonly budget: Budget,
    readonly hooks: ProveHooks,
  ) {}

  get effort(): Effort {
    return { nodes: this.nodes, milliseconds: Math.round(performance.now() - this.#started) };
  }

  countNode(): void {
    this.nodes++;
    if (this.nodes >= this.#nextPoll) this.#poll();
  }

  countBytes(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > this.budget.megabytes * 2 ** 20) throw new OutOfBudget('memory');
  }

  /** A finished length is always reported. */
  startLength(searching: number): void {
    this.searching = searching;
    this.noMateWithin = searching - 1;
    this.#report(performance.now());
  }

  /** Runs work that may be left unfinished after so many nodes; undefined when it was. */
  within<Value>(nodes: number, work: () => Value): Value | undefined {
    this.#allowanceEnd = this.nodes + nodes;
    this.#nextPoll = Math.min(this.#nextPoll, this.#allowanceEnd);
    try {
      return work();
    } catch (error) {
      if (error instanceof OverCap) return undefined;
      throw error;
    } finally {
      this.#allowanceEnd = Number.POSITIVE_INFINITY;
    }
  }

  get nodesLeft(): number {
    return this.budget.nodes - this.nodes;
  }

  #poll(): void {
    if (this.nodes > this.#allowanceEnd) throw new OverCap();
    if (this.nodes > this.budget.nodes) throw new OutOfBudget('nodes');
    if (this.hooks.isCancelled?.()) throw new OutOfBudget('cancelled');
    const now = performance.now();
    if (now - this.#started > this.budget.milliseconds) throw new OutOfBudget('time');
    if (now - this.#lastReport >= MILLISECONDS_BETWEEN_REPORTS) this.#report(now);
    this.#nextPoll = Math.min(this.nodes + NODES_BETWEEN_POLLS, this.budget.nodes + 1, this.#allowanceEnd + 1);
  }

  #report(now: number): void {
    this.#lastReport = now;
    const { noMateWithin, searching, effort } = this;
    this.hooks.onProgress?.({ noMateWithin, searching, effort });
  }
}
