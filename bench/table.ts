export type Cell = string | number;

/** A GitHub-flavoured Markdown table that also reads well as it is: all columns padded, all but `left` of them flush right. */
export function renderTable(titles: readonly string[], rows: readonly (readonly Cell[])[], left = 1): string {
  const lines = [titles, ...rows].map((row) => titles.map((_, column) => escapeCell(String(row[column] ?? ''))));
  const widths = titles.map((_, column) => Math.max(3, ...lines.map((cells) => lengthOf(cells[column]))));
  const isLeft = (column: number): boolean => column < left;
  const rendered = lines.map((cells) =>
    row(cells.map((cell, column) => pad(cell, widths[column] ?? 0, isLeft(column)))),
  );
  const rule = row(widths.map((width, column) => (isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  return [rendered[0], rule, ...rendered.slice(1)].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const escapeCell = (text: string): string => text.replaceAll('|', '\\|');
const lengthOf = (text: string | undefined): number => [...(text ?? '')].length;

function pad(text: string, width: number, left: boolean): string {
  const room = ' '.repeat(width - lengthOf(text));
  return left ? text + room : room + text;
}
