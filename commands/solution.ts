import { defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { walk } from '../src/play/solution-line.js';
import { dayInWords, readDate } from './view/dates.js';
import { titleOf } from './view/playing.js';
import { readChoices, showSolution } from './view/solution.js';
import { whenReady } from './view/when-ready.js';

export const solution = defineCommand({
  spec: {
    name: 'solution',
    description: 'Step through the whole proof; before you have solved it, this asks first',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'date', description: 'An earlier day, like 2026-11-16 or yesterday', type: 'text', maxLength: 20 },
      { name: 'give_up', description: 'End the attempt', type: 'flag', internal: true },
      { name: 'at', description: 'Moves shown', type: 'integer', min: 0, max: 100, internal: true },
      { name: 'defences', description: 'The defences chosen', type: 'text', maxLength: 80, internal: true },
    ],
  },

  async run(context, { date: typed, give_up: giveUp = false, at = 0, defences = '' }) {
    const { caller, services } = context;
    const { game } = services;
    const latest = typed === undefined ? await game.latest(caller) : undefined;
    const date = readDate(typed ?? latest?.attempt.occasion, await game.today(caller.serverId));
    if (!date.ok) return sentence(date.fault);

    return whenReady(context, date.value, async () => {
      if (giveUp) {
        await game.look(caller, date.value);
        await game.giveUp(caller, date.value);
      }
      const playing = await game.find(caller, date.value);
      if (playing?.attempt.finish) {
        const choices = readChoices(defences);
        return showSolution(playing, { plies: walk(playing.root, choices), choices, at });
      }
      return (await game.daily(caller.serverId, date.value)) && askFirst(date.value, playing && titleOf(playing));
    });
  },
});

const askFirst = (date: string, title: string | undefined): Reply => ({
  text: `${title ? `${title}\n` : ''}The solution ends your attempt at the puzzle of ${dayInWords(date)}: it will count as given up. Shall I show it?`,
  personal: true,
  // The harmless one first: it comes to lie where somebody may be clicking twice.
  buttons: [
    { label: 'Keep trying', style: 'primary', inPlace: true, invoke: { command: 'puzzle', args: { date } } },
    {
      label: 'Give up and show it',
      style: 'danger',
      inPlace: true,
      invoke: { command: 'solution', args: { date, give_up: true } },
    },
  ],
});
