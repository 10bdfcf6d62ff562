import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { readId } from '../src/views/ids.js';

export const puzzlesRemove = defineCommand({
  spec: {
    name: 'puzzles remove',
    description: 'Take one of your own puzzles out; what was played stays',
    audience: 'admins',
    slow: false,
    options: [{ name: 'id', description: 'Its number, like 12', type: 'text', maxLength: 20, required: true }],
  },

  async run({ caller, services: { library, now }, speech: { texts } }, { id: written }) {
    const id = readId(written, texts);
    if (!id.ok) return sentence(id.fault);
    const removal = await library.remove(caller.serverId, id.value, now());
    const { removed, notOwn } = texts.library;
    return sentence(removal.kind === 'removed' ? removed(id.value) : notOwn(id.value));
  },
});
