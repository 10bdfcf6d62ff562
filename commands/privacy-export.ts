import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';

export const privacyExport = defineCommand({
  spec: {
    name: 'privacy export',
    description: 'A file with all that I keep of you',
    audience: 'everyone',
    slow: true,
    options: [],
  },

  async run({ caller, services, speech: { texts } }) {
    const kept = await services.privacy.export(caller.userId);
    if (Object.values(kept).every((rows) => rows.length === 0)) return sentence(texts.privacy.nothing);
    const exportedAt = new Date(services.now()).toISOString();
    const file = { name: 'matinee-data.json', text: `${JSON.stringify({ exportedAt, ...kept }, null, 2)}\n` };
    return { ...sentence(texts.privacy.exported), file };
  },
});
