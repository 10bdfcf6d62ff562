import { notableThemes, themeName } from '../../puzzles/analysis/themes.js';
import { COMMON, type PuzzleFilter, type PuzzleRecord } from '../../puzzles/puzzle-store.js';
import { isPlayable, stateOf } from '../../puzzles/verdict.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { defineCommand, EXIT, type ExitCode } from '../program/command.js';
import { countText, plural } from '../program/figures.js';
import { clipped, padded, paddedLeft, plainText } from '../program/layout.js';
import { flag, wholeNumber } from '../program/options.js';
import type { Paint } from '../program/screen.js';
import { type LibraryContext, withLibrary } from './context.js';
import { FILTER, readFilter } from './options.js';
import { stateName } from './rows.js';
import { pagesOf } from './selection.js';
import { mateInOf, recordJson } from './stored-puzzle.js';

const USUAL_LIMIT = 50;
const MOST_LISTED = 10_000_000;

interface ListRequest {
  readonly filter: PuzzleFilter;
  readonly limit: number;
  readonly json: boolean;
}

/** A table of the puzzles, or a JSON object for each. */
export const listCommand = defineCommand({
  name: 'list',
  about: 'a table of the puzzles, those of servers too',
  options: {
    ...FILTER,
    common: flag('--common', 'those that are no server’s own'),
    limit: wholeNumber('--limit <N>', `at most so many (${USUAL_LIMIT})`, { least: 1, most: MOST_LISTED }),
    json: flag('-j, --json', 'JSON, one object a line'),
  },
  read({ common, limit = USUAL_LIMIT, json, ...options }): Result<ListRequest, string> {
    const filter = readFilter(options);
    if (!filter.ok) return filter;
    if (common && filter.value.owner !== undefined) return fail('Give --server or --common, not both.');
    return ok({ filter: { ...filter.value, ...(common && { owner: COMMON }) }, limit, json });
  },
  run: withLibrary(list),
});

const EMPTY =
  'The library is empty: `npm start` fills it from the puzzles folder, and `npm run puzzles -- add FILE` adds a file.';
const NONE_LIKE_THAT = 'No puzzle is like that: ask for less, or list all with `npm run puzzles -- list`.';

async function list({ filter, limit, json }: ListRequest, context: LibraryContext): Promise<ExitCode> {
  const { library, screen, signal } = context;
  let shown = 0;
  let columns = NO_COLUMNS;
  for await (const page of pagesOf(library, filter, signal)) {
    const records = page.slice(0, limit - shown);
    const isFirst = shown === 0;
    shown += records.length;
    columns = widened(columns, records);
    screen.print(
      json
        ? records.map((record) => JSON.stringify(recordJson(record)))
        : tableLines(records, columns, screen.width, screen.paint, isFirst),
    );
    if (shown >= limit) break;
  }
  if (signal.aborted) return EXIT.notAll;
  if (shown === 0) {
    screen.note((await library.countPuzzles({})) > 0 ? NONE_LIKE_THAT : EMPTY);
    return EXIT.done;
  }
  if (json) return EXIT.done;
  const all = shown < limit ? shown : await library.countPuzzles(filter);
  screen.print([
    '',
    all > shown ? `${countText(shown)} of ${plural(all, 'puzzle')}; --limit shows more.` : plural(all, 'puzzle'),
  ]);
  return EXIT.done;
}

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
type Columns = Readonly<Record<Column, number>>;

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

const NO_COLUMNS: Columns = { id: 0, mate: 0, verdict: 0, difficulty: 0, name: 0, place: 0, server: 0 };

function widened(columns: Columns, records: readonly PuzzleRecord[]): Columns {
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

function tableLines(
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
