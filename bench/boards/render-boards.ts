import { PERIODS } from '../../src/people/leaderboard.js';
import { count, milliseconds, ratio, renderTable } from '../report.js';
import { median, sum } from '../statistics.js';
import type { Board } from './askings.js';

/** A board with what each asking took. */
export interface AskedBoard {
  readonly board: Board;
  /** Who is on it. */
  readonly total: number;
  readonly times: readonly number[];
  readonly naiveTimes: readonly number[];
}

const PLACES = { server: 'server', channel: 'friends', world: 'world' } as const;

/** Two lines for each measure and place, ours and the naive way's, with all periods side by side. */
export function renderBoards(asked: readonly AskedBoard[]): string {
  const nameOf = ({ by, place }: Board): string => `${by}, ${PLACES[place.kind]}`;
  const names = new Set(asked.map(({ board }) => nameOf(board)));
  return renderTable(
    ['by, within', 'who', 'members', ...PERIODS.map((period) => `${period}, ms`), 'worst ms', 'naive / Matinee'],
    [...names].flatMap((name) => {
      const periods = asked.filter(({ board }) => nameOf(board) === name);
      const members = Math.max(...periods.map(({ total }) => total));
      const ours = periods.map(({ times }) => times);
      const theirs = periods.map(({ naiveTimes }) => naiveTimes);
      return [
        [name, 'Matinee', count(members), ...figures(ours), ratio(sum(theirs.map(median)), sum(ours.map(median)))],
        ['', 'naive', '', ...figures(theirs)],
      ];
    }),
    2,
  );
}

const figures = (times: readonly (readonly number[])[]): string[] => [
  ...times.map((each) => milliseconds(median(each))),
  milliseconds(Math.max(...times.flat())),
];
