import { flawOf, type LineReader, refusal, type Take } from '../entry.js';
import { isRemark, MAX_TEXT_LINE, UNKNOWN_LINE } from './plain-text.js';
import { recognise } from './recognise.js';

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
