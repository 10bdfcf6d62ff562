import type { Budget } from '../engine/mate/solver.js';
import { positionKey, positionOfFen } from '../games/chess/position.js';
import type { ProofStore } from '../puzzles/proof-store.js';
import type { Solver } from '../puzzles/proving/solver.js';
import type { PuzzleRecord, PuzzleStore } from '../puzzles/puzzle-store.js';
import { DEFAULT_MATE_IN } from '../puzzles/verdict.js';
import { ChangeSignal } from '../shared/changes.js';
import type { Logger } from '../shared/log.js';
import { MAX_OWN_WAITING } from './add-own.js';
import type { ProvingQuota } from './proving-quota.js';

interface HardRetriesDependencies {
  readonly library: ProofStore & PuzzleStore;
  readonly solver: Solver;
  /** What proving may spend on a puzzle by itself. */
  readonly budget: Budget;
  readonly log: Logger;
  /** Divides the cores between servers. */
  readonly quota: ProvingQuota;
}

/** Such a search may take so many times as long. The memory is the operator's: any server's admin can ask for one. */
const TIMES = 4;

/**
 * Tries puzzles again that were too hard, with a larger budget, when a server's admin asks for it. Servers take turns, and
 * there is one puzzle at a time in all, so that first proofs never wait for long.
 */
export class HardRetries {
  readonly #dependencies: HardRetriesDependencies;
  readonly budget: Budget;
  /** By server, in the order of their turns. */
  readonly #asked = new Map<string, { readonly todo: PuzzleRecord[]; readonly ids: readonly number[] }>();
  /** What even the larger budget did not suffice for: it would not another time either. */
  readonly #hopeless = new Set<number>();
  readonly #stopping = new AbortController();
  readonly #news = new ChangeSignal();
  #working: Promise<void> | undefined;

  constructor(dependencies: HardRetriesDependencies) {
    this.#dependencies = dependencies;
    const { milliseconds, nodes, megabytes } = dependencies.budget;
    this.budget = { milliseconds: TIMES * milliseconds, nodes: TIMES * nodes, megabytes };
  }

  /** Takes up a server's puzzles that were too hard; what is under way goes on. Says how many were tried in vain before. */
  async ask(serverId: string): Promise<{ readonly ids: readonly number[]; readonly hopeless: number }> {
    const known = this.#asked.get(serverId);
    if (known) return { ids: known.ids, hopeless: 0 };
    const hard = await this.#dependencies.library.listPuzzles(
      { owner: serverId, verdict: 'gave up' },
      0,
      MAX_OWN_WAITING,
    );
    const todo = hard.filter(({ id }) => !this.#hopeless.has(id));
    const ids = todo.map(({ id }) => id);
    if (todo.length > 0 && !this.#asked.has(serverId) && !this.#stopping.signal.aborted) {
      this.#asked.set(serverId, { todo, ids });
      this.#work();
    }
    return { ids, hopeless: hard.length - todo.length };
  }

  /** How many of a server's puzzles are still to be tried again. */
  countWaiting(serverId: string): number {
    return this.#asked.get(serverId)?.todo.length ?? 0;
  }

  /** Whether a server may have its hard puzzles tried today; what is left when it may not stays too hard. */
  hasTimeLeft(serverId: string): boolean {
    return this.#dependencies.quota.hasTimeLeft(serverId);
  }

  /** The state now and after every puzzle, until all of them were tried, or the server's time is used up. */
  async *follow(serverId: string): AsyncGenerator<{ readonly done: number; readonly of: number }> {
    for (;;) {
      const news = this.#news.nextChange;
      const asked = this.#asked.get(serverId);
      if (!asked) return;
      yield { done: asked.ids.length - asked.todo.length, of: asked.ids.length };
      await news;
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  #work(): void {
    this.#working ??= this.#tryAll().finally(() => {
      this.#working = undefined;
      // Somebody asked after the last look.
      if (this.#asked.size > 0) this.#work();
    });
  }

  async #tryAll(): Promise<void> {
    for (const [serverId, asked] of turnsOf(this.#asked)) {
      const [puzzle] = asked.todo;
      if (!puzzle || this.#stopping.signal.aborted || !this.hasTimeLeft(serverId)) this.#asked.delete(serverId);
      else {
        await this.#tryAgain(puzzle, serverId).catch((error) =>
          this.#dependencies.log.error({ err: error, puzzle: puzzle.id }, 'a hard puzzle could not be tried again'),
        );
        asked.todo.shift();
        if (asked.todo.length === 0) this.#asked.delete(serverId);
      }
      this.#news.notify();
    }
  }

  async #tryAgain({ id, fen, claimedMateIn, noMateWithin = 0 }: PuzzleRecord, serverId: string): Promise<void> {
    const { library, solver, quota } = this.#dependencies;
    const answer = await solver.solve(
      { fen, mateIn: claimedMateIn ?? DEFAULT_MATE_IN, noMateWithin, budget: this.budget },
      { signal: this.#stopping.signal, lane: 'long' },
    );
    quota.charge(serverId, answer.effort.milliseconds);
    if (answer.kind === 'gave up') {
      if (answer.because === 'cancelled') return;
      this.#hopeless.add(id);
    }
    await library.saveAnswer(positionKey(positionOfFen(fen)), answer, this.budget);
  }
}

/** Round after round, one turn for each that is still there. */
function* turnsOf<Key, Value>(map: ReadonlyMap<Key, Value>): Generator<readonly [Key, Value]> {
  while (map.size > 0) yield* [...map];
}
