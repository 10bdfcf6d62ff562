import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { setupButtons } from '../src/views/setup.js';

export const setupPause = defineCommand({
  spec: {
    name: 'setup pause',
    description: 'Stop posting the daily for a while; once more resumes it',
    audience: 'admins',
    slow: false,
    options: [{ name: 'paused', description: 'True stops, false resumes', type: 'flag' }],
  },

  async run(context, { paused }) {
    const { caller, services, speech } = context;
    const { setup } = speech.texts;
    if (!services.channels()) return sentence(setup.onlyOnDiscord);
    const before = await services.servers.find(caller.serverId);
    if (!before) return sentence(setup.notSetUp);
    const settings = { ...before, paused: paused ?? !before.paused, setBy: caller.userId };
    await services.servers.save(settings);
    return {
      ...sentence(settings.paused ? setup.pausedNow : setup.resumedNow),
      buttons: setupButtons(context, settings),
    };
  },
});
