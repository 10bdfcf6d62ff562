import type { SearchQueue, WaitingProof, WaitingStore } from '../puzzles/proof-store.js';

/** Looking up one takes about as long as looking up many. */
const PAGE = 200;

/** The next positions to prove, looked up a page at a time. Owners take turns, also from page to page. */
export class ProofQueue {
  readonly #library: Pick<WaitingStore, 'listWaiting'>;
  readonly #which: () => SearchQueue;
  #page: WaitingProof[] = [];
  #lastOwner = '';
  #isLastPage = false;

  constructor(library: Pick<WaitingStore, 'listWaiting'>, which: () => SearchQueue) {
    this.#library = library;
    this.#which = which;
  }

  /** Whether nothing more waits, as far as was looked. */
  get isEmpty(): boolean {
    return this.#page.length === 0 && this.#isLastPage;
  }

  /** Looks everything up anew: whoever added puzzles now gets a turn before what was looked up earlier. */
  renew(): void {
    this.#page = [];
    this.#isLastPage = false;
  }

  /** Looks up the next page, when fewer than `enough` are there and more may wait. `except` is being proved. */
  async fill(enough: number, except: () => readonly string[]): Promise<void> {
    if (this.#page.length >= enough || this.#isLastPage) return;
    const queued = this.#page.map(({ position }) => position);
    const lastOwner = this.#page.at(-1)?.owner ?? this.#lastOwner;
    const next = await this.#library.listWaiting(PAGE, [...except(), ...queued], lastOwner, this.#which());
    this.#page.push(...next);
    this.#isLastPage = next.length < PAGE;
  }

  take(): WaitingProof | undefined {
    const next = this.#page.shift();
    if (next) this.#lastOwner = next.owner;
    return next;
  }
}
