import { defineCommand } from '../src/bot/command.js';
import type { Reply } from '../src/bot/reply.js';
import { sentence } from '../src/bot/text.js';
import { isPractice, type PuzzleRef } from '../src/play/puzzle-ref.js';
import { walk } from '../src/play/solution-line.js';
import type { Speech } from '../src/texts/speech.js';
import { giveUpConfirmation } from '../src/views/buttons.js';
import { nameOf, readPuzzleRef } from '../src/views/dates.js';
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
    const read = readPuzzleRef(typed ?? asked?.attempt.puzzleRef, today, speech);
    if (!read.ok) return sentence(read.fault);
    const puzzleRef = read.value;

    return whenReady(context, puzzleRef, async () => {
      if (giveUp) {
        await game.look(caller, puzzleRef);
        await game.giveUp(caller, puzzleRef);
      }
      const playing = await game.find(caller, puzzleRef);
      if (playing?.attempt.finish) {
        const choices = readChoices(defences);
        return showSolution(playing, { plies: walk(playing.root, choices), choices, at }, speech);
      }
      const isThere = playing ?? (!isPractice(puzzleRef) && (await game.daily(caller.serverId, puzzleRef)));
      return isThere ? askFirst(puzzleRef, playing && puzzleTitle(playing, speech), speech) : undefined;
    });
  },
});

const askFirst = (date: PuzzleRef, title: string | undefined, speech: Speech): Reply => ({
  text: `${title ? `${title}\n` : ''}${speech.texts.proof.endsAttempt(nameOf(date, speech))}`,
  personal: true,
  buttons: giveUpConfirmation(date, { command: 'solution', args: { date, give_up: true } }, speech),
});
