import type { SolveProgress } from '../engine/mate/solver.js';
import type { WaitingStore } from '../puzzles/proof-store.js';
import type { VerdictKind } from '../puzzles/verdict.js';
import { noVerdicts } from '../puzzles/verdict.js';

/** How the proving stands. */
export interface ProvingState {
  /** Puzzles without a verdict, those being proved included. */
  readonly waiting: number;
  /** Positions that were settled since the start. */
  readonly settled: number;
  /** What became of the puzzles with them. */
  readonly verdicts: Readonly<Record<VerdictKind, number>>;
  readonly running: readonly { readonly position: string; readonly progress?: SolveProgress }[];
}

/** Counts puzzles and verdicts while they are proved. */
export class ProvingCounts {
  readonly #library: Pick<WaitingStore, 'countWaiting'>;
  /** Undefined until it is counted. */
  #waiting: number | undefined;
  #settled = 0;
  readonly #verdicts = noVerdicts();

  constructor(library: Pick<WaitingStore, 'countWaiting'>) {
    this.#library = library;
  }

  get isCounted(): boolean {
    return this.#waiting !== undefined;
  }

  get counts(): Omit<ProvingState, 'running'> {
    return { waiting: this.#waiting ?? 0, settled: this.#settled, verdicts: { ...this.#verdicts } };
  }

  /** What was counted may be outdated. */
  reset(): void {
    this.#waiting = undefined;
  }

  /** Only now and then: in between, new verdicts are subtracted. */
  async countWaiting(): Promise<void> {
    this.#waiting = await this.#library.countWaiting();
  }

  settle(verdicts: readonly VerdictKind[]): void {
    this.#settled++;
    this.addVerdicts(verdicts);
  }

  addVerdicts(verdicts: readonly VerdictKind[]): void {
    for (const verdict of verdicts) this.#verdicts[verdict]++;
    if (this.#waiting !== undefined) this.#waiting = Math.max(0, this.#waiting - verdicts.length);
  }
}
