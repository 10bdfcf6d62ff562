import { defineCommand } from '../src/bot/command.js';
import type { Button } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';

export const privacyDelete = defineCommand({
  spec: {
    name: 'privacy delete',
    description: 'Make me forget all that I keep of you; asks first',
    audience: 'everyone',
    slow: true,
    options: [{ name: 'sure', description: 'Do it, or leave it', type: 'flag', internal: true }],
  },

  async run({ caller, services, speech: { texts } }, { sure }) {
    const { ask, keep, kept, delete: deleteIt, deleted } = texts.privacy;
    if (sure === false) return sentence(kept);
    if (sure) {
      await services.privacy.forget(caller.userId);
      return sentence(deleted);
    }
    const answer = (label: string, style: Button['style'], yes: boolean): Button => ({
      label,
      style,
      inPlace: true,
      invoke: { command: 'privacy delete', args: { sure: yes } },
    });
    // The harmless one first: it comes to lie where somebody may be clicking twice.
    return { ...sentence(ask), buttons: [answer(keep, 'primary', false), answer(deleteIt, 'danger', true)] };
  },
});
