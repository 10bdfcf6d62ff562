import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { readIds } from './view/ids.js';
import { showTaken } from './view/taken.js';

export const puzzlesAllow = defineCommand({
  spec: {
    name: 'puzzles allow',
    description: 'Accept cooked puzzles of yours: every first move that mates in time is right',
    audience: 'admins',
    slow: false,
    options: [
      { name: 'ids', description: 'Their numbers, like 12 or 12-40,45', type: 'text', maxLength: 400, required: true },
    ],
  },

  async run(context, { ids: written }) {
    const ids = readIds(written);
    if (!ids.ok) return sentence(ids.fault);
    const { caller, services } = context;
    const taken = await services.library.allowSeveralKeys(caller.serverId, ids.value);
    if (taken.length === 0)
      return sentence(
        'None of these is a cooked puzzle of this server, or they were accepted already; those of the puzzles folder are the operator’s (`npm run puzzles -- allow`).',
      );
    return showTaken(context, 'Accepted with several keys', 'cooked', taken);
  },
});
