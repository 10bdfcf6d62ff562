import { fail, ok, type Result } from '../../../shared/result.js';
import type { LineReader, Take } from '../entry.js';
import type { FileFault } from '../file-fault.js';
import type { FileLine } from '../text-lines.js';
import { readCsv } from './csv.js';
import { isLichessRow, LICHESS_COLUMNS, readCsvHeader } from './csv-columns.js';
import { readPuzzleRows } from './csv-rows.js';
import { isJsonLine, readJsonLines } from './json-lines.js';
import { readLichessRows } from './lichess.js';
import { isTagLine, readPgn } from './pgn.js';
import { isPlainText, readPlainText } from './plain-text.js';

/**
 * The reader of the format that this line begins, which has read the line already; undefined when it begins none. Tables
 * come before plain text: a row of one has slashes like a FEN.
 */
export function recognise(line: FileLine, take: Take): Result<LineReader, FileFault> | undefined {
  const { text } = line;
  const header = readCsvHeader(text);
  if (header?.kind === 'missing') return fail({ code: 'column missing', column: header.column });
  if (header) {
    const rows = header.kind === 'lichess' ? readLichessRows(header.columns) : readPuzzleRows(header.columns);
    return ok(readCsv(header.delimiter, rows, take));
  }
  const makeReader = readerOf(text);
  if (!makeReader) return undefined;
  const reader = makeReader(take);
  reader.read(line);
  return ok(reader);
}

function readerOf(text: string): ((take: Take) => LineReader) | undefined {
  if (isLichessRow(text)) return (take) => readCsv(',', readLichessRows(LICHESS_COLUMNS), take);
  if (isJsonLine(text)) return readJsonLines;
  if (isTagLine(text)) return readPgn;
  return isPlainText(text) ? readPlainText : undefined;
}
