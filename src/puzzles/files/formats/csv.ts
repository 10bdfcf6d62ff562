import { type Entry, flawOf, type LineReader, refusal, type Take } from '../entry.js';
import type { LineFault } from '../line-fault.js';
import type { FileLine, TextLine } from '../text-lines.js';

/** The longest record, over all its lines, and the most lines of one. */
const MAX_RECORD = 8_000;
const MAX_RECORD_LINES = 10;

const OPEN_QUOTE: LineFault = { code: 'open quote' };

/** What a row says; the reader of a row sees its cells only. */
export type ReadRow = (cells: readonly string[], line: TextLine) => Entry;

/**
 * Rows of a table. A quoted cell may go over several lines, but a forgotten quote must not swallow the file: where a record
 * of several lines comes to nothing, only its first line is refused and reading goes on with the second.
 */
export function readCsv(delimiter: string, readRow: ReadRow, take: Take): LineReader {
  let open: TextLine[] = [];

  const read = (line: FileLine): void => {
    if (line.text === '' && open.length === 0) return;
    const flaw = flawOf(line, MAX_RECORD);
    if (flaw) {
      giveUp();
      take(refusal(line, flaw));
      return;
    }
    open.push(line);
    const [first = line] = open;
    const text = open.length === 1 ? line.text : open.map((each) => each.text).join('\n');
    const record = parseRecord(text, delimiter);
    if (record.kind === 'open quote' && text.length <= MAX_RECORD && open.length < MAX_RECORD_LINES) return;
    const entry = record.kind === 'cells' ? readRow(record.cells, first) : refusal(first, OPEN_QUOTE);
    const others = entry.kind === 'refused' ? open.slice(1) : [];
    open = [];
    take(entry);
    for (const other of others) read(other);
  };
  /** Until nothing is open any more: what is read again may open the next quote. */
  const giveUp = (): void => {
    while (open.length > 0) {
      const [first, ...others] = open as [TextLine, ...TextLine[]];
      open = [];
      take(refusal(first, OPEN_QUOTE));
      for (const other of others) read(other);
    }
  };
  return { read, end: giveUp };
}

/** What a text in CSV is: cells; a quote that waits for its end; or a quote that ends in the middle of a cell. */
type CsvRecord =
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  | { readonly kind: 'open quote' }
  | { readonly kind: 'broken quote' };

/** One record, as RFC 4180 has it; a quote inside a cell that does not begin with one is a letter. */
export function parseRecord(text: string, delimiter: string): CsvRecord {
  if (!text.includes('"')) return { kind: 'cells', cells: text.split(delimiter).map((cell) => cell.trim()) };
  const cells: string[] = [];
  const quotedCell = /\s*"((?:[^"]|"")*)("?)\s*/y;
  for (let at = 0; at <= text.length; at += 1) {
    quotedCell.lastIndex = at;
    const quoted = quotedCell.exec(text);
    if (!quoted) {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? text.length : end).trim());
      at = end < 0 ? text.length : end;
      continue;
    }
    const [whole, inside = '', closing] = quoted;
    if (closing === '') return { kind: 'open quote' };
    at += whole.length;
    if (at < text.length && text[at] !== delimiter) return { kind: 'broken quote' };
    cells.push(inside.replaceAll('""', '"').trim());
  }
  return { kind: 'cells', cells };
}
