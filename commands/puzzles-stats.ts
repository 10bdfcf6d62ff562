import { defineCommand } from '../src/bot/command.js';
import { countOf, excerpt, sentence } from '../src/bot/text.js';
import type { LibraryCounts } from '../src/store/library-store.js';
import { COMMON } from '../src/store/schema.js';
import { verdictText } from './view/verdicts.js';

/** A chat message has room for about this many lines of each kind. */
const SHOWN = 6;

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
    description: 'How many puzzles there are, by verdict, and what was refused',
    audience: 'admins',
    slow: false,
    options: [],
  },

  async run({ caller, services: { library } }) {
    const { verdicts, unused, refusedLines } = await library.count(caller.serverId);
    const practice = await library.countPuzzles({ owner: COMMON, purpose: 'practice' });
    const refusals = await library.listRefusals(SHOWN);
    const unsound = await library.listUnsound(SHOWN);
    const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    return sentence(
      [
        `**${countOf(total, 'puzzle')}**${practice > 0 ? `, ${practice} of them for practice` : ''}`,
        `dailies left that this server has not had: ${unused}`,
        ...(Object.entries(KINDS) as [keyof typeof KINDS, string][])
          .filter(([kind]) => verdicts[kind] > 0)
          .map(([kind, words]) => `${words}: ${verdicts[kind]}`),
        ...(unsound.length > 0 ? ['', '**Not given, from the puzzles folder**'] : []),
        ...unsound.map(
          (report) => `${excerpt(report.source)}, line ${report.line}, #${report.id}: ${verdictText(report)}`,
        ),
        ...(refusedLines > 0 ? ['', `**Refused lines of the puzzles folder: ${refusedLines}**`] : []),
        ...refusals.map(
          ({ source, line, text, why }) =>
            `${excerpt(source)}${line > 0 ? `, line ${line}: “${excerpt(text, 30)}”` : ':'} ${why}`,
        ),
      ].join('\n'),
    );
  },
});
