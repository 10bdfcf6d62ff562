import { fail, ok, type Result } from '../../../shared/result.js';
import { flawOf, type LineReader, refusal, type Take } from '../entry.js';
import type { FileFault } from '../file-fault.js';
import type { FileLine } from '../text-lines.js';
import { readCsv } from './csv.js';
import { isLichessRow, LICHESS_COLUMNS, readCsvHeader } from './csv-columns.js';
import { readPuzzleRows } from './csv-rows.js';
import { isJsonLine, readJsonLines } from './json-lines.js';
import { readLichessRows } from './lichess.js';
import { isTagLine, readPgn } from './pgn.js';
import { isPlainText, isRemark, MAX_TEXT_LINE, readPlainText, UNKNOWN_LINE } from './plain-text.js';

/** Pictures and PDFs begin with a line that could be text; what comes after it is none. */
const NO_TEXT = /^(?:‰PNG|%PDF-)/;

/** Reads a file by the first line that begins one of the formats; what comes before it is refused, line by line. */
export function readAnyFormat(take: Take): LineReader {
  let reader: LineReader | undefined;
  let isText = false;
  return {
    read(line) {
      if (reader) return reader.read(line);
      // Nothing but damage so far: this is a picture, or a program.
      if (!isText && (line.flaw === 'damaged' || NO_TEXT.test(line.text)))
        return take({ kind: 'fault', fault: { code: 'not text' } });
      if (line.text === '' || isRemark(line.text)) return;
      isText = true;
      const recognised = line.flaw ? undefined : recognise(line, take);
      if (!recognised) take(refusal(line, flawOf(line, MAX_TEXT_LINE) ?? UNKNOWN_LINE));
      else if (recognised.ok) reader = recognised.value;
      else take({ kind: 'fault', fault: recognised.fault });
    },
    end() {
      reader?.end();
    },
  };
}

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
