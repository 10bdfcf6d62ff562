import { type Metadata, shorten } from '../draft.js';

/** As a file gives it: text that is still unchecked. */
interface MetadataText {
  readonly rating?: string | undefined;
  readonly popularity?: string | undefined;
  /** Words, separated by blanks or commas. */
  readonly themes?: string | undefined;
}

const MAX_NUMBER = 100_000;
const MAX_THEME = 40;

/** All themes together, as one text: an exported line with its name and comment still fits into one line of a file. */
const MAX_THEMES_TEXT = 300;

/**
 * The optional part of a draft. What cannot be read is left out: a puzzle is not refused for its rating, and `?` is how
 * many files write that there is none.
 */
export function readMetadata(given: MetadataText): { readonly metadata?: Metadata } {
  const rating = readNumber(given.rating);
  const popularity = readNumber(given.popularity);
  const themes = themeWords(given.themes ? given.themes.slice(0, 2 * MAX_THEMES_TEXT).split(/[\s,]+/) : []);
  if (rating === undefined && popularity === undefined && themes.length === 0) return {};
  return {
    metadata: {
      ...(rating === undefined ? {} : { rating }),
      ...(popularity === undefined ? {} : { popularity }),
      ...(themes.length === 0 ? {} : { themes }),
    },
  };
}

/** Whole numbers, rounded: nobody is rated to a fraction of a point. */
function readNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\s*[-+]?\d{1,9}(?:\.\d{1,9})?\s*$/.test(text)) return undefined;
  const value = Math.round(Number(text));
  // Adding 0 makes a plain 0 of -0.
  return Math.abs(value) <= MAX_NUMBER ? value + 0 : undefined;
}

/** Themes as every format can hold them: each one word, none twice, and not too many. */
export function themeWords(themes: readonly string[]): string[] {
  const words = new Set<string>();
  let length = 0;
  for (const theme of themes) {
    const word = shorten(theme, MAX_THEME).replace(/[\s,]+/g, '-');
    if (word === '' || words.has(word)) continue;
    length += word.length + 1;
    if (length > MAX_THEMES_TEXT) break;
    words.add(word);
  }
  return [...words];
}
