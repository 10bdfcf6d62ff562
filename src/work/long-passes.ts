import type { Budget } from '../engine/mate/solver.js';
import type { WaitingProof, WaitingStore } from '../puzzles/proof-store.js';
import type { Time } from '../shared/time.js';
import type { FairShare } from './fair-share.js';
import { ProofQueue } from './proof-queue.js';

interface LongPassesDependencies {
  readonly library: Pick<WaitingStore, 'listWaiting'>;
  /** How many threads the solver has. One of them stays free for short tasks. */
  readonly width: number;
  readonly budget: Budget;
  readonly share: FairShare;
  readonly time: Time;
  /** A server whose time was used up has time again. */
  readonly onRenewal: () => void;
}

/**
 * The searches with the whole budget, for what a first pass did not suffice for. Puzzles of servers without time left stay
 * waiting until their day is over. A position that several servers wait for is searched at the cost of one that has time.
 */
export class LongPasses {
  readonly #dependencies: LongPassesDependencies;
  readonly #queue: ProofQueue;
  readonly #most: number;
  readonly #running = new Set<string>();
  #cancelAlarm: (() => void) | undefined;

  constructor(dependencies: LongPassesDependencies) {
    this.#dependencies = dependencies;
    const { library, width, budget, share } = dependencies;
    this.#queue = new ProofQueue(library, () => ({ pass: 'long', budget, without: share.listUsedUp() }));
    this.#most = Math.max(1, width - 1);
  }

  /** The positions that are searched now. */
  get running(): readonly string[] {
    return [...this.#running];
  }

  /** What to search next, if a thread is free for it. `except` is being proved. */
  async next(except: () => readonly string[]): Promise<WaitingProof | undefined> {
    if (this.#running.size >= this.#most) return undefined;
    this.#awaitRenewal();
    this.#queue.renew();
    await this.#queue.fill(1, except);
    return this.#queue.take();
  }

  begin({ position }: WaitingProof): void {
    this.#running.add(position);
  }

  end({ position }: WaitingProof): void {
    this.#running.delete(position);
  }

  stop(): void {
    this.#cancelAlarm?.();
  }

  #awaitRenewal(): void {
    const { share, time, onRenewal } = this.#dependencies;
    this.#cancelAlarm?.();
    const at = share.nextRenewal();
    this.#cancelAlarm = at === undefined ? undefined : time.alarm(at, onRenewal);
  }
}
