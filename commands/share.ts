import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { solveTime } from '../src/play/attempt.js';
import { isPractice } from '../src/play/puzzle-ref.js';
import { readPuzzleRef } from '../src/views/dates.js';
import { shareCard } from '../src/views/share-card.js';

export const share = defineCommand({
  spec: {
    name: 'share',
    description: 'Show the others how you solved a daily puzzle, without a spoiler',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'date', description: 'An earlier day, like 2026-11-16 or yesterday', type: 'text', maxLength: 20 },
    ],
  },

  async run(context, { date }) {
    const { caller, services, speech, preferences } = context;
    const { texts } = speech;
    if (preferences.hidden) return sentence(texts.share.hidden);
    const puzzleRef = readPuzzleRef(date, await services.game.today(caller.serverId), speech);
    if (!puzzleRef.ok) return sentence(puzzleRef.fault);
    const playing = isPractice(puzzleRef.value) ? undefined : await services.game.find(caller, puzzleRef.value);
    const time = playing && solveTime(playing.attempt);
    if (!playing || time === undefined) return sentence(texts.share.notSolved);
    return { personal: false, ...(await shareCard(context, playing, time)) };
  },
});
