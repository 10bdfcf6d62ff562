import { excerpt } from '../bot/text.js';
import { MOST_NUMBERS, readPuzzleNumbers } from '../puzzles/puzzle-numbers.js';
import { fail, ok, type Result } from '../shared/result.js';
import type { Texts } from '../texts/en.js';

/** What a button has room for, beside the longest name of a command. */
const BUTTON_ROOM = 75;

/** More numbers apart from each other than these are counted in a message, not named. */
const NAMED = 20;

/** One puzzle's number as people write it: `12` or `#12`. */
export function readId(text: string, { library }: Texts): Result<number, string> {
  const id = Number(/^#?(\d{1,9})$/.exec(text.trim())?.[1]);
  return id >= 1 ? ok(id) : fail(library.badId(excerpt(text, 20)));
}

/** Numbers of puzzles as people write them and as buttons carry them: `12-40, 45` or `12-40.45`. */
export function readIds(text: string, { library }: Texts): Result<readonly number[], string> {
  const ids = readPuzzleNumbers(text);
  if (ids.ok) return ids;
  if (ids.fault.kind === 'too many') return fail(library.tooManyIds(MOST_NUMBERS));
  const { part } = ids.fault;
  return fail(part === '' ? library.noIds : library.badIds(excerpt(part, 20)));
}

interface WrittenIds {
  readonly text: string;
  /** How many numbers it names. */
  readonly count: number;
}

/**
 * Numbers for a button, from the lowest on: as many as there is room for, and never one that was not given. Commas would be
 * written as three characters there.
 */
export function writeIds(ids: readonly number[]): WrittenIds {
  let written: WrittenIds = { text: '', count: 0 };
  for (const { first, last } of rangesOf(ids)) {
    const range = first === last ? `${first}` : `${first}-${last}`;
    const text = written.text === '' ? range : `${written.text}.${range}`;
    const count = written.count + last - first + 1;
    if (text.length > BUTTON_ROOM || count > MOST_NUMBERS) break;
    written = { text, count };
  }
  return written;
}

/** `#12-40, #45`: numbers for a message, from the lowest on. */
export function nameIds(ids: readonly number[], { library }: Texts): string {
  const ranges = rangesOf(ids);
  const named = ranges.slice(0, NAMED).map(({ first, last }) => (first === last ? `#${first}` : `#${first}-${last}`));
  const hidden = ranges.slice(NAMED).reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return hidden > 0 ? library.idsAndMore(named.join(', '), hidden) : named.join(', ');
}

/** Numbers that follow each other, none longer than what may be named at a time. */
function rangesOf(ids: readonly number[]): readonly { readonly first: number; readonly last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && id === range.last + 1 && id - range.first < MOST_NUMBERS) range.last = id;
    else ranges.push({ first: id, last: id });
  }
  return ranges;
}
