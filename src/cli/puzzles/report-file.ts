import { type FileHandle, open } from 'node:fs/promises';
import { nameOfOutcome, placeOf, type Row, reasonOf, wordsOfOutcome } from './rows.js';

/** So much text is gathered before it is written. */
const CHUNK = 64 * 1024;

/** What became of every line, one a row: as CSV, or as text to read. It is written as it goes. */
export class ReportFile {
  readonly #file: FileHandle;
  readonly #rowText: (row: Row) => string;
  #text = '';
  #written: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle, rowText: (row: Row) => string) {
    this.#file = file;
    this.#rowText = rowText;
  }

  /** Throws what the file system says when the file cannot be made. */
  static async create(path: string): Promise<ReportFile> {
    const isCsv = path.toLowerCase().endsWith('.csv');
    const report = new ReportFile(await open(path, 'w'), isCsv ? csvRow : textRow);
    if (isCsv) report.#text = 'file,line,puzzle,verdict,reason\n';
    return report;
  }

  add(row: Row): void {
    this.#text += this.#rowText(row);
  }

  get isFull(): boolean {
    return this.#text.length >= CHUNK;
  }

  /** One after the other: who flushes while another does waits for both. */
  flush(): Promise<void> {
    const text = this.#text;
    this.#text = '';
    if (text !== '') this.#written = this.#written.then(() => this.#file.appendFile(text));
    return this.#written;
  }

  async close(): Promise<void> {
    await this.flush().finally(() => this.#file.close());
  }
}

function csvRow(row: Row): string {
  const { verdict, reason } = textsOf(row);
  return `${[row.file, String(row.line), String(row.id ?? ''), verdict, reason].map(csvCell).join(',')}\n`;
}

const csvCell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function textRow(row: Row): string {
  const { verdict, reason } = textsOf(row);
  return `${[placeOf(row), ...(row.id === undefined ? [] : [`#${row.id}`]), verdict].join('  ')}: ${reason}\n`;
}

function textsOf({ outcome, id }: Row): { readonly verdict: string; readonly reason: string } {
  if (!outcome) throw new Error('a row without a outcome is not to be reported');
  return { verdict: wordsOfOutcome(nameOfOutcome(outcome)), reason: reasonOf(outcome, id) };
}
