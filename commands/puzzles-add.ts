import { type Context, defineCommand, type Reply } from '../src/bot/command.js';
import { countOf, excerpt, sentence } from '../src/bot/text.js';
import { addOwnPuzzles, explainAddFault, type OwnPuzzles } from '../src/jobs/add-own.js';
import { offersFor } from './view/offers.js';
import { messageLines, reportFile, summaryOf, verdictRows } from './view/verdicts.js';

export const puzzlesAdd = defineCommand({
  spec: {
    name: 'puzzles add',
    description: 'Bring puzzles for this server: a file, or one position',
    audience: 'admins',
    slow: true,
    options: [
      {
        name: 'file',
        description: 'FEN, EPD, PGN, Lichess CSV, JSON lines or text boards; also as .gz or .zst',
        type: 'file',
      },
      { name: 'position', description: 'One FEN or EPD line, like … w - - dm 2;', type: 'text', maxLength: 400 },
      { name: 'several_keys', description: 'Also accept puzzles with several solutions', type: 'flag' },
    ],
  },

  async run(context, { file, position, several_keys: severalKeys = false }) {
    const { caller, services } = context;
    if (!file === !position) {
      return sentence(
        'Give me either a `file` (FEN or EPD lines, PGN, the Lichess CSV, JSON lines or text boards) or a `position`.',
      );
    }
    const sent = file
      ? { name: file.name, bytes: await file.read(), severalKeys }
      : { name: 'Your position', bytes: new TextEncoder().encode(position), severalKeys };
    const added = await addOwnPuzzles(services.library, caller.serverId, sent, services.now());
    // Also when a full disk let only some of them in.
    services.precomputer.wake();
    if (!added.ok) return sentence(explainAddFault(added.fault));
    const task = { name: sent.name, isFile: file !== undefined, puzzles: added.value };
    const first = await progress(context, task);
    return first ? { ...first, updates: untilProved(context, task) } : report(context, task);
  },
});

/** What was sent, and what became of it. */
interface Task {
  readonly name: string;
  readonly isFile: boolean;
  readonly puzzles: OwnPuzzles;
}

async function* untilProved(context: Context, task: Task): AsyncGenerator<Reply> {
  for await (const _ of context.services.precomputer.follow()) {
    const state = await progress(context, task);
    if (!state) break;
    yield state;
  }
  yield report(context, task);
}

/** The file's own puzzles in the order of their numbers, with those that it brought before. */
const ownIds = ({ drafts }: OwnPuzzles): number[] =>
  [...new Set(drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [] : [draft.id])))].sort((a, b) => a - b);

/** How far the proving of these puzzles is; undefined when it is done. */
async function progress({ caller, services }: Context, { name, puzzles }: Task): Promise<Reply | undefined> {
  const ids = ownIds(puzzles);
  const [first, last] = [ids.at(0), ids.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const waiting = await services.library.countOwnWaiting(caller.serverId, first, last);
  if (waiting === 0) return undefined;
  return sentence(`**${excerpt(name)}**: proving, ${Math.max(0, ids.length - waiting)} of ${ids.length} done.`);
}

async function report({ caller, services }: Context, { name, isFile, puzzles }: Task): Promise<Reply> {
  const { drafts, refused, refusedLines, unnamedLines, skipped } = puzzles;
  const reports = await services.library.reportPuzzles(caller.serverId, ownIds(puzzles));
  const alike = drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [draft.of] : []));
  const originals = await services.library.listPuzzles({ ids: alike }, 0, alike.length);
  const rows = await verdictRows(drafts, refused, reports, originals);
  const left =
    skipped > 0 ? [`${countOf(skipped, 'line')} without a mate theme ${skipped === 1 ? 'was' : 'were'} skipped.`] : [];
  const unnamed = unnamedLines === '' ? [] : [`Lines that were refused too: ${unnamedLines}.`];
  const text = [`**${excerpt(name)}**: ${summaryOf(rows, refusedLines)}`, ...left, ...messageLines(rows)].join('\n');
  // Of one position the message tells all; a text with line ends in it may have more.
  const hasReport = isFile || rows.length > 1;
  const reply = { ...sentence(text), buttons: offersFor(reports) };
  return hasReport ? { ...reply, file: reportFile(rows, [...unnamed, ...left]) } : reply;
}
