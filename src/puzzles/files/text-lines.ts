import { type DecodedLine, decodeLine, type Encoding, encodingOf } from './decode-line.js';

export interface TextLine {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly text: string;
}

/** A line as it came from a file. */
export interface FileLine extends TextLine, DecodedLine {}

/** One line at a time: splitting a file of two million line ends at once would hold up everybody else. */
export function* linesOf(text: string): Generator<TextLine> {
  const lineEnd = /\r\n|\r|\n/g;
  let start = 0;
  for (let number = 1; start <= text.length; number += 1) {
    const end = lineEnd.exec(text);
    yield { number, text: text.slice(start, end?.index ?? text.length).trim() };
    if (!end) return;
    start = lineEnd.lastIndex;
  }
}

/** Longer lines are cut here, so that a line without end is never held. A game of PGN may be one line. */
const MAX_LINE_BYTES = 64 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NO_BYTES = new Uint8Array(0);

/**
 * Splits the bytes of a file into lines, however they are cut into pieces: UTF-8, or UTF-16 with its mark. Lines are split
 * before they are decoded, so that what is no text spoils its own line only. A line that is not UTF-8 may still be of the
 * time before it, as PGN by its standard is.
 */
export class LineSplitter {
  #encoding: Encoding | undefined;
  /** What is to be put before the next piece: half a mark, or half a letter. */
  #before: Uint8Array = NO_BYTES;
  readonly #line = new Uint8Array(MAX_LINE_BYTES);
  /** How long the line is that has not ended yet; more than fits when its rest is dropped. */
  #lineBytes = 0;
  #lines = 0;
  #endedByCarriageReturn = false;
  #isAfterEmpty = false;

  /** The lines that end within this piece; of several empty ones in a row only the first. */
  *push(piece: Uint8Array): Generator<FileLine> {
    let bytes = this.#before.length > 0 ? Buffer.concat([this.#before, piece]) : piece;
    this.#before = NO_BYTES;
    if (this.#encoding === undefined) {
      if (bytes.length < 2) {
        this.#before = Uint8Array.from(bytes);
        return;
      }
      this.#encoding = encodingOf(bytes);
      bytes = bytes.subarray(this.#encoding.mark);
    }
    const { width } = this.#encoding;
    const whole = bytes.length - (bytes.length % width);
    if (whole < bytes.length) this.#before = Uint8Array.from(bytes.subarray(whole));
    yield* this.#split(bytes.subarray(0, whole), this.#encoding);
  }

  /** The last line, unless it is empty. */
  *end(): Generator<FileLine> {
    const encoding = this.#encoding ?? encodingOf(this.#before);
    if (this.#lineBytes + this.#before.length > 0) yield this.#endLine(this.#before, encoding);
  }

  *#split(bytes: Uint8Array, encoding: Encoding): Generator<FileLine> {
    const { width, low, high } = encoding;
    let start = 0;
    for (let at = 0; at < bytes.length; at += width) {
      const unit = bytes[at + low];
      if ((unit !== LINE_FEED && unit !== CARRIAGE_RETURN) || (width === 2 && bytes[at + high] !== 0)) continue;
      const isEmpty = at === start && this.#lineBytes === 0;
      const isSecondHalf = isEmpty && unit === LINE_FEED && this.#endedByCarriageReturn;
      this.#endedByCarriageReturn = unit === CARRIAGE_RETURN;
      const rest = isEmpty ? NO_BYTES : bytes.subarray(start, at);
      start = at + width;
      if (isSecondHalf) continue;
      if (isEmpty && this.#isAfterEmpty) this.#lines += 1;
      else yield this.#endLine(rest, encoding);
      this.#isAfterEmpty = isEmpty;
    }
    this.#hold(bytes.subarray(start));
  }

  #hold(bytes: Uint8Array): void {
    const room = MAX_LINE_BYTES - this.#lineBytes;
    if (room > 0) this.#line.set(bytes.subarray(0, room), this.#lineBytes);
    this.#lineBytes += bytes.length;
  }

  #endLine(rest: Uint8Array, encoding: Encoding): FileLine {
    const isHeld = this.#lineBytes > 0;
    if (isHeld) this.#hold(rest);
    const bytes = isHeld ? this.#line.subarray(0, this.#lineBytes) : rest.subarray(0, MAX_LINE_BYTES);
    const isCut = Math.max(rest.length, this.#lineBytes) > MAX_LINE_BYTES;
    this.#lineBytes = 0;
    this.#lines += 1;
    return { number: this.#lines, ...decodeLine(bytes, encoding, isCut) };
  }
}

/** Numbers of lines that come in the order of a file, held as runs: a file may have a million of them. */
export class LineRanges {
  readonly #runs: { readonly first: number; last: number }[] = [];
  count = 0;

  add(line: number): void {
    this.count += 1;
    const run = this.#runs.at(-1);
    if (run && line <= run.last + 1) run.last = line;
    else this.#runs.push({ first: line, last: line });
  }

  /** `501-900, 950`. */
  toString(): string {
    return this.#runs.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
  }
}
