import { notableThemes, themeName } from '../../puzzles/analysis/themes.js';
import { COMMON, type PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable, stateOf } from '../../puzzles/verdict.js';
import { clipped, padded, paddedLeft } from '../program/layout.js';
import type { Paint } from '../program/paint.js';
import { plainText } from '../program/plain-text.js';
import { stateName } from './verdict-words.js';

const MOST_NAME = 28;
const MOST_PLACE = 32;
const GAP = '  ';

interface Cells {
  readonly id: string;
  readonly mate: string;
  readonly verdict: string;
  readonly difficulty: string;
  readonly name: string;
  readonly place: string;
  readonly server: string;
  readonly themes: string;
}
type Column = Exclude<keyof Cells, 'themes'>;

/** How wide they are; a page that is printed later is at least as wide. */
export type Columns = Readonly<Record<Column, number>>;

const TITLES: Cells = {
  id: '#',
  mate: 'mate',
  verdict: 'verdict',
  difficulty: 'diff',
  name: 'name',
  place: 'from',
  server: 'server',
  themes: 'themes',
};
const COLUMNS = ['id', 'mate', 'verdict', 'difficulty', 'name', 'place', 'server'] as const satisfies readonly Column[];
const NUMBERS: readonly Column[] = ['id', 'mate', 'difficulty'];

export const NO_COLUMNS: Columns = { id: 0, mate: 0, verdict: 0, difficulty: 0, name: 0, place: 0, server: 0 };

export function widened(columns: Columns, records: readonly PuzzleRecord[]): Columns {
  const all = [TITLES, ...records.map(cellsOf)];
  const width = (column: Column): number =>
    all.reduce((most, cells) => Math.max(most, [...cells[column]].length), columns[column]);
  return {
    id: width('id'),
    mate: width('mate'),
    verdict: width('verdict'),
    difficulty: width('difficulty'),
    // A column that nobody fills is left out.
    name: records.some(({ name }) => name !== undefined) ? width('name') : columns.name,
    place: width('place'),
    server: records.some(({ owner }) => owner !== COMMON) ? width('server') : columns.server,
  };
}

export function tableLines(
  records: readonly PuzzleRecord[],
  columns: Columns,
  width: number,
  paint: Paint,
  withTitles: boolean,
): string[] {
  const titles = withTitles ? [paint.faint(clipped(lineOf(TITLES, columns), width))] : [];
  return [...titles, ...records.map((record) => coloured(record, columns, width, paint))];
}

function coloured(record: PuzzleRecord, columns: Columns, width: number, paint: Paint): string {
  const line = clipped(lineOf(cellsOf(record), columns), width);
  const { verdict } = record;
  return !verdict || verdict.kind === 'gave up' || isPlayable(verdict.kind) ? line : paint.bad(line);
}

function lineOf(cells: Cells, columns: Columns): string {
  const shown = COLUMNS.filter((column) => columns[column] > 0).map((column) =>
    (NUMBERS.includes(column) ? paddedLeft : padded)(cells[column], columns[column]),
  );
  return [...shown, cells.themes].join(GAP).trimEnd();
}

const cellsOf = (record: PuzzleRecord): Cells => ({
  id: String(record.id),
  mate: String(mateInOf(record) ?? ''),
  verdict: stateName(stateOf(record)),
  difficulty: record.traits ? String(record.traits.difficulty) : '',
  name: clipped(plainText(record.name ?? ''), MOST_NAME),
  place: clipped(`${plainText(record.source)}:${record.line}`, MOST_PLACE),
  server: plainText(record.owner),
  themes: notableThemes(record.traits?.themes ?? [])
    .map(themeName)
    .join(', '),
});

/** What was proved, else what is claimed. */
export const mateInOf = ({ verdict, claimedMateIn }: PuzzleRecord): number | undefined =>
  verdict && 'mateIn' in verdict ? verdict.mateIn : claimedMateIn;
