import { setImmediate as breathe } from 'node:timers/promises';
import { explainSentFile } from '../bot/explain-file-fault.js';
import { excerpt } from '../bot/text.js';
import type { AddedDraft } from '../puzzles/adding-store.js';
import type { FaultyLine } from '../puzzles/draft.js';
import type { LineFault } from '../puzzles/files/line-fault.js';
import { COMMON, type PuzzleRecord, type PuzzleReport } from '../puzzles/puzzle-store.js';
import { NOT_PLAYABLE, PLAYABLE, type PuzzleState, stateOf } from '../puzzles/verdict.js';
import type { Texts } from '../texts/en.js';
import type { Speech } from '../texts/speech.js';
import { type MaybeStillOpen, verdictText } from './verdict.js';

/** What became of a line of a file. */
type LineOutcome = PuzzleState | 'duplicate' | 'replaced' | 'refused';

interface Row {
  readonly line: number;
  readonly outcome: LineOutcome;
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
  refused: readonly FaultyLine[],
  reports: readonly (PuzzleReport & MaybeStillOpen)[],
  originals: readonly PuzzleRecord[],
  speech: Speech,
): Promise<readonly Row[]> {
  const { texts } = speech;
  const { verdicts } = texts;
  const originalsById = new Map(originals.map((original) => [original.id, original]));
  const byId = new Map(reports.map((report) => [report.id, report]));
  // A later line may have taken over the puzzle of an earlier one: the verdict is on what the last one says.
  const lastLines = new Map(drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [] : [[draft.id, draft.line]])));
  // Where the file brought a puzzle itself, there was nothing to correct before it.
  const fresh = new Set(drafts.flatMap((draft) => (draft.kind === 'added' ? [draft.id] : [])));
  const rows: Row[] = refused.map(({ line, text, fault }) => ({
    line,
    outcome: 'refused',
    written: text,
    verdict: explainLine(fault, texts),
  }));
  for (const [index, draft] of drafts.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
    const { line } = draft;
    if (draft.kind === 'duplicate') {
      const verdict = [
        verdicts.duplicate[draft.likeness](draft.of),
        ...whoseOf(originalsById.get(draft.of), texts),
      ].join(' ');
      rows.push({ line, outcome: 'duplicate', verdict });
      continue;
    }
    const lastLine = lastLines.get(draft.id) ?? line;
    if (lastLine !== line) {
      rows.push({ line, outcome: 'replaced', verdict: verdicts.replaced(lastLine) });
      continue;
    }
    const report = byId.get(draft.id);
    const note = fresh.has(draft.id) || draft.kind === 'added' ? [] : [noteOf(draft.kind, texts)];
    const said = report ? verdictText(report, speech) : verdicts.takenOut;
    rows.push({ line, outcome: outcomeOf(report), verdict: [`#${draft.id}`, ...note, said].join(' ') });
  }
  return rows.sort((a, b) => a.line - b.line);
}

const explainLine = (fault: LineFault, texts: Texts): string =>
  fault.code === 'file fault' ? explainSentFile(fault.fault, texts) : texts.refusals.line(fault);

/** `It is classic-11, one of the common puzzles.` */
function whoseOf(original: PuzzleRecord | undefined, { verdicts }: Texts): readonly string[] {
  if (!original) return [];
  const name = original.name ? excerpt(original.name) : undefined;
  return [original.owner === COMMON ? verdicts.itIsCommon(name) : verdicts.itIsOwn(name)];
}

const noteOf = (kind: 'known' | 'corrected', { verdicts }: Texts): string =>
  kind === 'known' ? verdicts.addedBefore : verdicts.corrected;

const outcomeOf = (report: PuzzleReport | undefined): LineOutcome => (report ? stateOf(report) : 'waiting');

const isAccepted = ({ outcome }: Row): boolean => PLAYABLE.some((playable) => playable === outcome);

/** In the order of the summary. */
const NOT_ACCEPTED = [
  ...NOT_PLAYABLE,
  'waiting',
  'duplicate',
  'replaced',
  'refused',
] as const satisfies readonly LineOutcome[];

/** How many were accepted, and why the others were not. */
export function summaryOf(rows: readonly Row[], refusedLines: number, { verdicts }: Texts): string {
  const accepted = rows.filter(isAccepted).length;
  // Not every refused line has a row of its own, and a row may be about the file.
  const countOutcome = (outcome: LineOutcome) =>
    outcome === 'refused' ? refusedLines : rows.filter((row) => row.outcome === outcome).length;
  const counts = NOT_ACCEPTED.map((outcome) => ({ outcome, count: countOutcome(outcome) })).filter(
    ({ count }) => count > 0,
  );
  if (counts.length === 0) return verdicts.accepted(accepted);
  const others = counts.reduce((sum, { count }) => sum + count, 0);
  const said = counts.map(({ outcome, count }) => verdicts.count[outcome](count));
  return verdicts.acceptedAndNot(accepted, others, said);
}

/** As many rows as a message holds, and how many more there are; what is wrong comes before what is fine where not all fit. */
export function messageLines(
  rows: readonly Row[],
  texts: Texts,
  more: (hidden: number) => string = texts.verdicts.moreInReport,
): readonly string[] {
  const byNeed = [...rows].sort((a, b) => Number(isAccepted(a)) - Number(isAccepted(b)) || a.line - b.line);
  const shown = new Map<Row, string>();
  let room = CHARACTERS;
  for (const row of byNeed.slice(0, LINES)) {
    const line = lineOf(row, texts);
    room -= line.length;
    if (room < 0) break;
    shown.set(row, line);
  }
  const lines = rows.flatMap((row) => shown.get(row) ?? []);
  const hidden = rows.length - shown.size;
  return hidden > 0 ? [...lines, more(hidden)] : lines;
}

const lineOf = ({ line, written, verdict }: Row, { verdicts }: Texts): string =>
  written ? verdicts.quotedLine(line, excerpt(written, 30), verdict) : verdicts.line(line, verdict);

/** All rows as a file, and after them what of the sent file has no row. */
export const reportFile = (
  rows: readonly Row[],
  rest: readonly string[],
  { verdicts }: Texts,
): { readonly name: string; readonly text: string } => ({
  name: 'report.txt',
  text: [
    ...rows.map(
      ({ line, written, verdict }) => `${verdicts.line(line, verdict)}${written ? `\n    ${written}` : ''}\n`,
    ),
    ...rest.map((sentence) => `${sentence}\n`),
  ].join(''),
});
