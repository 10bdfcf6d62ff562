import { sanOfUci } from '../../games/chess/moves.js';
import type { Verdict } from '../../puzzles/verdict.js';
import { countText, plural, rateText, timeText } from '../program/figures.js';
import { clipped, hanging, padded, paddedLeft, wrap, wrapText } from '../program/layout.js';
import { attackNumber } from '../program/moves.js';
import type { Place, Solved } from '../program/proof.js';
import type { Item } from '../program/puzzle-files.js';
import type { Paint } from '../program/screen.js';
import { explain } from './position-text.js';

const MOST_NAME = 24;
const VERDICT_WIDTH = 12;
const TIME_WIDTH = 9;
const INDENT = '  ';

/** What was not decided is not wrong. */
type Mark = 'sound' | 'wrong' | 'open';
const MARKS: Readonly<Partial<Record<Verdict['kind'], Mark>>> = { sound: 'sound', 'gave up': 'open' };

/** How wide the columns of the table are. */
export interface Columns {
  readonly place: number;
  readonly name: number;
  readonly width: number;
  readonly paint: Paint;
}

export const columnsFor = (items: readonly Item[], width: number, paint: Paint): Columns => ({
  place: Math.max(0, ...items.map((item) => placeOf(item).length)),
  name: Math.min(MOST_NAME, Math.max(0, ...items.map((item) => (item.kind === 'puzzle' ? nameOf(item).length : 0)))),
  width,
  paint,
});

const nameOf = (item: Extract<Item, { kind: 'puzzle' }>): string => item.puzzle.name ?? '';

const placeOf = (item: Item): string =>
  placeText(item.place) + (item.kind === 'refused' && item.lastLine !== undefined ? `-${item.lastLine}` : '');

const placeText = ({ file, lineNumber }: Place): string => `${file}:${lineNumber}`;

/** One line for a sound puzzle; a wrong one says below what is wrong with it. */
export function puzzleLines(place: Place, solved: Solved, columns: Columns): string[] {
  const { puzzle, answer, verdict } = solved;
  const { paint } = columns;
  const mark = MARKS[verdict.kind] ?? 'wrong';
  const sound = verdict.kind === 'sound';
  const words = sound
    ? `#${verdict.mateIn} ${attackNumber(puzzle.position.turn, 1)}${sanOfUci(puzzle.position, verdict.key)}`
    : verdict.kind;
  const line =
    startOf(placeText(place), puzzle.name ?? '', mark, columns) +
    padded(mark === 'wrong' ? paint.bad(words) : words, VERDICT_WIDTH) +
    paint.faint(paddedLeft(timeText(answer.effort.milliseconds), TIME_WIDTH));
  return sound ? [line] : [line, ...below(explain(solved), columns)];
}

export const refusedLines = (item: Extract<Item, { kind: 'refused' }>, columns: Columns): string[] => [
  startOf(placeOf(item), '', 'wrong', columns) + columns.paint.bad('refused'),
  ...below(item.why, columns),
];

/** The columns that say which puzzle it is. */
const startOf = (place: string, name: string, mark: Mark, { paint, ...columns }: Columns): string => {
  const signs = { sound: paint.good('✓'), wrong: paint.bad('✗'), open: paint.strong('?') };
  const cells = [signs[mark], padded(place, columns.place)];
  if (columns.name > 0) cells.push(padded(clipped(name, columns.name), columns.name));
  return cells.map((cell) => cell + INDENT).join('');
};

const below = (sentence: string, { width }: Columns): string[] =>
  hanging(`${INDENT} `, wrapText(sentence, width - INDENT.length - 1));

/** What came of a whole run. */
export interface Outcome {
  readonly solved: readonly Solved[];
  readonly refused: number;
  readonly puzzles: number;
  readonly milliseconds: number;
  readonly cores: number;
}

const KINDS = ['sound', 'cooked', 'shorter mate', 'no mate', 'gave up'] as const;

export function summaryLines(outcome: Outcome, { width, paint }: Pick<Columns, 'width' | 'paint'>): string[] {
  const { solved, refused, puzzles, milliseconds, cores } = outcome;
  const counts = KINDS.map((kind) => ({ kind, count: solved.filter(({ verdict }) => verdict.kind === kind).length }));
  const parts = counts.filter(({ count }) => count > 0).map(({ kind, count }) => `${countText(count)} ${kind}`);
  const done =
    solved.length === puzzles
      ? plural(puzzles, 'puzzle')
      : `${countText(solved.length)} of ${plural(puzzles, 'puzzle')}`;
  const nodes = solved.reduce((sum, { answer }) => sum + answer.effort.nodes, 0);
  const slowest = solved.toSorted((a, b) => b.answer.effort.milliseconds - a.answer.effort.milliseconds)[0];
  const speed = milliseconds > 0 && solved.length > 0 ? [`${rateText(solved.length, milliseconds)} puzzles/s`] : [];
  const longest = slowest?.puzzle.place
    ? [`the longest ${timeText(slowest.answer.effort.milliseconds)} (${placeText(slowest.puzzle.place)})`]
    : [];
  return [
    '',
    paint.strong(`${done}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${refusedPart(refused)}`),
    ...wrap(
      [`${timeText(milliseconds)} on ${plural(cores, 'core')}`, ...speed, plural(nodes, 'node'), ...longest].map(
        (part, index, parts) => (index < parts.length - 1 ? `${part}, ` : part),
      ),
      width,
    ),
  ];
}

const refusedPart = (refused: number): string => (refused > 0 ? `; ${plural(refused, 'line')} refused` : '');
