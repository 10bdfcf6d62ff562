import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { readIds } from './view/ids.js';
import { showTaken } from './view/taken.js';

export const puzzlesRelabel = defineCommand({
  spec: {
    name: 'puzzles relabel',
    description: 'Take puzzles of yours that mate sooner than their file says as what they are',
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
    const taken = await services.library.relabelShorter(caller.serverId, ids.value);
    if (taken.length === 0)
      return sentence(
        'None of these is a puzzle of this server with a shorter mate, or they were taken already; those of the puzzles folder are the operator’s (`npm run puzzles -- relabel`).',
      );
    return showTaken(context, 'Taken with their shorter mate', 'shorter mate', taken);
  },
});
