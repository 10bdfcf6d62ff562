import { fenOf } from '../../games/chess/position.js';
import { plural, ratioText, roundedTime, timeText } from '../program/figures.js';
import { clipped, padded, paddedLeft } from '../program/layout.js';
import type { Puzzle } from '../program/proof.js';
import type { Paint } from '../program/screen.js';
import { type Comparison, MOST_ROUNDS, type Timed, WAYS, type Way } from './compare.js';

const LABEL_WIDTH = 28;
const TIME_WIDTH = 10;
const RATIO_WIDTH = 7;

/** The times of the three ways side by side, and how many times faster than on one core. */
export function comparisonLines({ timed, disagreements }: Comparison, cores: number, paint: Paint): string[] {
  const [only] = timed;
  const batchRows = timed.map(batchRow);
  const few = timed.length === 1 && only && only.batch.puzzles.length > 1;
  const rows = few ? onePuzzleARow(only) : timed.length === 1 ? timed.map(singleRow) : batchRows;
  const sum = timed.length > 1 || few ? [totalRow(timed)] : [];
  return [
    paint.strong(headRow()),
    ...rows,
    ...sum.map(paint.strong),
    '',
    paint.faint(`${plural(cores, 'core')}; a ratio says how many times faster than on one core.`),
    paint.faint(`Times are wall time, the best of up to ${MOST_ROUNDS} rounds after a warm-up.`),
    ...(few ? [paint.faint('Many at once run side by side, so only all of them together are timed.')] : []),
    ...verdictOnAnswers(disagreements, paint),
  ];
}

const headRow = (): string => {
  const [first, ...others] = WAYS.map((way) => paddedLeft(way, TIME_WIDTH));
  const wide = others.map((name) => paddedLeft(name, TIME_WIDTH + RATIO_WIDTH));
  return [padded('', LABEL_WIDTH), first, ...wide].join(' ');
};

function row(label: string, times: ReadonlyMap<Way, number | undefined>): string {
  const base = times.get('one core');
  const cells = WAYS.map((way) => {
    const time = times.get(way);
    const cell = paddedLeft(time === undefined ? '-' : timeText(time), TIME_WIDTH);
    if (way === 'one core') return cell;
    const ratio = base !== undefined && time !== undefined ? ratioText(base, time) : '';
    return cell + paddedLeft(ratio, RATIO_WIDTH);
  });
  return [padded(clipped(label, LABEL_WIDTH), LABEL_WIDTH), ...cells].join(' ').trimEnd();
}

const onePuzzleARow = ({ batch, each }: Timed): string[] =>
  batch.puzzles.flatMap((puzzle, index) => {
    const times = new Map(WAYS.map((way) => [way, each.get(way)?.[index]]));
    // Stopped early: only what was measured is told.
    return times.get('one core') === undefined ? [] : [row(labelOf(puzzle), times)];
  });

const singleRow = ({ batch, whole }: Timed): string => row(batch.puzzles.map(labelOf).join(), whole);

const batchRow = ({ batch, whole }: Timed): string =>
  row(`${batch.label}, ${plural(batch.puzzles.length, 'puzzle')}`, whole);

function totalRow(timed: readonly Timed[]): string {
  const count = timed.reduce((sum, { batch }) => sum + batch.puzzles.length, 0);
  return row(`in all, ${plural(count, 'puzzle')}`, totals(timed));
}

/** Undefined for a way that did not get through all batches. */
export const totals = (timed: readonly Timed[]): ReadonlyMap<Way, number | undefined> =>
  new Map(
    WAYS.map((way) => {
      const parts = timed.map(({ whole }) => whole.get(way));
      return [way, parts.includes(undefined) ? undefined : parts.reduce((sum: number, part) => sum + (part ?? 0), 0)];
    }),
  );

const labelOf = ({ place, name, claimedMateIn }: Puzzle): string => {
  const where = name ?? (place ? `${place.file}:${place.lineNumber}` : 'the position');
  return claimedMateIn === undefined ? where : `${where} (#${claimedMateIn})`;
};

const verdictOnAnswers = (disagreements: readonly Puzzle[], paint: Paint): string[] =>
  disagreements.map((puzzle) => paint.bad(`The ways disagree about ${labelOf(puzzle)}: ${fenOf(puzzle.position)}`));

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
