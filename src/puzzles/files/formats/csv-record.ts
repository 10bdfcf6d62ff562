/** What a text in CSV is: cells; a quote that waits for its end; or a quote that ends in the middle of a cell. */
export type CsvRecord =
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  | { readonly kind: 'open quote' }
  | { readonly kind: 'broken quote' };

/** One record, as RFC 4180 has it; a quote inside a cell that does not begin with one is a letter. */
export function parseRecord(text: string, delimiter: string): CsvRecord {
  if (!text.includes('"')) return { kind: 'cells', cells: text.split(delimiter).map((cell) => cell.trim()) };
  const cells: string[] = [];
  const quotedCell = /\s*"((?:[^"]|"")*)("?)\s*/y;
  for (let at = 0; at <= text.length; at += 1) {
    quotedCell.lastIndex = at;
    const quoted = quotedCell.exec(text);
    if (!quoted) {
      const end = text.indexOf(delimiter, at);
      cells.push(text.slice(at, end < 0 ? text.length : end).trim());
      at = end < 0 ? text.length : end;
      continue;
    }
    const [whole, inside = '', closing] = quoted;
    if (closing === '') return { kind: 'open quote' };
    at += whole.length;
    if (at < text.length && text[at] !== delimiter) return { kind: 'broken quote' };
    cells.push(inside.replaceAll('""', '"').trim());
  }
  return { kind: 'cells', cells };
}
