import type { Server } from './history.js';
import { addDays, dueAt, startOf } from './model-days.js';

/** The days of a life from the first on, computed once for each zone and server. */
export class Calendar {
  readonly #dates: readonly string[];
  readonly #starts = new Map<string, readonly number[]>();
  readonly #dues = new Map<string, readonly number[]>();

  /** Some days before the first and after the last are known too. */
  constructor(
    readonly first: string,
    readonly days: number,
  ) {
    this.#dates = Array.from({ length: days + 2 * MARGIN }, (_, index) => addDays(first, index - MARGIN));
  }

  date(day: number): string {
    return this.#dates[day + MARGIN] ?? addDays(this.first, day);
  }

  /** Midnight of a day, somewhere. */
  start(day: number, timeZone: string): number {
    const starts = this.#starts.get(timeZone) ?? this.#dates.map((date) => startOf(date, timeZone));
    this.#starts.set(timeZone, starts);
    return starts[day + MARGIN] ?? startOf(this.date(day), timeZone);
  }

  /** Which day it is in a server. */
  dayOf(server: Server, moment: number): number {
    const dues = this.#dues.get(server.id) ?? this.#dates.map((date) => dueAt(date, server));
    this.#dues.set(server.id, dues);
    // A guess that is at most a few days off, then steps to the right one.
    let index = Math.floor((moment - (dues[0] ?? 0)) / 86_400_000);
    while (index + 1 < dues.length && (dues[index + 1] ?? 0) <= moment) index += 1;
    while (index > 0 && (dues[index] ?? 0) > moment) index -= 1;
    return index - MARGIN;
  }
}

const MARGIN = 5;
