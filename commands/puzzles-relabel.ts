import { defineCommand } from '../src/bot/command.js';
import { acceptNamed, IDS_OPTION } from '../src/views/accept.js';

export const puzzlesRelabel = defineCommand({
  spec: {
    name: 'puzzles relabel',
    description: 'Take puzzles of yours that mate sooner than their file says as what they are',
    audience: 'admins',
    slow: false,
    options: [IDS_OPTION],
  },

  run: (context, { ids }) =>
    acceptNamed(context, ids, {
      kind: 'shorter mate',
      take: (library, serverId, numbers) => library.relabelShorter(serverId, numbers),
      how: 'relabelled',
    }),
});
