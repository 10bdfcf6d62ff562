import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { readId } from './view/ids.js';

export const puzzlesRemove = defineCommand({
  spec: {
    name: 'puzzles remove',
    description: 'Take one of your own puzzles out; what was played stays',
    audience: 'admins',
    slow: false,
    options: [{ name: 'id', description: 'Its number, like 12', type: 'text', maxLength: 20, required: true }],
  },

  async run({ caller, services: { library, now } }, { id: written }) {
    const id = readId(written);
    if (!id.ok) return sentence(id.fault);
    const removal = await library.remove(caller.serverId, id.value, now());
    return sentence(
      removal.kind === 'removed'
        ? `#${id.value} is taken out and will not be given any more. To have it back, bring it again.`
        : `#${id.value} is none of this server’s own puzzles. Their numbers are in \`/puzzles queue\` (those to be given), \`/puzzles stats\` (those that are not) and the reports of \`/puzzles add\`.`,
    );
  },
});
