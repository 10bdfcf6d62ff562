import { parseRecord } from './csv.js';

/** What fields of a puzzle may be called, in any letter case and with or without `_` and `-`. */
export const FIELD_NAMES = {
  // A name that says more exactly what it is comes first.
  position: ['fentomove', 'fen', 'position'],
  mateIn: ['matein', 'maten', 'mate'],
  name: ['puzzleid', 'id', 'name'],
  comment: ['comment'],
  moves: ['moves'],
  rating: ['rating'],
  popularity: ['popularity'],
  themes: ['themes'],
  severalKeys: ['severalkeys'],
  purpose: ['purpose'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Meaning = keyof typeof FIELD_NAMES;

/** As it stands in the table. */
export const plainFieldName = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** Where a table has what, counted from 0. */
export interface Columns {
  readonly count: number;
  /** Whether further columns may follow that nobody named. */
  readonly isOpen: boolean;
  at(meaning: Meaning): number | undefined;
}

const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.values(FIELD_NAMES).flat());

const MAX_HEADER = 2_000;

/** European spreadsheets write semicolons. */
const DELIMITERS = [',', ';'];

type CsvHeader =
  | { readonly kind: 'puzzles' | 'lichess'; readonly delimiter: string; readonly columns: Columns }
  | { readonly kind: 'missing'; readonly column: string };

/** The columns that a first line names, in any order and any letter case; undefined when it names none. */
export function readCsvHeader(text: string): CsvHeader | undefined {
  // Names of columns have no slash, and every line with a board has some.
  if (text.length > MAX_HEADER || text.includes('/')) return undefined;
  for (const delimiter of DELIMITERS) {
    const record = parseRecord(text, delimiter);
    if (record.kind !== 'cells' || record.cells.length < 2) continue;
    const names = record.cells.map(plainFieldName);
    if (names.filter((name) => KNOWN_NAMES.has(name)).length < 2) continue;
    return headerOf(names, delimiter);
  }
  return undefined;
}

function headerOf(names: readonly string[], delimiter: string): CsvHeader {
  const columns = columnsOf(names);
  if (columns.at('position') === undefined) return { kind: 'missing', column: 'fen' };
  // The file of Lichess is known by its name for the first column: there the opponent is still to move.
  if (!names.includes('puzzleid') || names.includes('fentomove')) return { kind: 'puzzles', delimiter, columns };
  if (columns.at('moves') === undefined) return { kind: 'missing', column: 'Moves' };
  if (columns.at('themes') === undefined) return { kind: 'missing', column: 'Themes' };
  return { kind: 'lichess', delimiter, columns };
}

function columnsOf(names: readonly string[]): Columns {
  const places = new Map<Meaning, number>();
  for (const [meaning, known] of Object.entries(FIELD_NAMES) as [Meaning, readonly string[]][]) {
    const found = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
    if (found !== undefined) places.set(meaning, found);
  }
  return { count: names.length, isOpen: false, at: (meaning) => places.get(meaning) };
}

/** Older files of Lichess have no first line, and more columns have come since. */
export const LICHESS_COLUMNS: Columns = {
  ...columnsOf(['puzzleid', 'fen', 'moves', 'rating', 'ratingdeviation', 'popularity', 'nbplays', 'themes']),
  isOpen: true,
};

/** Such a row, recognised by its second and third cell. */
export const isLichessRow = (text: string): boolean =>
  /^[^\s,/]*,(?:[^\s,/]+\/){7}[^\s,/]+ [wb] [^,]*,(?:[a-h][1-8][a-h][1-8][qrbn]?(?: |,))+\d+,/.test(text);
