import { fail, ok, type Result } from '../../result.js';
import { conditions } from '../conditions.js';
import { type Draft, labels, type RefusedLine, readClaim, refusedLine } from '../draft.js';
import { entryOf } from '../entry.js';
import type { TextLine } from '../text-lines.js';
import { told } from '../told.js';
import type { ReadRow } from './csv.js';
import type { Columns } from './csv-columns.js';
import { readFen } from './position-text.js';

/** Rows that give the position in which the solver is to move. */
export const readPuzzleRows =
  (columns: Columns): ReadRow =>
  (cells, line) =>
    entryOf(readRow(columns, cells, line));

function readRow(columns: Columns, cells: readonly string[], { number, text }: TextLine): Result<Draft, RefusedLine> {
  const refuse = (why: string) => fail(refusedLine(number, text, why));
  const wrongCount = explainCount(columns, cells);
  if (wrongCount) return refuse(wrongCount);
  const cell = cellsBy(columns, cells);
  const position = readFen(cell('position') ?? '');
  if (!position.ok) return refuse(cell('position') ? position.fault : 'The position of this row is missing; add it.');
  const written = cell('mateIn')?.replace(/^#/, '');
  const claim = written ? readClaim(written) : ok(undefined);
  if (!claim.ok) return refuse(claim.fault);
  return ok({
    line: number,
    position: position.value,
    ...(claim.value === undefined ? {} : { claimedMateIn: claim.value }),
    ...labels({ name: cell('name'), comment: cell('comment') }),
    ...told({ rating: cell('rating'), popularity: cell('popularity'), themes: cell('themes') }),
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
export function explainCount(columns: Columns, cells: readonly string[]): string | undefined {
  if (cells.length < columns.count) {
    return `This row has ${cells.length} of ${columns.count} columns; add those that are missing, empty if need be.`;
  }
  if (columns.isOpen || cells.slice(columns.count).every((cell) => cell === '')) return undefined;
  return `This row has ${cells.length} columns and the first line names ${columns.count}; put quotes \`"\` around a text with a comma.`;
}
