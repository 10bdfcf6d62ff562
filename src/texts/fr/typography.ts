/** French sets these off by a thin space, and the colon and quotation marks by a whole one; no line breaks there. */
const THIN = '\u202f';
const WHOLE = '\u00a0';

/** Where an ordinary space stands before or inside a sign. */
const PLACES = ' (?<thin>[;!?%])| (?<whole>[:»])|« ';
const CODE = '`[^`\\n]*`';

/**
 * A French sentence with the spaces that its signs want. Texts are written with ordinary ones, which an editor shows. Code
 * is left as it is typed, and so is `written`: what was put into the sentence, such as somebody's name.
 */
export function typeset(text: string, written: readonly string[] = []): string {
  // The longest first: one may be the beginning of another.
  const kept = [...written.toSorted((a, b) => b.length - a.length).map(literally), CODE].join('|');
  return text.replace(new RegExp(`(?<kept>${kept})|${PLACES}`, 'g'), (found, ...rest) => {
    const { kept: asItIs, thin, whole }: Partial<Record<string, string>> = rest.at(-1);
    if (asItIs !== undefined) return asItIs;
    if (thin !== undefined) return THIN + thin;
    return whole === undefined ? found.replace(' ', WHOLE) : WHOLE + whole;
  });
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A whole table of texts, in which functions write sentences around what they are given. */
export function typesetAll<Table>(table: Table): Table {
  return visit(table) as Table;
}

function visit(value: unknown, written: readonly string[] = []): unknown {
  if (typeof value === 'string') return typeset(value, written);
  if (typeof value === 'function') {
    return (...args: readonly unknown[]) => visit(value(...args), stringsIn(args).filter(hasSigns));
  }
  if (Array.isArray(value)) return value.map((each) => visit(each, written));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each, written)]));
}

/** All others come out as they are. A single backtick would make code of what follows it. */
const hasSigns = (text: string): boolean => text.includes('`') || typeset(text) !== text;

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
