import type { Budget } from '../engine/mate/solver.js';
import type { WaitingProof, WaitingStore } from '../puzzles/proof-store.js';
import type { Time } from '../shared/time.js';
import { ProofQueue } from './proof-queue.js';
import type { ProvingQuota } from './proving-quota.js';

interface LongSearchesDependencies {
  readonly library: Pick<WaitingStore, 'listWaiting'>;
  /** How many threads the solver has. One of them stays free for short tasks. */
  readonly width: number;
  readonly budget: Budget;
  readonly quota: ProvingQuota;
  readonly time: Time;
  /** A server whose time was used up has time again. */
  readonly onRenewal: () => void;
}

/**
 * The searches with the whole budget, for what a short search did not suffice for. Puzzles of servers without time left stay
 * waiting until their day is over. A position that several servers wait for is searched at the cost of one that has time.
 */
export class LongSearches {
  readonly #dependencies: LongSearchesDependencies;
  readonly #queue: ProofQueue;
  readonly #most: number;
  readonly #running = new Set<string>();
  #cancelAlarm: (() => void) | undefined;

  constructor(dependencies: LongSearchesDependencies) {
    this.#dependencies = dependencies;
    const { library, width, budget, quota } = dependencies;
    this.#queue = new ProofQueue(library, () => ({ search: 'long', budget, without: quota.listUsedUp() }));
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
    const { quota, time, onRenewal } = this.#dependencies;
    this.#cancelAlarm?.();
    const at = quota.nextRenewal();
    this.#cancelAlarm = at === undefined ? undefined : time.alarm(at, onRenewal);
  }
}
