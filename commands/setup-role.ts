import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { permissionsInWords, roleMention } from '../src/views/setup.js';

export const setupRole = defineCommand({
  spec: {
    name: 'setup role',
    description: 'Which role every post pings; without one, nobody',
    audience: 'admins',
    slow: false,
    options: [{ name: 'role', description: 'A role that members can give themselves', type: 'role' }],
  },

  async run(context, { role }) {
    const { caller, services, speech } = context;
    const { setup } = speech.texts;
    if (!services.channels()) return sentence(setup.onlyOnDiscord);
    if (role === caller.serverId) return sentence(setup.notEveryone);
    const before = await services.servers.find(caller.serverId);
    if (!before) return sentence(setup.notSetUp);
    const { roleId: _, ...rest } = before;
    const settings = { ...rest, ...(role !== undefined && { roleId: role }), setBy: caller.userId };
    await services.servers.save(settings);
    const lines = [setup.pingsNow(roleMention(role)), ...(await permissionsInWords(context, settings))];
    return sentence(lines.join('\n'));
  },
});
