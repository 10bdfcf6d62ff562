/** French sets these off by a thin space, and the colon and quotation marks by a whole one; no line breaks there. */
const THIN = '\u202f';
const WHOLE = '\u00a0';

/** Code is left as it is typed; of the rest, each place where an ordinary space stands before or inside the sign. */
const PLACES = /(`[^`\n]*`)| ([;!?%])| ([:»])|« /g;

/** A French sentence with the spaces that its signs want. Texts are written with ordinary ones, which an editor shows. */
export const typeset = (text: string): string =>
  text.replace(PLACES, (found, code?: string, thin?: string, whole?: string) => {
    if (code !== undefined) return code;
    if (thin !== undefined) return THIN + thin;
    return whole === undefined ? found.replace(' ', WHOLE) : WHOLE + whole;
  });

/** A whole table of texts, in which functions write sentences too. */
export function typesetAll<Table>(table: Table): Table {
  return visit(table) as Table;
}

function visit(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value);
  if (typeof value === 'function') return (...args: readonly unknown[]) => visit(value(...args));
  if (Array.isArray(value)) return value.map(visit);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, visit(each)]));
}
