import { fail, ok, type Result } from '../shared/result.js';

/** Enough for several files; nobody must make the database look for millions with a few words. */
export const MOST_NUMBERS = 5000;

const RANGE = /^#?(\d{1,9})(?:-#?(\d{1,9}))?$/;

type NumbersFault =
  /** The part that is neither a number nor a range; empty when there is nothing at all. */
  { readonly kind: 'no number'; readonly part: string } | { readonly kind: 'too many' };

/** Numbers of puzzles as people write them and as buttons carry them: `12`, `#12`, `12-40, 45` or `12-40.45`. */
export function readPuzzleNumbers(text: string): Result<readonly number[], NumbersFault> {
  const numbers = new Set<number>();
  for (const part of text.split(/[\s,.;]+/).filter(Boolean)) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from)) return fail({ kind: 'no number', part });
    for (let number = from; number <= to; number++) {
      numbers.add(number);
      if (numbers.size > MOST_NUMBERS) return fail({ kind: 'too many' });
    }
  }
  return numbers.size > 0 ? ok([...numbers]) : fail({ kind: 'no number', part: '' });
}
