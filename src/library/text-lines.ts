import { fail, ok, type Result } from '../result.js';

export interface TextLine {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly text: string;
}

/** The text of a file in UTF-8, or in UTF-16 with its mark; `not text` for anything else. */
export function decodeText(bytes: Uint8Array): Result<string, 'not text'> {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return text.includes('\0') ? fail('not text') : ok(text);
  } catch {
    return fail('not text');
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

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
