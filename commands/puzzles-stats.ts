import { defineCommand } from '../src/bot/command.js';
import { excerpt } from '../src/bot/text.js';
import { sentence } from './view/playing.js';

const REFUSALS_SHOWN = 8;

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
    const refusals = await library.listRefusals(REFUSALS_SHOWN);
    const total = Object.values(verdicts).reduce((sum, count) => sum + count, 0);
    return sentence(
      [
        `**${total} puzzles**, ${unused} sound ones not yet given here`,
        ...Object.entries(verdicts)
          .filter(([, count]) => count > 0)
          .map(([kind, count]) => `${kind}: ${count}`),
        ...(refusedLines > 0 ? ['', `**Refused lines of the puzzles folder: ${refusedLines}**`] : []),
        ...refusals.map(({ source, line, why }) => `${excerpt(source)}${line > 0 ? `, line ${line}` : ''}: ${why}`),
      ].join('\n'),
    );
  },
});
