import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { COMMON } from '../src/puzzles/puzzle-store.js';
import { PUZZLE_STATES } from '../src/puzzles/verdict.js';
import { listNotAccepted, notAcceptedFile, notAcceptedLines } from '../src/views/not-accepted.js';

export const puzzlesStats = defineCommand({
  spec: {
    name: 'puzzles stats',
    description: 'How many puzzles there are, by verdict, and which of yours are not given',
    audience: 'admins',
    slow: false,
    options: [],
  },

  /** Of the puzzles folder only numbers: what stands in it is the operator's, who is told at the terminal. */
  async run(context) {
    const { caller, services, speech } = context;
    const { library } = services;
    const words = speech.texts.library;
    const { verdicts, unused, refusedLines } = await library.count(caller.serverId);
    const practice = await library.countPuzzles({ owner: COMMON, purpose: 'practice' });
    const notGiven = await listNotAccepted(library, caller.serverId);
    const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    const text = [
      words.total(total, practice),
      words.unused(unused),
      ...PUZZLE_STATES.filter((state) => verdicts[state] > 0).map((state) =>
        words.kindCount(words.kinds[state], verdicts[state]),
      ),
      ...(refusedLines > 0 ? [words.refusedInFolder(refusedLines)] : []),
      ...(notGiven.length > 0 ? ['', ...notAcceptedLines(notGiven, speech)] : []),
    ].join('\n');
    const file = await notAcceptedFile(notGiven, context);
    return { ...sentence(text), ...(file && { file }) };
  },
});
