import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Disagreement } from './position.js';

/** Three figures say all that a noisy machine can tell. */
function threeFigures(value: number): string {
  const size = Math.abs(value);
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

export const milliseconds = (value: number): string => threeFigures(value);

export const count = (value: number): string => Math.round(value).toLocaleString('en-US');

export const millions = (value: number): string => threeFigures(value / 1e6);

export const megabytes = (bytes: number): string => threeFigures(bytes / 2 ** 20);

/** How many times `dividend` is `divisor`; a dash where nothing was measured. */
export const ratio = (dividend: number, divisor: number): string =>
  dividend > 0 && divisor > 0 ? `${threeFigures(dividend / divisor)} ×` : '–';

export const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${count((100 * part) / whole)} %`);

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

/** Everything that a figure depends on besides the program. */
export interface Circumstances {
  readonly command: string;
  readonly cpu: string;
  readonly cores: number;
  readonly load: number;
  readonly node: string;
  readonly stockfish: string;
  readonly date: string;
}

export const circumstances = (command: string, stockfish: string): Circumstances => ({
  command,
  cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
  cores: availableParallelism(),
  load: loadavg()[0] ?? 0,
  node: process.versions.node,
  stockfish,
  date: new Date().toISOString().slice(0, 10),
});

export function renderHeading({ command, cpu, cores, load, node, stockfish, date }: Circumstances): string {
  const machine = `${cpu}, ${cores} ${cores === 1 ? 'core' : 'cores'}, load ${load.toFixed(2)} at the start`;
  return `## \`${command}\`\n\n${machine}; Node ${node}; ${stockfish}; ${date}.`;
}

export const renderDisagreements = (all: readonly Disagreement[]): string =>
  [`**${all.length} wrong:**`, '', ...all.map(({ id, fen, what }) => `- ${id}, \`${fen}\`: ${what}`)].join('\n');

/** One line on the terminal that says how far a question is; the tables go to another stream and stay clean. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
}

export const hideProgress = (): void => showProgress('');
