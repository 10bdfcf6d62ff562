import { setImmediate as breathe } from 'node:timers/promises';
import { countOf, excerpt } from '../../src/bot/text.js';
import { positionOfFen } from '../../src/chess/position.js';
import type { RefusedLine } from '../../src/library/draft.js';
import { explainDuplicate, explainReplaced, explainVerdict, PLAYABLE, type Remedy } from '../../src/library/verdict.js';
import type { AddedDraft, PuzzleRecord, PuzzleReport, VerdictKind } from '../../src/store/library-store.js';
import { COMMON } from '../../src/store/schema.js';

/** What became of a line of a file. */
type Fate = VerdictKind | 'waiting' | 'duplicate' | 'replaced' | 'refused';

interface Row {
  readonly line: number;
  readonly fate: Fate;
  /** What stood in the line, where that tells more than a number. */
  readonly written?: string;
  readonly verdict: string;
}

/** A chat message has room for about this many lines of verdicts, and not for more characters than this. */
const LINES = 12;
const CHARACTERS = 1700;

/** So many verdicts are put into words at a stretch: each takes a position and its moves. */
const ROWS_AT_ONCE = 50;

/** A verdict for each puzzle of a file, in the file's order; `originals` are those that its duplicates are alike to. */
export async function verdictRows(
  drafts: readonly AddedDraft[],
  refused: readonly RefusedLine[],
  reports: readonly PuzzleReport[],
  originals: readonly PuzzleRecord[],
): Promise<readonly Row[]> {
  const originalsById = new Map(originals.map((original) => [original.id, original]));
  const byId = new Map(reports.map((report) => [report.id, report]));
  // A later line may have taken over the puzzle of an earlier one: the verdict is on what the last one says.
  const lastLines = new Map(drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [] : [[draft.id, draft.line]])));
  // Where the file brought a puzzle itself, there was nothing to correct before it.
  const fresh = new Set(drafts.flatMap((draft) => (draft.kind === 'added' ? [draft.id] : [])));
  const rows: Row[] = refused.map(({ line, text, why }) => ({ line, fate: 'refused', written: text, verdict: why }));
  for (const [index, draft] of drafts.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
    const { line } = draft;
    if (draft.kind === 'duplicate') {
      const verdict = [explainDuplicate(draft.of, draft.likeness), ...whoseOf(originalsById.get(draft.of))].join(' ');
      rows.push({ line, fate: 'duplicate', verdict });
      continue;
    }
    const lastLine = lastLines.get(draft.id) ?? line;
    if (lastLine !== line) {
      rows.push({ line, fate: 'replaced', verdict: explainReplaced(`line ${lastLine}`) });
      continue;
    }
    const report = byId.get(draft.id);
    const number = `#${draft.id}${NOTES[fresh.has(draft.id) ? 'added' : draft.kind]}`;
    rows.push({ line, fate: fateOf(report), verdict: `${number} ${report ? verdictText(report) : 'was taken out.'}` });
  }
  return rows.sort((a, b) => a.line - b.line);
}

/** `It is classic-11, one of the common puzzles.` */
function whoseOf(original: PuzzleRecord | undefined): readonly string[] {
  if (!original) return [];
  const whose = original.owner === COMMON ? 'one of the common puzzles' : 'one of this server’s own';
  return [`It is ${original.name ? `${excerpt(original.name)}, ` : ''}${whose}.`];
}

const NOTES = { added: '', known: ' (brought before)', corrected: ' (corrected)' } as const;

const fateOf = (report: PuzzleReport | undefined): Fate => report?.verdict?.kind ?? 'waiting';

const isAccepted = ({ fate }: Row): boolean => PLAYABLE.some((playable) => playable === fate);

const NOT_ACCEPTED: readonly (readonly [Fate, (count: number) => string])[] = [
  ['cooked', (count) => `${count} cooked`],
  ['shorter mate', (count) => `${count} with a shorter mate`],
  ['no mate', (count) => `${count} without a mate`],
  ['gave up', (count) => `${count} too hard to prove`],
  ['waiting', (count) => `${count} not proved yet`],
  ['duplicate', (count) => countOf(count, 'duplicate')],
  ['replaced', (count) => `${count} replaced`],
  ['refused', (count) => `${count} refused`],
];

/** `1 puzzle accepted, 3 not: 2 cooked, 1 duplicate.` Or, where all others are alike: `1 puzzle accepted, 2 cooked.` */
export function summaryOf(rows: readonly Row[], refusedLines: number): string {
  const accepted = rows.filter(isAccepted).length;
  // Not every refused line has a row of its own, and a row may be about the file.
  const countFate = (fate: Fate) =>
    fate === 'refused' ? refusedLines : rows.filter((row) => row.fate === fate).length;
  const counts = NOT_ACCEPTED.map(([fate, say]) => ({ count: countFate(fate), say }));
  const others = counts.reduce((sum, { count }) => sum + count, 0);
  if (others === 0) return `${countOf(accepted, 'puzzle')} accepted.`;
  const said = counts.filter(({ count }) => count > 0).map(({ count, say }) => say(count));
  return `${countOf(accepted, 'puzzle')} accepted, ${said.length > 1 ? `${others} not: ` : ''}${said.join(', ')}.`;
}

/** As many rows as a message holds, and how many more there are; what is wrong comes before what is fine where not all fit. */
export function messageLines(rows: readonly Row[], whereOthers = 'in the report'): readonly string[] {
  const byNeed = [...rows].sort((a, b) => Number(isAccepted(a)) - Number(isAccepted(b)) || a.line - b.line);
  const shown = new Map<Row, string>();
  let room = CHARACTERS;
  for (const row of byNeed.slice(0, LINES)) {
    const line = lineOf(row);
    room -= line.length;
    if (room < 0) break;
    shown.set(row, line);
  }
  const lines = rows.flatMap((row) => shown.get(row) ?? []);
  const hidden = rows.length - shown.size;
  return hidden > 0 ? [...lines, `… and ${hidden} more, ${whereOthers}.`] : lines;
}

const lineOf = ({ line, written, verdict }: Row): string =>
  `Line ${line}: ${written ? `“${excerpt(written, 30)}” ` : ''}${verdict}`;

/** All rows as a file, and after them what of the sent file has no row. */
export const reportFile = (
  rows: readonly Row[],
  rest: readonly string[],
): { readonly name: string; readonly text: string } => ({
  name: 'report.txt',
  text: [
    ...rows.map(({ line, written, verdict }) => `Line ${line}: ${verdict}${written ? `\n    ${written}` : ''}\n`),
    ...rest.map((sentence) => `${sentence}\n`),
  ].join(''),
});

/** The verdict, with the command that helps as it is given in a chat. */
export const verdictText = (
  { id, fen, verdict }: PuzzleReport,
  commandFor: (remedy: Remedy) => string = inChat(id),
): string => (verdict ? explainVerdict(verdict, positionOfFen(fen), commandFor) : 'waits for its proof.');

const inChat =
  (id: number) =>
  (remedy: Remedy): string =>
    remedy === 'verify' ? '/puzzles verify' : `/puzzles ${remedy} ${id}`;
