import { NODES_FOR_ALL_TRIES } from '../engine/mate/explain-tries.js';
import { TRIES_VERSION } from '../engine/mate/solution.js';
import type { Budget } from '../engine/mate/solver.js';
import type { LibraryStore } from '../puzzles/library-store.js';
import type { Solver } from '../puzzles/proving/solver.js';
import type { Logger } from '../shared/log.js';

interface TryDeciderDependencies {
  readonly library: Pick<LibraryStore, 'listUndecided' | 'saveAnswer' | 'markDecided'>;
  readonly solver: Solver;
  readonly budget: Budget;
  readonly log: Logger;
  /** The first tries at new puzzles come first: while there are any, this waits for the next `wake`. */
  readonly mayWork: () => boolean;
}

const PAGE = 20;

/**
 * Finds out of every wrong move whether it mates later. The first proof of a puzzle is short and may leave some undecided;
 * here it is proved again with more time, one puzzle after the other, and new puzzles pass by.
 */
export class TryDecider {
  readonly #dependencies: TryDeciderDependencies;
  readonly #stopping = new AbortController();
  /** Positions that failed by a bug: left alone until the next start. */
  readonly #failed = new Set<string>();
  #working: Promise<void> | undefined;
  #woken = false;

  constructor(dependencies: TryDeciderDependencies) {
    this.#dependencies = dependencies;
  }

  /** To be called at the start and whenever a proof was made. */
  wake(): void {
    this.#woken = true;
    if (this.#working || this.#stopping.signal.aborted) return;
    this.#working = this.#work()
      .catch((error) => this.#dependencies.log.error({ err: error }, 'deciding wrong moves has stopped'))
      .finally(() => {
        this.#working = undefined;
        if (this.#woken) this.wake();
      });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { library, mayWork } = this.#dependencies;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      this.#woken = false;
      if (!mayWork()) return;
      const open = (await library.listUndecided(TRIES_VERSION, this.#failed.size + PAGE)).filter(
        ({ position }) => !this.#failed.has(position),
      );
      if (open.length === 0) return;
      for (const proof of open) {
        if (signal.aborted || !mayWork()) break;
        await this.#decide(proof).catch((error) => {
          this.#failed.add(proof.position);
          this.#dependencies.log.error({ err: error, position: proof.position }, 'wrong moves could not be decided');
        });
      }
    }
  }

  async #decide({ position, fen, mateIn }: { position: string; fen: string; mateIn: number }): Promise<void> {
    const { library, solver, budget } = this.#dependencies;
    const answer = await solver.solve(
      { fen, mateIn, noMateWithin: mateIn - 1, budget, nodesForTries: NODES_FOR_ALL_TRIES },
      { signal: this.#stopping.signal, lane: 'long' },
    );
    if (answer.kind === 'gave up' && answer.because === 'cancelled') return;
    // A proof that was made once and cannot be made again within the budget stays as it is.
    if (answer.kind === 'mate') await library.saveAnswer(position, answer, budget);
    if (answer.kind !== 'mate' || answer.undecided > 0) await library.markDecided(position, TRIES_VERSION);
  }
}
