import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { explainTrouble, permissionsInWords, settingsInWords, setupButtons } from '../src/views/setup.js';

export const setupShow = defineCommand({
  spec: {
    name: 'setup show',
    description: 'What is set up, when the next posts come, and what keeps me from posting',
    audience: 'admins',
    slow: true,
    options: [],
  },

  async run(context) {
    const { caller, services, speech } = context;
    const { setup } = speech.texts;
    if (!services.channels()) return sentence(setup.noChannels);
    const settings = await services.servers.find(caller.serverId);
    if (!settings) return sentence(setup.notSetUp);
    const trouble = await services.troubles.find(caller.serverId);
    const lines = [
      setup.shown,
      ...(await settingsInWords(context, settings)),
      ...(await permissionsInWords(context, settings)),
      ...(trouble ? [setup.lastTrouble(explainTrouble(trouble.cause, settings.channelId, speech))] : []),
    ];
    return { ...sentence(lines.join('\n')), buttons: setupButtons(context, settings) };
  },
});
