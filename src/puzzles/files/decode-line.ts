import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** Of a damaged line only the beginning is shown. */
const SHOWN_BYTES = 1024;

/** How the letters of a file are written. */
export interface Encoding {
  readonly name: 'utf-8' | 'utf-16le' | 'utf-16be';
  /** Bytes of a unit; which of them decide whether it is the end of a line. */
  readonly width: 1 | 2;
  readonly low: 0 | 1;
  readonly high: 0 | 1;
  /** Bytes of the mark at the beginning. The one of UTF-8 is blank as a letter. */
  readonly mark: 0 | 2;
  /** Makes something of everything; whether it is text is asked before. */
  readonly decoder: TextDecoder;
}

export function encodingOf([first, second]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return makeEncoding('utf-16le', { width: 2, low: 0, high: 1, mark: 2 });
  if (first === 0xfe && second === 0xff) return makeEncoding('utf-16be', { width: 2, low: 1, high: 0, mark: 2 });
  return makeEncoding('utf-8', { width: 1, low: 0, high: 0, mark: 0 });
}

const makeEncoding = (name: Encoding['name'], shape: Omit<Encoding, 'name' | 'decoder'>): Encoding => ({
  name,
  ...shape,
  decoder: new TextDecoder(name),
});

export interface DecodedLine {
  readonly text: string;
  /** `cut`: it was too long, and its end was dropped; `damaged`: it is no text, and only its beginning is here. */
  readonly flaw?: 'cut' | 'damaged';
}

export function decodeLine(bytes: Uint8Array, encoding: Encoding, isCut: boolean): DecodedLine {
  if (bytes.length === 0) return { text: '' };
  const text = decodeText(isCut ? wholeLetters(bytes, encoding) : bytes, encoding);
  if (text !== undefined) return { text: text.trim(), ...(isCut ? { flaw: 'cut' } : {}) };
  const shown = encoding.decoder.decode(bytes.subarray(0, SHOWN_BYTES));
  return { text: shown.trim(), flaw: 'damaged' };
}

/** Undefined when it is no text. Decoders could tell by an exception, but a file of nothing else would take minutes. */
function decodeText(bytes: Uint8Array, { name, decoder }: Encoding): string | undefined {
  if (name === 'utf-8' && !isUtf8(bytes)) return decodeOneByte(bytes);
  if (name !== 'utf-8' && !isUtf16(bytes, name)) return undefined;
  const text = decoder.decode(bytes);
  return text.includes('\0') ? undefined : text;
}

/** Without the letter at the end that a cut may have gone through. */
function wholeLetters(bytes: Uint8Array, { name, high }: Encoding): Uint8Array {
  let end = bytes.length;
  if (name !== 'utf-8') return isFirstHalf(bytes[end - 2 + high]) ? bytes.subarray(0, end - 2) : bytes;
  while (end > bytes.length - 4 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return (bytes[end - 1] ?? 0) >= 0xc0 ? bytes.subarray(0, end - 1) : bytes;
}

const isFirstHalf = (high = 0): boolean => high >= 0xd8 && high < 0xdc;

/** Whole units, and no half of a pair without the other. */
function isUtf16(bytes: Uint8Array, name: Encoding['name']): boolean {
  if (bytes.length % 2 === 1) return false;
  const units = Buffer.from(bytes);
  if (name === 'utf-16be') units.swap16();
  return !/\p{Cs}/u.test(units.toString('utf16le'));
}

/** What Windows put in the place of the controls 0x80 to 0x9f; five of them stay. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The letters of western Europe, one byte each; no text has controls. Not by the decoder for it: in some versions of Node
 * that one knows nothing of Windows.
 */
function decodeOneByte(bytes: Uint8Array): string | undefined {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const text = latin.replace(/\p{Cc}/gu, (control) => WINDOWS[control.charCodeAt(0) - 0x80] ?? control);
  return /(?!\t)\p{Cc}/u.test(text) ? undefined : text;
}
