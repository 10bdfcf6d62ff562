import type { PuzzleWriter } from './exported.js';
import { csvWriter } from './write-csv.js';
import { epdWriter } from './write-epd.js';
import { jsonLinesWriter } from './write-json-lines.js';
import { pgnWriter } from './write-pgn.js';

export type { ExportedPuzzle, PuzzleWriter } from './exported.js';

export const EXPORT_FORMATS = ['epd', 'pgn', 'csv', 'jsonl'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const WRITERS: Readonly<Record<ExportFormat, PuzzleWriter>> = {
  epd: epdWriter,
  pgn: pgnWriter,
  csv: csvWriter,
  jsonl: jsonLinesWriter,
};

export const writerFor = (format: ExportFormat): PuzzleWriter => WRITERS[format];
