import { defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import type { Day } from '../src/play/server-days.js';
import { showVeiled } from '../src/views/daily.js';
import { readPuzzleRef } from '../src/views/dates.js';
import { showAsText, showPlaying } from '../src/views/show-playing.js';
import { whenReady } from '../src/views/when-ready.js';

export const puzzle = defineCommand({
  spec: {
    name: 'puzzle',
    description: 'Gives you today’s board and starts your clock',
    audience: 'everyone',
    slow: false,
    // As it stands for who comes: veiled, begun or over. It starts no clock.
    greetsWith: { veil: true },
    options: [
      { name: 'date', description: 'An earlier day, like 2026-11-16 or yesterday', type: 'text', maxLength: 20 },
      {
        name: 'veil',
        description: 'No board before the clock was started',
        type: 'flag',
        internal: true,
      },
      { name: 'flip', description: 'Seen from the other side', type: 'flag', internal: true },
      { name: 'text', description: 'As a text board', type: 'flag', internal: true },
      {
        name: 'ply',
        description: 'The moves played when it was chosen',
        type: 'integer',
        min: 0,
        max: 100,
        internal: true,
      },
      { name: 'from', description: 'The piece chosen', type: 'text', maxLength: 2, internal: true },
      {
        name: 'to',
        description: 'The square chosen for a pawn that promotes',
        type: 'text',
        maxLength: 2,
        internal: true,
      },
    ],
  },

  async run(context, { date: typed, veil = false, flip: flipped = false, text = false, ply, from, to }) {
    const { caller, services, speech } = context;
    let day: Day | undefined = await services.game.day(caller.serverId);
    const puzzleRef = readPuzzleRef(typed, day.today, speech);
    if (!puzzleRef.ok) return sentence(puzzleRef.fault);
    return whenReady(context, puzzleRef.value, async () => {
      if (veil && !(await services.game.find(caller, puzzleRef.value))) return showVeiled(context, puzzleRef.value);
      const playing = await services.game.look(caller, puzzleRef.value, day);
      // While puzzles are proved this is asked again, perhaps on another day.
      day = undefined;
      if (!playing) return undefined;
      return text ? showAsText(context, playing, flipped) : showPlaying(context, playing, { flipped, ply, from, to });
    });
  },
});
