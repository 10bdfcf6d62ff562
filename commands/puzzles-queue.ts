import { defineCommand } from '../src/bot/command.js';
import { excerpt, sentence } from '../src/bot/text.js';

const SHOWN = 10;

export const puzzlesQueue = defineCommand({
  spec: {
    name: 'puzzles queue',
    description: 'What comes next: your own puzzles first, then the common stock',
    audience: 'admins',
    slow: false,
    options: [],
  },

  async run({ caller, services: { library, hardRetries, servers }, speech: { texts } }) {
    const own = await library.listOwnQueue(caller.serverId, SHOWN);
    const hidden = (await library.countOwnQueue(caller.serverId)) - own.length;
    const { unused, verdicts } = await library.count(caller.serverId);
    const retried = hardRetries.countWaiting(caller.serverId);
    const rows = own.map(({ id, name, verdict }, index) => {
      const length = verdict && 'mateIn' in verdict ? texts.verdicts.fewSound(verdict.mateIn) : '';
      return `${index + 1}. #${id} ${[length, ...(name ? [excerpt(name)] : [])].join(' · ')}`;
    });
    const ramp = (await servers.find(caller.serverId))?.weekdayRamp ?? true;
    const words = texts.library;
    return sentence(
      [
        own.length > 0 ? words.ownQueue : words.noOwnQueue,
        ...rows,
        ...(hidden > 0 ? [words.andMore(hidden)] : []),
        `${words.left(unused, verdicts.waiting, retried)} ${ramp ? words.harder : words.anyDifficulty}`,
      ].join('\n'),
    );
  },
});
