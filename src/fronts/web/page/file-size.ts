import { fill } from './fill.js';
import type { PageWords } from './wire.js';

/** Rounded up, so that a file just over the limit does not seem to be within it. */
const megabytes = (bytes: number, words: PageWords): string =>
  fill(words.megabytes, { count: String(Math.ceil((bytes / 1024 ** 2) * 10) / 10) });

export function sizeOf(bytes: number, words: PageWords): string {
  if (bytes < 1024) return fill(words.bytes, { count: String(bytes) });
  return bytes < 1024 ** 2
    ? fill(words.kilobytes, { count: String(Math.ceil(bytes / 1024)) })
    : megabytes(bytes, words);
}

/** The bot's own sentence for it, so that nobody has to send the file to be told. */
export const explainTooLarge = (bytes: number, limit: number, words: PageWords): string =>
  fill(words.tooLarge, { size: megabytes(bytes, words), limit: megabytes(limit, words) });
