import { defineCommand } from '../src/bot/command.js';
import { acceptNamed, IDS_OPTION } from '../src/views/accept.js';

export const puzzlesAllow = defineCommand({
  spec: {
    name: 'puzzles allow',
    description: 'Accept cooked puzzles of yours: every first move that mates in time is right',
    audience: 'admins',
    slow: false,
    options: [IDS_OPTION],
  },

  run: (context, { ids }) =>
    acceptNamed(context, ids, {
      kind: 'cooked',
      take: (library, serverId, numbers) => library.allowSeveralKeys(serverId, numbers),
      how: 'allowed',
    }),
});
