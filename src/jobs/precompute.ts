import type { Logger } from '../log.js';
import type { Budget, SolveProgress, Solver } from '../solver/solver.js';
import type { LibraryStore, WaitingProof } from '../store/library-store.js';

interface Parts {
  readonly library: LibraryStore;
  readonly solver: Solver;
  readonly budget: Budget;
  readonly log: Logger;
}

/** A length that was disproved faster is searched again after a restart: writing it down would take longer. */
const WORTH_KEEPING_MS = 1000;

/** How the proving stands. */
export interface ProvingState {
  /** Puzzles without a verdict, those being proved included. */
  readonly waiting: number;
  /** Positions that were settled since the start. */
  readonly settled: number;
  readonly running: readonly { readonly position: string; readonly progress?: SolveProgress }[];
}

/** Proves waiting puzzles ahead of time, as many at once as the solver is wide. All it knows is in the store. */
export class Precomputer {
  readonly #parts: Parts;
  readonly #running = new Map<string, { progress?: SolveProgress }>();
  /** Positions whose proof failed by a bug: left alone until the next start, so that the others go on. */
  readonly #broken = new Set<string>();
  readonly #stopping = new AbortController();
  /** Undefined until it is counted. */
  #waiting: number | undefined;
  #settled = 0;
  #lastOwner = '';
  #pumping: Promise<void> | undefined;
  #wokenAgain = false;
  #change = deferred();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Proves whatever waits. To be called at the start and whenever puzzles were added. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#pumping) {
      this.#wokenAgain = true;
      this.#announce();
      return;
    }
    this.#waiting = undefined;
    this.#pumping = this.#pump()
      .catch((error) => this.#parts.log.error({ err: error }, 'proving has stopped'))
      .finally(() => {
        this.#pumping = undefined;
        this.#announce();
      });
  }

  state(): ProvingState {
    const running = [...this.#running].map(([position, { progress }]) => ({ position, ...(progress && { progress }) }));
    return { waiting: this.#waiting ?? 0, settled: this.#settled, running };
  }

  /** The state now and after each change, until nothing is left to prove. A slow reader misses states, never the last. */
  async *follow(): AsyncGenerator<ProvingState> {
    while (true) {
      const change = this.#change.promise;
      const over = !this.#pumping;
      if (over || this.#waiting !== undefined) yield this.state();
      if (over) return;
      await change;
    }
  }

  /** Stops at once; what was under way stays waiting, with the lengths that were disproved. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#announce();
    await this.#pumping;
  }

  async #pump(): Promise<void> {
    const { library, solver } = this.#parts;
    while (!this.#stopping.signal.aborted) {
      this.#wokenAgain = false;
      // Taken before anything is looked up, so that no change on the way is missed.
      const change = this.#change.promise;
      await this.#count();
      const free = solver.width - this.#running.size;
      const except = [...this.#running.keys(), ...this.#broken];
      const next = free > 0 ? await library.listWaiting(free, except, this.#lastOwner) : [];
      for (const waiting of next) this.#launch(waiting);
      if (this.#running.size === 0 && !this.#wokenAgain) return;
      await change;
    }
    while (this.#running.size > 0) await this.#change.promise;
  }

  async #count(): Promise<void> {
    const waiting = await this.#parts.library.countWaiting();
    const changed = waiting !== this.#waiting;
    this.#waiting = waiting;
    if (changed) this.#announce();
  }

  #launch(waiting: WaitingProof): void {
    const { position } = waiting;
    this.#lastOwner = waiting.owner;
    this.#running.set(position, {});
    this.#prove(waiting)
      .catch((error) => {
        this.#parts.log.error({ err: error, position }, 'a proof failed');
        this.#broken.add(position);
      })
      .finally(() => {
        this.#running.delete(position);
        this.#announce();
      });
  }

  async #prove({ position, fen, mateIn, noMateWithin }: WaitingProof): Promise<void> {
    const { library, solver, budget, log } = this.#parts;
    if (await library.judgeFromProof(position)) return;
    let saved = noMateWithin;
    const onProgress = (progress: SolveProgress): void => {
      this.#running.set(position, { progress });
      if (progress.noMateWithin > saved && progress.effort.milliseconds >= WORTH_KEEPING_MS) {
        saved = progress.noMateWithin;
        library.saveNoMateWithin(position, saved).catch((error) => log.error({ err: error }, 'progress was not kept'));
      }
      this.#announce();
    };
    const answer = await solver.solve(
      { fen, mateIn, noMateWithin, budget },
      { signal: this.#stopping.signal, onProgress },
    );
    if (answer.kind === 'gave up' && answer.because === 'cancelled') return;
    await library.saveAnswer(position, answer, budget);
    this.#settled++;
  }

  #announce(): void {
    const announced = this.#change;
    this.#change = deferred();
    announced.resolve();
  }
}

/** Promise.withResolvers, which Node 20 does not have. */
function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
