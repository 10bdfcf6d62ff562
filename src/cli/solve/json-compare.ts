import { fenOf } from '../../games/chess/position.js';
import { roundedTime } from '../program/figures.js';
import type { Puzzle } from '../program/puzzle.js';
import type { Comparison, Timed } from './compare.js';
import { totals } from './compare-text.js';
import { WAYS, type Way } from './ways.js';

/** The names in these objects are a promise: `--help` tells them. Times are milliseconds, null for what was not reached. */
const NAMES: Readonly<Record<Way, string>> = {
  'one core': 'oneCore',
  'many at once': 'manyAtOnce',
  'one on all cores': 'oneOnAllCores',
};

export const comparisonJson = ({ timed, disagreements }: Comparison, cores: number): object => ({
  cores,
  ...timesOf(WAYS, (way) => totals(timed).get(way)),
  puzzles: timed.flatMap(puzzleTimes),
  disagreements: disagreements.map(({ position }) => fenOf(position)),
});

const puzzleTimes = ({ batch, each }: Timed): object[] =>
  batch.puzzles.map((puzzle, index) => ({
    ...nameOf(puzzle),
    ...timesOf(ONE_BY_ONE, (way) => each.get(way)?.[index]),
  }));

const nameOf = ({ place, name, position, claimedMateIn }: Puzzle): object => ({
  ...place,
  ...(name !== undefined && { name }),
  fen: fenOf(position),
  ...(claimedMateIn !== undefined && { claimedMateIn }),
});

/** Puzzles that run side by side have no times of their own. */
const ONE_BY_ONE = WAYS.filter((way) => way !== 'many at once');

const timesOf = (ways: readonly Way[], timeOf: (way: Way) => number | undefined): object =>
  Object.fromEntries(
    ways.map((way) => {
      const time = timeOf(way);
      return [NAMES[way], time === undefined ? null : roundedTime(time)];
    }),
  );
