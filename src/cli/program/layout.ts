import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; colours take none. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const paddedLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/**
 * Fills lines with whole pieces; a piece that is wider than a line stands alone. A space goes between two pieces, unless
 * the first ends in a comma or a space of its own.
 */
export function wrap(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : last + (/[, ]$/.test(last) ? '' : ' ') + piece;
    if (last === undefined || widthOf(joined.trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = joined;
  }
  return lines.map((line) => line.trimEnd());
}

export const wrapText = (text: string, width: number): string[] =>
  wrap(
    text.split(' ').map((word) => `${word} `),
    width,
  );

/** `head` before the first line, and the others below its text. */
export const hanging = (head: string, lines: readonly string[]): string[] =>
  lines.map((line, index) => (index === 0 ? head + line : ' '.repeat(widthOf(head)) + line));

/** Two columns of lines, the shorter one filled up. */
export function sideBySide(left: readonly string[], right: readonly string[], gap = '   '): string[] {
  const width = Math.max(...left.map(widthOf));
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, row) =>
    (padded(left[row] ?? '', width) + gap + (right[row] ?? '')).trimEnd(),
  );
}

/** Cut so that it fits, with an ellipsis where something is missing. */
export const clipped = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${[...text].slice(0, width - 1).join('')}…`;

/** What somebody wrote, safe for a terminal: no escape sequences, no line ends, nothing that turns text around. */
export const plainText = (written: string): string => written.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ');
