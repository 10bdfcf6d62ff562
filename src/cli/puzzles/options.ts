import { isTheme } from '../../puzzles/analysis/themes.js';
import { MAX_CLAIMED_MATE } from '../../puzzles/draft.js';
import { MOST_NUMBERS, readPuzzleNumbers } from '../../puzzles/puzzle-numbers.js';
import type { PuzzleFilter } from '../../puzzles/puzzle-store.js';
import { PUZZLE_STATES } from '../../puzzles/verdict.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { readWhole, shown } from '../program/command-words.js';
import { optionOf, readState } from './verdict-words.js';

/** What commander makes of the words after a command. */
export type Options = Readonly<Record<string, string | true | undefined>>;

const MOST_SECONDS = 86_400;
const MEGABYTES = { least: 16, most: 65_536 };
const MOST_CORES = 256;

/** What proving may spend, as far as it was said. */
export interface Spending {
  readonly seconds?: number;
  readonly megabytes?: number;
  readonly cores?: number;
}

export function readSpending(options: Options): Result<Spending, string> {
  const seconds = options.seconds === undefined ? undefined : Number(options.seconds);
  if (seconds !== undefined && !(seconds > 0 && seconds <= MOST_SECONDS)) {
    return fail(`--seconds takes a number above 0 and up to ${MOST_SECONDS}, not ${shown(options.seconds)}.`);
  }
  const megabytes = readWhole('--megabytes', options.megabytes, MEGABYTES.least, MEGABYTES.most);
  if (!megabytes.ok) return megabytes;
  const cores = readWhole('--cores', options.cores, 1, MOST_CORES);
  if (!cores.ok) return cores;
  return ok({
    ...(seconds !== undefined && { seconds }),
    ...(megabytes.value !== undefined && { megabytes: megabytes.value }),
    ...(cores.value !== undefined && { cores: cores.value }),
  });
}

/** Numbers of puzzles and ranges of them; none where there are no words. */
export function readIds(words: readonly string[]): Result<readonly number[], string> {
  if (words.length === 0) return ok([]);
  const ids = readPuzzleNumbers(words.join(' '));
  if (ids.ok) return ids;
  return ids.fault.kind === 'too many'
    ? fail(`Name at most ${MOST_NUMBERS} puzzles at a time.`)
    : fail(`Puzzles are named by their numbers, such as 12 or 12-40,45, not by ${shown(ids.fault.part)}.`);
}

export function readId(word: string): Result<number, string> {
  const ids = readPuzzleNumbers(word);
  if (ids.ok && ids.value[0] !== undefined && ids.value.length === 1) return ok(ids.value[0]);
  return fail(`A puzzle is named by its number, such as 12, not by ${shown(word)}.`);
}

/** Which puzzles are meant; whose they are matters only when it was said. */
export function readFilter(options: Options): Result<PuzzleFilter, string> {
  const verdict = typeof options.verdict === 'string' ? readState(options.verdict) : undefined;
  if (options.verdict !== undefined && !verdict) {
    return fail(`There is no verdict ${shown(options.verdict)}; there are ${PUZZLE_STATES.map(optionOf).join(', ')}.`);
  }
  const mateIn = readWhole('--mate', options.mate, 1, MAX_CLAIMED_MATE);
  if (!mateIn.ok) return mateIn;
  const theme = typeof options.theme === 'string' ? options.theme.trim().toLowerCase() : undefined;
  if (theme !== undefined && !isTheme(theme)) {
    return fail(`There is no theme ${shown(options.theme)}; docs/themes.md lists them.`);
  }
  if (options.practice && options.daily) return fail('Give --practice or --daily, not both.');
  const server = typeof options.server === 'string' ? options.server.trim() : undefined;
  // An empty name would mean the common stock.
  if (server === '') return fail('--server needs the ID of a server after it.');
  return ok({
    ...(server !== undefined && { owner: server }),
    ...(verdict && { verdict }),
    ...(mateIn.value !== undefined && { mateIn: mateIn.value }),
    ...(theme !== undefined && { theme }),
    ...(typeof options.source === 'string' && { source: options.source }),
    ...(options.practice && { purpose: 'practice' as const }),
    ...(options.daily && { purpose: 'daily' as const }),
  });
}
