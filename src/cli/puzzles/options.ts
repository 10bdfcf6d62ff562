import { isTheme } from '../../puzzles/analysis/themes.js';
import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { MOST_NUMBERS, readPuzzleNumbers } from '../../puzzles/puzzle-numbers.js';
import type { PuzzleFilter } from '../../puzzles/puzzle-store.js';
import { PUZZLE_STATES, type PuzzleState } from '../../puzzles/verdict.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { flag, type Option, quoted, text, type Values, wholeNumber } from '../program/options.js';
import { stateName } from './rows.js';

export const ITS_NUMBER = 'Give the number of a puzzle.';
export const THEIR_NUMBERS = 'their numbers, like 12 or 12-40,45';

/** As it is typed after `--verdict`: `no-mate`. */
const wordOf = (state: PuzzleState): string => stateName(state).replaceAll(' ', '-');

const VERDICT: Option<PuzzleState | undefined> = {
  flags: '--verdict <V>',
  about: `${PUZZLE_STATES.slice(0, -1).map(wordOf).join(', ')} or ${PUZZLE_STATES.slice(-1).map(wordOf).join()}`,
  read: (given) => {
    if (typeof given !== 'string') return ok(undefined);
    const word = given
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-');
    const meant = PUZZLE_STATES.find((state) => wordOf(state) === word || state.replaceAll(' ', '-') === word);
    if (meant) return ok(meant);
    return fail(`There is no verdict ${quoted(given)}; there are ${PUZZLE_STATES.map(wordOf).join(', ')}.`);
  },
};

/** Which puzzles are meant. */
export const FILTER = {
  verdict: VERDICT,
  mateIn: wholeNumber('-m, --mate <N>', 'mates in N', { least: 1, most: MAX_CLAIMED_MATE }),
  theme: text('--theme <T>', 'with this theme, such as smothered'),
  source: text('--source <S>', 'from the file of this name'),
  practice: flag('--practice', 'those for practice'),
  daily: flag('--daily', 'those for the daily puzzle'),
  server: text('--server <ID>', 'those that are this server’s own'),
};

/** Whose they are matters only when it was said. */
export function readFilter(options: Values<typeof FILTER>): Result<PuzzleFilter, string> {
  const { verdict, mateIn, source, practice, daily } = options;
  const theme = options.theme?.trim().toLowerCase();
  if (theme !== undefined && !isTheme(theme)) {
    return fail(`There is no theme ${quoted(options.theme)}; docs/themes.md lists them.`);
  }
  if (practice && daily) return fail('Give --practice or --daily, not both.');
  const server = options.server?.trim();
  // An empty name would mean the common stock.
  if (server === '') return fail('--server needs the ID of a server after it.');
  return ok({
    ...(server !== undefined && { owner: server }),
    ...(verdict && { verdict }),
    ...(mateIn !== undefined && { mateIn }),
    ...(theme !== undefined && { theme }),
    ...(source !== undefined && { source }),
    ...(practice && { purpose: 'practice' as const }),
    ...(daily && { purpose: 'daily' as const }),
  });
}

/** Numbers of puzzles and ranges of them; none where there are no words. */
export function readIds(words: readonly string[]): Result<readonly number[], string> {
  if (words.length === 0) return ok([]);
  const ids = readPuzzleNumbers(words.join(' '));
  if (ids.ok) return ids;
  return ids.fault.kind === 'too many'
    ? fail(`Name at most ${MOST_NUMBERS} puzzles at a time.`)
    : fail(`Puzzles are named by their numbers, such as 12 or 12-40,45, not by ${quoted(ids.fault.part)}.`);
}

export function readId(word: string): Result<number, string> {
  const ids = readPuzzleNumbers(word);
  if (ids.ok && ids.value[0] !== undefined && ids.value.length === 1) return ok(ids.value[0]);
  return fail(`A puzzle is named by its number, such as 12, not by ${quoted(word)}.`);
}
