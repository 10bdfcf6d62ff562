import { excerpt } from '../../src/bot/text.js';
import { positionOfFen } from '../../src/chess/position.js';
import type { RefusedLine } from '../../src/library/draft.js';
import { explainVerdict } from '../../src/library/verdict.js';
import type { AddedDraft, PuzzleReport } from '../../src/store/library-store.js';

interface Row {
  readonly line: number;
  readonly wrong: boolean;
  /** What stood in the line, where that tells more than a number. */
  readonly written?: string;
  readonly verdict: string;
}

/** A chat message has room for about this many lines of verdicts. */
const LINES = 12;

/** A verdict for each puzzle of a file, in the file's order. */
export function verdictRows(
  drafts: readonly AddedDraft[],
  refused: readonly RefusedLine[],
  reports: readonly PuzzleReport[],
): readonly Row[] {
  const byId = new Map(reports.map((report) => [report.id, report]));
  const rows: Row[] = refused.map(({ line, text, why }) => ({ line, wrong: true, written: text, verdict: why }));
  for (const draft of drafts) {
    if (draft.kind === 'duplicate') {
      rows.push({ line: draft.line, wrong: true, verdict: `Duplicate of #${draft.of}.` });
      continue;
    }
    const report = byId.get(draft.id);
    const wrong = report?.verdict !== undefined && report.verdict.kind !== 'sound';
    rows.push({ line: draft.line, wrong, verdict: `#${draft.id} ${report ? verdictText(report) : ''}` });
  }
  return rows.sort((a, b) => a.line - b.line);
}

/** As many rows as a message holds; what is wrong comes before what is fine where not all fit. */
export function messageLines(rows: readonly Row[]): string[] {
  const shown = new Set([...rows].sort((a, b) => Number(b.wrong) - Number(a.wrong) || a.line - b.line).slice(0, LINES));
  const lines = rows
    .filter((row) => shown.has(row))
    .map(({ line, written, verdict }) => `Line ${line}: ${written ? `“${excerpt(written, 30)}” ` : ''}${verdict}`);
  return rows.length > shown.size ? [...lines, `… and ${rows.length - shown.size} more, in the report.`] : lines;
}

/** All rows, for a file that goes with the message; undefined when the message holds them all. */
export const reportFile = (rows: readonly Row[]): { readonly name: string; readonly text: string } | undefined =>
  rows.length <= LINES
    ? undefined
    : {
        name: 'report.txt',
        text: rows
          .map(({ line, written, verdict }) => `Line ${line}: ${verdict}${written ? `\n    ${written}` : ''}\n`)
          .join(''),
      };

export const verdictText = ({ fen, verdict }: PuzzleReport): string =>
  verdict ? explainVerdict(verdict, positionOfFen(fen)) : 'waits for its proof.';
