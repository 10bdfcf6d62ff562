import { defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { isPractice, type Occasion } from '../src/play/occasion.js';
import { walk } from '../src/play/solution-line.js';
import type { Speech } from '../src/texts/speech.js';
import { giveUpConfirmation } from '../src/views/buttons.js';
import { nameOf, readOccasion } from '../src/views/dates.js';
import { puzzleTitle } from '../src/views/playing.js';
import { readChoices, showSolution } from '../src/views/solution.js';
import { whenReady } from '../src/views/when-ready.js';

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
    const { caller, services, speech } = context;
    const { game } = services;
    const today = await game.today(caller.serverId);
    const asked = typed === undefined ? await game.askedAbout(caller, today) : undefined;
    const read = readOccasion(typed ?? asked?.attempt.occasion, today, speech);
    if (!read.ok) return sentence(read.fault);
    const occasion = read.value;

    return whenReady(context, occasion, async () => {
      if (giveUp) {
        await game.look(caller, occasion);
        await game.giveUp(caller, occasion);
      }
      const playing = await game.find(caller, occasion);
      if (playing?.attempt.finish) {
        const choices = readChoices(defences);
        return showSolution(playing, { plies: walk(playing.root, choices), choices, at }, speech);
      }
      const isThere = playing ?? (!isPractice(occasion) && (await game.daily(caller.serverId, occasion)));
      return isThere ? askFirst(occasion, playing && puzzleTitle(playing, speech), speech) : undefined;
    });
  },
});

const askFirst = (date: Occasion, title: string | undefined, speech: Speech): Reply => ({
  text: `${title ? `${title}\n` : ''}${speech.texts.proof.endsAttempt(nameOf(date, speech))}`,
  personal: true,
  buttons: giveUpConfirmation(date, { command: 'solution', args: { date, give_up: true } }, speech),
});
