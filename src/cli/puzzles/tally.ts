import { countText, rateText, timeText } from '../program/figures.js';
import { nameOfOutcome, OUTCOMES, type OutcomeName, placeOf, type Row, reasonOf, wordsOfOutcome } from './rows.js';

/** A line that deserves to be looked at, as it is shown. */
export interface Example {
  readonly place: string;
  readonly id?: number;
  readonly reason: string;
}

/** So many of each kind are shown; a report has them all. */
const MOST_EXAMPLES: Readonly<Partial<Record<OutcomeName, number>>> = {
  refused: 20,
  duplicate: 5,
  replaced: 5,
  cooked: 5,
  'shorter mate': 5,
  'no mate': 5,
  'gave up': 5,
};

/** Counts what became of lines, and keeps the first of each kind that somebody may want to mend. */
export class Tally {
  readonly #counts = new Map<OutcomeName, number>();
  readonly #examples = new Map<OutcomeName, Example[]>();
  lines = 0;

  count({ outcome }: Row): void {
    if (!outcome) return;
    const name = nameOfOutcome(outcome);
    this.#counts.set(name, this.of(name) + 1);
    this.lines++;
  }

  look(row: Row): void {
    if (!row.outcome) return;
    const name = nameOfOutcome(row.outcome);
    const known = this.#examples.get(name) ?? [];
    if (known.length >= (MOST_EXAMPLES[name] ?? 0)) return;
    this.#examples.set(name, known);
    known.push({
      place: placeOf(row),
      ...(row.id !== undefined && { id: row.id }),
      reason: reasonOf(row.outcome, row.id),
    });
  }

  of(name: OutcomeName): number {
    return this.#counts.get(name) ?? 0;
  }

  examplesOf(name: OutcomeName): readonly Example[] {
    return this.#examples.get(name) ?? [];
  }
}

const SHOWN = OUTCOMES.filter((name) => name !== 'waiting' && name !== 'skipped');

/** How far a run has come: `fraction` is undefined where nobody knows how much there is. */
export interface Stage {
  readonly milliseconds: number;
  readonly fraction?: number | undefined;
  /** So many of the lines were proved by an earlier run: they say nothing of the pace of this one. */
  readonly knownBefore?: number;
}

/** `42%, 731/s, 31 s left: 8,120 sound, 33 cooked, 2 refused`. */
export function progressText(tally: Tally, { milliseconds, fraction, knownBefore = 0 }: Stage): string {
  const parts = SHOWN.filter((name) => tally.of(name) > 0);
  const counts = parts.map((name) => `${countText(tally.of(name))} ${wordsOfOutcome(name)}`).join(', ');
  const done = tally.lines - knownBefore;
  const pace = [
    ...(fraction === undefined ? [] : [`${Math.floor(fraction * 100)}%`]),
    ...(done > 0 && milliseconds > 0 ? [`${rateText(done, milliseconds)}/s`] : []),
    ...timeLeft(milliseconds, fraction, done / Math.max(1, tally.lines)),
  ];
  return [pace.join(', '), counts].filter((part) => part !== '').join(': ');
}

/** So early nobody can tell. */
const LEAST_FRACTION = 0.005;
const LEAST_MS = 1000;

/** `fresh` is the part of what is behind that took this run's time. */
function timeLeft(milliseconds: number, fraction: number | undefined, fresh: number): string[] {
  if (fraction === undefined || fraction >= 1 || milliseconds < LEAST_MS) return [];
  if (fraction * fresh < LEAST_FRACTION) return [];
  const seconds = Math.ceil((milliseconds * (1 - fraction)) / (fraction * fresh) / 1000);
  return [`${seconds < 60 ? `${seconds} s` : timeText(seconds * 1000)} left`];
}
