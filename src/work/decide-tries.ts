import { NODES_FOR_ALL_TRIES } from '../engine/mate/explain-tries.js';
import { TRIES_VERSION } from '../engine/mate/solution.js';
import type { Budget } from '../engine/mate/solver.js';
import { addDays, dateIn } from '../people/days.js';
import type { ProofStore, UndecidedProof, WrongMoveStore } from '../puzzles/proof-store.js';
import type { Solver } from '../puzzles/proving/solver.js';
import type { Logger } from '../shared/log.js';
import type { Time } from '../shared/time.js';
import { DiskPause } from './disk-pause.js';
import type { ProvingQuota } from './proving-quota.js';

interface TryDeciderDependencies {
  readonly library: WrongMoveStore & Pick<ProofStore, 'saveAnswer'>;
  readonly solver: Solver;
  readonly budget: Budget;
  /** Divides the cores between servers. */
  readonly quota: ProvingQuota;
  readonly time: Time;
  readonly log: Logger;
  /** The short searches of new puzzles come first: while there are any, this waits for the next `wake`. */
  readonly mayWork: () => boolean;
}

/** Yesterday's puzzle is played too; and a server's day may begin late, and in any time zone. */
const RECENT_DAYS = 3;

/**
 * Finds out of every wrong move whether it mates later. The first proof of a puzzle is short and may leave some undecided;
 * here it is proved again with more time, one puzzle after the other, and new puzzles pass by. Recent dailies come first. The
 * others come in turns, one of each server, while the server has time left for long searches; all are at its cost.
 */
export class TryDecider {
  readonly #dependencies: TryDeciderDependencies;
  readonly #stopping = new AbortController();
  readonly #pause: DiskPause;
  /** Positions that failed by a bug: left alone until the next start. */
  readonly #failed = new Set<string>();
  #lastOwner = '';
  #cancelAlarm: (() => void) | undefined;
  #working: Promise<void> | undefined;
  #woken = false;

  constructor(dependencies: TryDeciderDependencies) {
    this.#dependencies = dependencies;
    const { time, log } = dependencies;
    this.#pause = new DiskPause({ work: 'deciding wrong moves', time, log, onOver: () => this.wake() });
  }

  /** To be called at the start and whenever a proof was made. A pause for want of room on the disk goes on. */
  wake(): void {
    this.#woken = true;
    if (this.#working || this.#pause.isOn || this.#stopping.signal.aborted) return;
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
    this.#cancelAlarm?.();
    this.#pause.end();
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted && !this.#pause.isOn) {
      this.#woken = false;
      if (!this.#dependencies.mayWork()) return;
      const proof = await this.#findNext();
      if (!proof) {
        this.#awaitRenewal();
        return;
      }
      this.#lastOwner = proof.owner;
      await this.#decide(proof).catch((error) => this.#fail(proof, error));
    }
  }

  /** Looked up one by one: a daily that was given a moment ago comes before all others. */
  async #findNext(): Promise<UndecidedProof | undefined> {
    const { library, quota, time } = this.#dependencies;
    const dailiesFrom = addDays(dateIn('UTC', time.now()), -RECENT_DAYS);
    const turns = { lastOwner: this.#lastOwner, without: quota.listUsedUp() };
    const open = await library.listUndecided(TRIES_VERSION, dailiesFrom, this.#failed.size + 1, turns);
    return open.find(({ position }) => !this.#failed.has(position));
  }

  /** What servers without time left have undecided is left for their next day. */
  #awaitRenewal(): void {
    const { quota, time } = this.#dependencies;
    this.#cancelAlarm?.();
    const at = quota.nextRenewal();
    this.#cancelAlarm = at === undefined ? undefined : time.alarm(at, () => this.wake());
  }

  #fail({ position }: UndecidedProof, error: unknown): void {
    if (this.#stopping.signal.aborted || this.#pause.beginIfFull(error)) return;
    this.#failed.add(position);
    this.#dependencies.log.error({ err: error, position }, 'wrong moves could not be decided');
  }

  async #decide({ owner, position, fen, mateIn }: UndecidedProof): Promise<void> {
    const { library, solver, budget, quota } = this.#dependencies;
    const answer = await solver.solve(
      { fen, mateIn, noMateWithin: mateIn - 1, budget, nodesForTries: NODES_FOR_ALL_TRIES },
      { signal: this.#stopping.signal, lane: 'long' },
    );
    quota.charge(owner, answer.effort.milliseconds);
    if (answer.kind === 'gave up' && answer.because === 'cancelled') return;
    // A proof that was made once and cannot be made again within the budget stays as it is.
    if (answer.kind === 'mate') await library.saveAnswer(position, answer, budget);
    if (answer.kind !== 'mate' || answer.undecided > 0) await library.markDecided(position, TRIES_VERSION);
  }
}
