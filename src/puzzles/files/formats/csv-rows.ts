import { fail, ok, type Result } from '../../../shared/result.js';
import { conditions, type Draft, type FaultyLine, faultyLine, labels, readClaim } from '../../draft.js';
import { entryOf } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import { readMetadata } from '../metadata.js';
import type { TextLine } from '../text-lines.js';
import type { ReadRow } from './csv.js';
import type { Columns } from './csv-columns.js';
import { readFen } from './position-text.js';

/** Rows that give the position in which the solver is to move. */
export const readPuzzleRows =
  (columns: Columns): ReadRow =>
  (cells, line) =>
    entryOf(readRow(columns, cells, line));

function readRow(columns: Columns, cells: readonly string[], { number, text }: TextLine): Result<Draft, FaultyLine> {
  const refuse = (fault: LineFault) => fail(faultyLine(number, text, fault));
  const wrongCount = countFault(columns, cells);
  if (wrongCount) return refuse(wrongCount);
  const cell = cellsBy(columns, cells);
  const position = readFen(cell('position') ?? '');
  if (!position.ok) return refuse(cell('position') ? position.fault : { code: 'no position in row' });
  const written = cell('mateIn')?.replace(/^#/, '');
  const claim = written ? readClaim(written) : ok(undefined);
  if (!claim.ok) return refuse(claim.fault);
  return ok({
    line: number,
    position: position.value,
    ...(claim.value === undefined ? {} : { claimedMateIn: claim.value }),
    ...labels({ name: cell('name'), comment: cell('comment') }),
    ...readMetadata({ rating: cell('rating'), popularity: cell('popularity'), themes: cell('themes') }),
    ...conditions({ severalKeys: cell('severalKeys'), purpose: cell('purpose') }),
  });
}

export const cellsBy =
  (columns: Columns, cells: readonly string[]) =>
  (meaning: Parameters<Columns['at']>[0]): string | undefined => {
    const place = columns.at(meaning);
    return place === undefined ? undefined : cells[place];
  };

/** A row with more or fewer cells has something in the wrong column; empty ones at the end do no harm. */
export function countFault(columns: Columns, cells: readonly string[]): LineFault | undefined {
  const counts = { count: cells.length, of: columns.count };
  if (cells.length < columns.count) return { code: 'too few columns', ...counts };
  if (columns.isOpen || cells.slice(columns.count).every((cell) => cell === '')) return undefined;
  return { code: 'too many columns', ...counts };
}
