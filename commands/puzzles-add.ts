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
    if (!added.ok) return sentence(explainAddFault(added.fault));
    services.precomputer.wake();
    const first = await progress(context, sent.name, added.value);
    return first
      ? { ...first, updates: untilProved(context, sent.name, added.value) }
      : report(context, sent.name, added.value);
  },
});

async function* untilProved(context: Context, name: string, puzzles: OwnPuzzles): AsyncGenerator<Reply> {
  for await (const _ of context.services.precomputer.follow()) {
    const state = await progress(context, name, puzzles);
    if (!state) break;
    yield state;
  }
  yield report(context, name, puzzles);
}

/** The file's own puzzles in the order of their numbers, with those that it brought before. */
const ownIds = ({ drafts }: OwnPuzzles): number[] =>
  [...new Set(drafts.flatMap((draft) => (draft.kind === 'duplicate' ? [] : [draft.id])))].sort((a, b) => a - b);

/** How far the proving of these puzzles is; undefined when it is done. */
async function progress({ caller, services }: Context, name: string, puzzles: OwnPuzzles): Promise<Reply | undefined> {
  const ids = ownIds(puzzles);
  const [first, last] = [ids.at(0), ids.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const waiting = await services.library.countOwnWaiting(caller.serverId, first, last);
  if (waiting === 0) return undefined;
  return sentence(`**${excerpt(name)}**: proving, ${Math.max(0, ids.length - waiting)} of ${ids.length} done.`);
}

async function report({ caller, services }: Context, name: string, puzzles: OwnPuzzles): Promise<Reply> {
  const { drafts, refused, refusedLines, skipped } = puzzles;
  const reports = await services.library.reportPuzzles(caller.serverId, ownIds(puzzles));
  const rows = verdictRows(drafts, refused, reports);
  const left =
    skipped > 0 ? [`${countOf(skipped, 'line')} without a mate theme ${skipped === 1 ? 'was' : 'were'} skipped.`] : [];
  const { lines, hidden } = messageLines(rows);
  const text = [`**${excerpt(name)}**: ${summaryOf(rows, refusedLines)}`, ...left, ...lines].join('\n');
  return { ...sentence(text), buttons: offersFor(reports), ...(hidden > 0 && { file: reportFile(rows) }) };
}
