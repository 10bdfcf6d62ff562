import { COMMON } from '../puzzles/puzzle-store.js';

interface Limits {
  /** Every puzzle gets a search of this length, whoever added it. */
  readonly shortSearchMs: number;
  /** For long searches each server has so much time of one core a day. */
  readonly dailyMs: number;
  readonly now: () => number;
}

/** Most puzzles are proved within milliseconds; of those that take longer than this, most take minutes. */
const SHORT_SEARCH_MS = 2000;

/** Thirty puzzles that are given up after the default budget, or hundreds that need some seconds each. */
const DAILY_MS = 60 * 60_000;

const DAY_MS = 86_400_000;

/**
 * How much of the cores’ time each server may use, so that nobody's hard puzzles keep others from playing. It is kept
 * in memory: after a restart everybody begins anew. The operator's own stock is not limited, only takes its turns.
 */
export class ProvingQuota {
  readonly shortSearchMs: number;
  readonly #dailyMs: number;
  readonly #now: () => number;
  /** What each server has spent since the day's beginning, which is its first long search. */
  readonly #spent = new Map<string, { readonly since: number; ms: number }>();

  constructor(limits: Partial<Limits> = {}) {
    const { shortSearchMs = SHORT_SEARCH_MS, dailyMs = DAILY_MS, now = Date.now } = limits;
    this.shortSearchMs = shortSearchMs;
    this.#dailyMs = dailyMs;
    this.#now = now;
  }

  hasTimeLeft(owner: string): boolean {
    return owner === COMMON || this.#today(owner).ms < this.#dailyMs;
  }

  /** Threads that help because they have nothing else to do are not counted. */
  charge(owner: string, milliseconds: number): void {
    this.#today(owner).ms += milliseconds;
  }

  /** The servers without time left today. */
  listUsedUp(): readonly string[] {
    return [...this.#spent.keys()].filter((owner) => !this.hasTimeLeft(owner));
  }

  /** When the first of them has time again. */
  nextRenewal(): number | undefined {
    const days = this.listUsedUp().map((owner) => this.#today(owner).since + DAY_MS);
    return days.length > 0 ? Math.min(...days) : undefined;
  }

  #today(owner: string): { readonly since: number; ms: number } {
    const now = this.#now();
    const known = this.#spent.get(owner);
    if (known && now >= known.since && now - known.since < DAY_MS) return known;
    const today = { since: now, ms: 0 };
    this.#spent.set(owner, today);
    return today;
  }
}
