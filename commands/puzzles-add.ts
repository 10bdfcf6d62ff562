import { type Context, defineCommand } from '../src/bot/command.js';
import { explainSentFile } from '../src/bot/explain-file-fault.js';
import type { Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import { onLinesOfTheirOwn } from '../src/puzzles/files/typed-positions.js';
import type { Texts } from '../src/texts/en.js';
import { acceptButtons } from '../src/views/accept.js';
import { messageLines, reportFile, summaryOf, verdictRows } from '../src/views/file-report.js';
import { markStillOpen } from '../src/views/verdict.js';
import { type AddFault, addOwnPuzzles, MAX_OWN_WAITING, type OwnPuzzles } from '../src/work/add-own.js';

/** While no more puzzles than these wait, each that is proved makes the message anew, with all verdicts before it. */
const FEW = 20;

export const puzzlesAdd = defineCommand({
  spec: {
    name: 'puzzles add',
    description: 'Add puzzles for this server: a file, or positions',
    audience: 'admins',
    slow: true,
    options: [
      {
        name: 'file',
        description: 'FEN, EPD, PGN, Lichess CSV, JSON lines or text boards; also as .gz or .zst',
        type: 'file',
      },
      { name: 'position', description: 'FEN or EPD lines, like … w - - dm 2;', type: 'text', maxLength: 400 },
      { name: 'several_keys', description: 'Also accept puzzles with several solutions', type: 'flag' },
    ],
  },

  async run(context, { file, position, several_keys: severalKeys = false }) {
    const { caller, services, speech } = context;
    const { library } = speech.texts;
    if (!file === !position) return sentence(library.fileOrPosition);
    const sent = file
      ? { name: file.name, bytes: await file.read(), severalKeys }
      : { name: library.yourPosition, bytes: new TextEncoder().encode(onLinesOfTheirOwn(position ?? '')), severalKeys };
    const added = await addOwnPuzzles(services.library, caller.serverId, sent, services.now());
    // Also when a full disk let only some of them in.
    services.precomputer.wake();
    if (!added.ok) return sentence(faultText(added.fault, speech.texts));
    const task = { name: sent.name, isFile: file !== undefined, puzzles: added.value };
    const waiting = await countWaiting(context, task);
    if (waiting === 0) return report(context, task);
    return { ...(await progress(context, task, waiting)), updates: untilProved(context, task) };
  },
});

function faultText(fault: AddFault, texts: Texts): string {
  const { library } = texts;
  switch (fault.code) {
    case 'too many':
      return library.tooMany(fault.puzzles + fault.waiting, MAX_OWN_WAITING);
    case 'too many in file':
      return library.tooManyInFile(MAX_OWN_WAITING);
    case 'disk full':
      return library.diskFull(fault.kept, fault.puzzles);
    default:
      return explainSentFile(fault, texts);
  }
}

/** What was sent, and what became of it. */
interface Task {
  readonly name: string;
  readonly isFile: boolean;
  readonly puzzles: OwnPuzzles;
}

async function* untilProved(context: Context, task: Task): AsyncGenerator<Reply> {
  const { precomputer } = context.services;
  const { first, last } = rangeOf(task);
  let shown = 0;
  for await (const _ of precomputer.follow()) {
    const waiting = await countWaiting(context, task);
    // Other servers' puzzles may be proved for hours yet.
    if (waiting === 0 || !(await precomputer.mayProveToday(context.caller.serverId, first, last))) break;
    // There is news of every puzzle that is proved, also of other servers'.
    if (waiting !== shown) yield progress(context, task, waiting);
    shown = waiting;
  }
  yield report(context, task);
}

/** The file's own puzzles in the order of their numbers, with those that were added before. */
const ownIds = ({ drafts }: OwnPuzzles): number[] =>
  [...new Set(drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [] : [draft.id])))].sort((a, b) => a - b);

/** Numbers begin at 1: without any puzzle the range is empty. */
function rangeOf({ puzzles }: Task): { readonly first: number; readonly last: number } {
  const ids = ownIds(puzzles);
  return { first: ids.at(0) ?? 0, last: ids.at(-1) ?? 0 };
}

async function countWaiting({ caller, services }: Context, task: Task): Promise<number> {
  const { first, last } = rangeOf(task);
  return services.library.countOwnWaiting(caller.serverId, first, last);
}

/** How far the proving is. When little is left to wait for, the other verdicts are told already. */
async function progress(context: Context, task: Task, waiting: number): Promise<Reply> {
  const { drafts, refusedLines, skipped } = task.puzzles;
  const own = ownIds(task.puzzles).length;
  const others = drafts.length - own + refusedLines + skipped;
  const { texts } = context.speech;
  const done = Math.max(0, own - waiting);
  const text = [texts.library.headed(excerpt(task.name), texts.library.proving(done, own, others))];
  if (waiting <= FEW) {
    const { rows } = await judgeLines(context, task);
    const judged = rows.filter(({ outcome }) => outcome !== 'waiting');
    text.push(...messageLines(judged, texts, texts.verdicts.moreInReportToCome));
  }
  return sentence(text.join('\n'));
}

async function judgeLines(context: Context, { puzzles }: Task) {
  const { caller, services, speech } = context;
  const { library } = services;
  const { drafts, refused } = puzzles;
  const reports = await markStillOpen(context, await library.reportPuzzles(caller.serverId, ownIds(puzzles)));
  const alike = drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [draft.of] : []));
  const originals = await library.listPuzzles({ ids: alike }, 0, alike.length);
  return { reports, rows: await verdictRows(drafts, refused, reports, originals, speech) };
}

async function report(context: Context, task: Task): Promise<Reply> {
  const { name, isFile } = task;
  const { refusedLines, unnamedLines, skipped } = task.puzzles;
  const { reports, rows } = await judgeLines(context, task);
  const { texts } = context.speech;
  const left = skipped > 0 ? [texts.library.skipped(skipped)] : [];
  const unnamed = unnamedLines === '' ? [] : [texts.library.unnamed(unnamedLines)];
  const heading = texts.library.headed(excerpt(name), summaryOf(rows, refusedLines, texts));
  const hasTimeLeft = context.services.hardRetries.hasTimeLeft(context.caller.serverId);
  const waits = !hasTimeLeft && rows.some(({ outcome }) => outcome === 'waiting') ? [texts.library.provedTomorrow] : [];
  const text = [heading, ...left, ...waits, ...messageLines(rows, texts)].join('\n');
  // Of one position the message tells all; a text with line ends in it may have more.
  const hasReport = isFile || rows.length > 1;
  const reply = { ...sentence(text), buttons: acceptButtons(reports, texts) };
  return hasReport ? { ...reply, file: reportFile(rows, [...unnamed, ...left], texts) } : reply;
}
