import { defineCommand } from '../src/bot/command.js';
import { countOf, sentence } from '../src/bot/text.js';
import type { LibraryCounts } from '../src/store/library-store.js';
import { COMMON } from '../src/store/schema.js';
import { listNotGiven, notGivenFile, notGivenLines } from './view/not-given.js';

const KINDS = {
  sound: 'sound',
  'several keys': 'accepted with several keys',
  cooked: 'cooked',
  'shorter mate': 'shorter mate',
  'no mate': 'no mate',
  'gave up': 'too hard to prove so far',
  waiting: 'waiting for the proof',
} as const satisfies Record<keyof LibraryCounts['verdicts'], string>;

export const puzzlesStats = defineCommand({
  spec: {
    name: 'puzzles stats',
    description: 'How many puzzles there are, by verdict, and which of yours are not given',
    audience: 'admins',
    slow: false,
    options: [],
  },

  /** Of the puzzles folder only numbers: what stands in it is the operator's, who is told at the terminal. */
  async run({ caller, services: { library } }) {
    const { verdicts, unused, refusedLines } = await library.count(caller.serverId);
    const practice = await library.countPuzzles({ owner: COMMON, purpose: 'practice' });
    const notGiven = await listNotGiven(library, caller.serverId);
    const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    const text = [
      `**${countOf(total, 'puzzle')}**${practice > 0 ? `, ${practice} of them for practice` : ''}`,
      `dailies left that this server has not had: ${unused}`,
      ...(Object.entries(KINDS) as [keyof typeof KINDS, string][])
        .filter(([kind]) => verdicts[kind] > 0)
        .map(([kind, words]) => `${words}: ${verdicts[kind]}`),
      ...(refusedLines > 0
        ? [`refused lines of the puzzles folder: ${refusedLines} (the operator’s terminal names them)`]
        : []),
      ...(notGiven.length > 0 ? ['', ...notGivenLines(notGiven)] : []),
    ].join('\n');
    const file = await notGivenFile(notGiven);
    return { ...sentence(text), ...(file && { file }) };
  },
});
