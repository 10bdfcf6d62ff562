import { defineCommand } from '../src/bot/command.js';
import type { Button, Reply } from '../src/bot/reply.js';
import { excerpt, sentence } from '../src/bot/text.js';
import type { Texts } from '../src/texts/en.js';
import { readId } from '../src/views/puzzle-ids.js';

export const puzzlesRemove = defineCommand({
  spec: {
    name: 'puzzles remove',
    description: 'Take one of your own puzzles out, after asking; what was played stays',
    audience: 'admins',
    slow: false,
    options: [
      { name: 'id', description: 'Its number, like 12', type: 'text', maxLength: 20, required: true },
      { name: 'sure', description: 'Do it, or leave it', type: 'flag', internal: true },
    ],
  },

  async run({ caller, services: { library, now }, speech: { texts } }, { id: written, sure }) {
    const id = readId(written, texts);
    if (!id.ok) return sentence(id.fault);
    const { removed, notOwn, notRemoved } = texts.library;
    if (sure) {
      const removal = await library.remove(caller.serverId, id.value, now());
      return sentence(removal.kind === 'removed' ? removed(id.value) : notOwn(id.value));
    }
    const [own] = await library.listPuzzles({ owner: caller.serverId, ids: [id.value] }, 0, 1);
    if (!own) return sentence(notOwn(id.value));
    return sure === false ? sentence(notRemoved(own.id)) : askFirst(own, texts);
  },
});

/** By its number and where it came from: its name may tell something to an admin who has yet to solve it. */
function askFirst(
  { id, source, line }: { readonly id: number; readonly source: string; readonly line: number },
  { library: { askRemove, from, keepIt, takeItOut } }: Texts,
): Reply {
  const answer = (label: string, style: Button['style'], sure: boolean): Button => ({
    label,
    style,
    inPlace: true,
    invoke: { command: 'puzzles remove', args: { id: String(id), sure } },
  });
  return {
    ...sentence(askRemove(id, from(excerpt(source), line))),
    // The harmless one first: it comes to lie where somebody may be clicking twice.
    buttons: [answer(keepIt, 'primary', false), answer(takeItOut, 'danger', true)],
  };
}
