import { excerpt } from '../../src/bot/text.js';
import { positionOfFen } from '../../src/chess/position.js';
import type { RefusedLine } from '../../src/library/draft.js';
import { explainVerdict } from '../../src/library/verdict.js';
import type { AddedDraft, PuzzleReport } from '../../src/store/library-store.js';

/** A chat message has room for about this many lines of verdicts. */
const LINES = 12;

/** A verdict per line of a file, in the file's order; what is wrong comes before what is fine where not all fit. */
export function reportText(
  drafts: readonly AddedDraft[],
  refused: readonly RefusedLine[],
  reports: readonly PuzzleReport[],
): string[] {
  const byId = new Map(reports.map((report) => [report.id, report]));
  const rows = [
    ...refused.map(({ line, text, why }) => ({ line, wrong: true, text: `“${excerpt(text, 30)}” ${why}` })),
    ...drafts.map((draft) => {
      if (draft.kind === 'duplicate') return { line: draft.line, wrong: true, text: `Duplicate of #${draft.of}.` };
      const report = byId.get(draft.id);
      return {
        line: draft.line,
        wrong: report?.verdict !== undefined && report.verdict.kind !== 'sound',
        text: `#${draft.id} ${report ? verdictText(report) : ''}`,
      };
    }),
  ];
  const shown = [...rows]
    .sort((a, b) => Number(b.wrong) - Number(a.wrong) || a.line - b.line)
    .slice(0, LINES)
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `Line ${line}: ${text}`);
  const rest = rows.length - shown.length;
  return rest > 0 ? [...shown, `… and ${rest} more; \`/puzzles stats\` has the totals.`] : shown;
}

const verdictText = ({ fen, verdict }: PuzzleReport): string =>
  verdict ? explainVerdict(verdict, positionOfFen(fen)) : 'waits for its proof.';
