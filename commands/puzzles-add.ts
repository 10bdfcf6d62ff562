import { type Context, defineCommand, type Reply } from '../src/bot/command.js';
import { countOf, excerpt } from '../src/bot/text.js';
import { addOwnPuzzles, type OwnPuzzles } from '../src/jobs/add-own.js';
import { explainFileFault } from '../src/library/read-file.js';
import { sentence } from './view/playing.js';
import { reportText } from './view/verdicts.js';

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
      return sentence('Give me either a `file` or a `position`. `/help` shows the way in.');
    }
    const sent = file
      ? { name: file.name, bytes: await file.read() }
      : { name: 'a single position', bytes: new TextEncoder().encode(position) };
    const added = await addOwnPuzzles(services.library, caller.serverId, sent, services.now());
    if (!added.ok) return sentence(explainFileFault(added.fault));
    services.precomputer.wake();
    return {
      ...(await report(context, sent.name, added.value)),
      updates: untilProved(context, sent.name, added.value),
    };
  },
});

async function* untilProved(context: Context, name: string, puzzles: OwnPuzzles): AsyncGenerator<Reply> {
  let waiting = Number.POSITIVE_INFINITY;
  for await (const state of context.services.precomputer.follow()) {
    // Only a changed count is news: the verdicts are read from the store.
    if (state.waiting === waiting) continue;
    waiting = state.waiting;
    const reply = await report(context, name, puzzles);
    yield reply;
    if (reply.done) return;
  }
  yield await report(context, name, puzzles);
}

async function report({ caller, services }: Context, name: string, { drafts, refused }: OwnPuzzles) {
  const ids = drafts.flatMap((draft) => (draft.kind === 'added' ? [draft.id] : []));
  const reports = await services.library.reportPuzzles(caller.serverId, ids);
  const proved = reports.filter((each) => each.verdict).length;
  const heading =
    proved < ids.length
      ? `**${excerpt(name)}**: proving, ${proved} of ${ids.length} done.`
      : `**${excerpt(name)}**: ${countOf(drafts.length + refused.length, 'puzzle')} checked.`;
  const text = [heading, ...reportText(drafts, refused, reports)].join('\n');
  return { text, personal: true, done: proved === ids.length };
}
