import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.js';

/** A change. It may be run a second time, after its first run was rolled back: it must leave nothing behind elsewhere. */
type Work<Value> = (trx: Transaction<Schema>) => Value | Promise<Value>;

/** Somebody waits for an answer, or nobody does: those changes come after the others. */
type Haste = 'somebody waits' | 'nobody waits';

interface Entry {
  /** Makes the change; what it returns tells the writer, once it is on disk. */
  readonly run: (trx: Transaction<Schema>) => Promise<() => void>;
  readonly fail: (error: unknown) => void;
}

/** Changes that nobody waits for are collected this long: it makes fifty commits a second at most. */
const GATHER_MS = 20;

/** When they come so thick, they are collected for longer: the event loop stands still during a commit. */
const MANY = 10;
const GATHER_MANY_MS = 100;

/** A group is closed after so much work; then everybody else gets their turn of the event loop. */
const GROUP_MS = 12;

/**
 * Writes changes that come close together in one transaction, since what a commit costs is the wait for the disk.
 * A change is acknowledged after its commit. One that fails takes no other with it.
 */
export class GroupCommit {
  readonly #db: Kysely<Schema>;
  readonly #hasty: Entry[] = [];
  readonly #patient: Entry[] = [];
  #writing: Promise<void> | undefined;
  #closing = false;
  /** How many were in the last group. */
  #lastGroup = 0;
  /** Ends the gathering. */
  #hurry: () => void = () => {};

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  write<Value>(haste: Haste, work: Work<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const run = async (trx: Transaction<Schema>) => {
        const value = await work(trx);
        return () => resolve(value);
      };
      const lane = haste === 'somebody waits' ? this.#hasty : this.#patient;
      lane.push({ run, fail: reject });
      this.#writing ??= this.#writeAll();
      if (haste === 'somebody waits') this.#hurry();
    });
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#hurry();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#hasty.length + this.#patient.length > 0) {
      await this.#gather();
      await this.#writeGroup();
    }
    // In the same step as the look at the queue: a change that came in between would be left lying.
    this.#writing = undefined;
  }

  /** Lets others join the group. Also for those in a hurry: what arrived in the same turn of the event loop does. */
  #gather(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#lastGroup < MANY ? GATHER_MS : GATHER_MANY_MS);
      this.#hurry = () => {
        clearTimeout(timer);
        setImmediate(resolve);
      };
      if (this.#hasty.length > 0 || this.#closing) this.#hurry();
    });
  }

  async #writeGroup(): Promise<void> {
    const group: Entry[] = [];
    const acknowledgements: (() => void)[] = [];
    const end = performance.now() + GROUP_MS;
    let next = this.#take();
    try {
      await this.#db.transaction().execute(async (trx) => {
        for (; next; next = performance.now() < end ? this.#take() : undefined) {
          group.push(next);
          acknowledgements.push(await next.run(trx));
        }
      });
    } catch (error) {
      // The transaction may not even have begun; then its first change is not in the group yet.
      await this.#writeEach(group.length > 0 ? group : next ? [next] : [], error);
      return;
    }
    this.#lastGroup = group.length;
    for (const acknowledge of acknowledgements) acknowledge();
  }

  /** After a group failed nothing of it is written: each gets a transaction of its own, and hears of its own fault. */
  async #writeEach(group: readonly Entry[], error: unknown): Promise<void> {
    const [first, ...others] = group;
    if (others.length === 0) {
      first?.fail(error);
      return;
    }
    for (const { run, fail } of group) {
      await new Promise(setImmediate);
      await this.#db
        .transaction()
        .execute(run)
        .then((acknowledge) => acknowledge(), fail);
    }
  }

  #take(): Entry | undefined {
    return this.#hasty.shift() ?? this.#patient.shift();
  }
}
