import { excerpt } from '../../src/bot/text.js';
import { fail, ok, type Result } from '../../src/result.js';

/** Enough for several files; one message must not make the database look for millions. */
const MOST = 5000;

/** What a button has room for. */
const BUTTON_ROOM = 60;

const RANGE = /^#?(\d{1,9})(?:-#?(\d{1,9}))?$/;

/** One puzzle's number as people write it: `12` or `#12`. */
export function readId(text: string): Result<number, string> {
  const id = Number(/^#?(\d{1,9})$/.exec(text.trim())?.[1]);
  return id >= 1 ? ok(id) : fail(`“${excerpt(text, 20)}” is no number of a puzzle; write it like \`12\`.`);
}

/** Numbers of puzzles as people write them and as buttons carry them: `12-40, 45` or `12-40.45`. */
export function readIds(text: string): Result<readonly number[], string> {
  const ids = new Set<number>();
  for (const part of text.split(/[\s,.;]+/).filter(Boolean)) {
    const [, first, last = first] = RANGE.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from))
      return fail(`“${excerpt(part, 20)}” is no number of a puzzle; write \`12\` or \`12-40\`.`);
    if (to - from + ids.size >= MOST) return fail(`Name at most ${MOST} puzzles at a time.`);
    for (let id = from; id <= to; id++) ids.add(id);
  }
  return ids.size > 0 ? ok([...ids]) : fail('Name the puzzles by their numbers, like `12` or `12-40,45`.');
}

/**
 * Numbers for a button; commas would be written as three characters there. Where there are too many, all
 * from the first to the last are named: whoever reads them takes only those that are meant by their verdict.
 */
export function writeIds(ids: readonly number[]): string {
  const sorted = [...ids].sort((a, b) => a - b);
  const ranges: { first: number; last: number }[] = [];
  for (const id of sorted) {
    const range = ranges.at(-1);
    if (range && id === range.last + 1) range.last = id;
    else ranges.push({ first: id, last: id });
  }
  const exact = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join('.');
  return exact.length <= BUTTON_ROOM ? exact : `${sorted[0]}-${sorted.at(-1)}`;
}
