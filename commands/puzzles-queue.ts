import { defineCommand } from '../src/bot/command.js';
import { countOf, excerpt, sentence } from '../src/bot/text.js';

const SHOWN = 10;

export const puzzlesQueue = defineCommand({
  spec: {
    name: 'puzzles queue',
    description: 'What comes next: your own puzzles first, then the common stock',
    audience: 'admins',
    slow: false,
    options: [],
  },

  async run({ caller, services: { library, secondTries } }) {
    const own = await library.listOwnQueue(caller.serverId, SHOWN);
    const hidden = (await library.countOwnQueue(caller.serverId)) - own.length;
    const { unused, verdicts } = await library.count(caller.serverId);
    const retried = secondTries.countWaiting(caller.serverId);
    const trying = retried > 0 ? `, ${retried} of yours to be tried again` : '';
    const rows = own.map(({ id, name, verdict }, index) => {
      const length = verdict && 'mateIn' in verdict ? `mate in ${verdict.mateIn}` : '';
      return `${index + 1}. #${id} ${[length, ...(name ? [excerpt(name)] : [])].join(' · ')}`;
    });
    return sentence(
      [
        own.length > 0 ? '**Your own puzzles, next first**' : 'None of your own puzzles is waiting to be given.',
        ...rows,
        ...(hidden > 0 ? [`… and ${hidden} more`] : []),
        `In all, ${countOf(unused, 'proved daily', 'proved dailies')} left that this server has not had; ${countOf(verdicts.waiting, 'more', 'more')} to be proved${trying}. Common ones get harder from Monday to Sunday.`,
      ].join('\n'),
    );
  },
});
