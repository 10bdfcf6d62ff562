import { defineCommand } from '../src/bot/command.js';
import { countOf, excerpt, sentence } from '../src/bot/text.js';
import { verdictText } from './view/verdicts.js';

/** A chat message has room for about this many lines of each kind. */
const SHOWN = 6;

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
    const refusals = await library.listRefusals(SHOWN);
    const unsound = await library.listUnsound(SHOWN);
    const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    return sentence(
      [
        `**${countOf(total, 'puzzle')}**, ${unused} sound and not yet given here`,
        ...Object.entries(verdicts)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => `${kind}: ${count}`),
        ...(unsound.length > 0 ? ['', '**Not given, from the puzzles folder**'] : []),
        ...unsound.map((report) => `${excerpt(report.source)}, line ${report.line}: ${verdictText(report)}`),
        ...(refusedLines > 0 ? ['', `**Refused lines of the puzzles folder: ${refusedLines}**`] : []),
        ...refusals.map(
          ({ source, line, text, why }) =>
            `${excerpt(source)}${line > 0 ? `, line ${line}: “${excerpt(text, 30)}”` : ':'} ${why}`,
        ),
      ].join('\n'),
    );
  },
});
