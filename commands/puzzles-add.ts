import { type Context, defineCommand, type Reply } from '../src/bot/command.js';
import { countOf, excerpt, sentence } from '../src/bot/text.js';
import { addOwnPuzzles, explainAddFault, type OwnPuzzles } from '../src/jobs/add-own.js';

import { messageLines, reportFile, verdictRows } from './view/verdicts.js';

export const puzzlesAdd = defineCommand({
  spec: {
    name: 'puzzles add',
    description: 'Bring puzzles for this server: a file, or one position',
    audience: 'admins',
    slow: true,
    options: [
      { name: 'file', description: 'A text file of FEN or EPD lines, or of text boards', type: 'file' },
      { name: 'position', description: 'One FEN or EPD line, like … w - - dm 2;', type: 'text', maxLength: 400 },
    ],
  },

  async run(context, { file, position }) {
    const { caller, services } = context;
    if (!file === !position) {
      return sentence('Give me either a `file` or a `position`: FEN or EPD lines, or text boards.');
    }
    const sent = file
      ? { name: file.name, bytes: await file.read() }
      : { name: 'Your position', bytes: new TextEncoder().encode(position) };
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

const addedIds = ({ drafts }: OwnPuzzles): number[] =>
  drafts.flatMap((draft) => (draft.kind === 'added' ? [draft.id] : []));

/** How far the proving of these puzzles is; undefined when it is done. */
async function progress({ caller, services }: Context, name: string, puzzles: OwnPuzzles): Promise<Reply | undefined> {
  const ids = addedIds(puzzles);
  const [first, last] = [ids.at(0), ids.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const waiting = await services.library.countOwnWaiting(caller.serverId, first, last);
  if (waiting === 0) return undefined;
  return sentence(`**${excerpt(name)}**: proving, ${Math.max(0, ids.length - waiting)} of ${ids.length} done.`);
}

async function report({ caller, services }: Context, name: string, puzzles: OwnPuzzles): Promise<Reply> {
  const { drafts, refused } = puzzles;
  const reports = await services.library.reportPuzzles(caller.serverId, addedIds(puzzles));
  const rows = verdictRows(drafts, refused, reports);
  const accepted = reports.filter(({ verdict }) => verdict?.kind === 'sound').length;
  const heading = `**${excerpt(name)}**: ${countOf(accepted, 'puzzle')} accepted, ${rows.length - accepted} not.`;
  const file = reportFile(rows);
  return { ...sentence([heading, ...messageLines(rows)].join('\n')), ...(file && { file }) };
}
