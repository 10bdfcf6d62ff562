import { type FateName, nameOfFate, placeOf, type Row, reasonOf } from './row.js';

/** A line that deserves to be looked at, as it is shown. */
export interface Example {
  readonly place: string;
  readonly id?: number;
  readonly reason: string;
}

/** So many of each kind are shown; a report has them all. */
const MOST_EXAMPLES: Readonly<Partial<Record<FateName, number>>> = {
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
  readonly #counts = new Map<FateName, number>();
  readonly #examples = new Map<FateName, Example[]>();
  lines = 0;

  count({ fate }: Row): void {
    if (!fate) return;
    const name = nameOfFate(fate);
    this.#counts.set(name, this.of(name) + 1);
    this.lines++;
  }

  look(row: Row): void {
    if (!row.fate) return;
    const name = nameOfFate(row.fate);
    const known = this.#examples.get(name) ?? [];
    if (known.length >= (MOST_EXAMPLES[name] ?? 0)) return;
    this.#examples.set(name, known);
    known.push({
      place: placeOf(row),
      ...(row.id !== undefined && { id: row.id }),
      reason: reasonOf(row.fate, row.id),
    });
  }

  of(name: FateName): number {
    return this.#counts.get(name) ?? 0;
  }

  examplesOf(name: FateName): readonly Example[] {
    return this.#examples.get(name) ?? [];
  }
}
