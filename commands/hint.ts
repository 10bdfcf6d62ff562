import { defineCommand } from '../src/bot/command.js';
import type { Button, Reply } from '../src/bot/reply.js';
import type { Game, Playing } from '../src/play/game.js';
import { explainNotPlaying } from './view/playing.js';

export const hint = defineCommand({
  spec: {
    name: 'hint',
    description: 'A true hint, a little more each time; says what it costs first',
    audience: 'everyone',
    slow: false,
    options: [
      {
        name: 'date',
        description: 'The day whose board the button is on',
        type: 'text',
        maxLength: 20,
        internal: true,
      },
      { name: 'ply', description: 'The moves played then', type: 'integer', min: 0, max: 100, internal: true },
      { name: 'level', description: 'The level to take', type: 'integer', min: 1, max: 3, internal: true },
    ],
  },

  async run({ caller, services: { game } }, { date, ply, level }) {
    if (date !== undefined && ply !== undefined && level !== undefined) {
      const taken = await game.takeHint(caller, date, ply, level);
      if (taken.kind === 'not started' || taken.kind === 'over')
        return explainNotPlaying(taken, await game.today(caller.serverId));
      return showHints(game, taken.playing, taken.kind === 'too late' ? ['That hint was for an earlier move.'] : []);
    }
    const playing = await (date === undefined ? game.latest(caller) : game.find(caller, date));
    if (!playing) return explainNotPlaying({ kind: 'not started' }, await game.today(caller.serverId));
    if (playing.attempt.finish) return explainNotPlaying({ kind: 'over', playing }, await game.today(caller.serverId));
    return showHints(game, playing, []);
  },
});

/** The hints that were taken, and what the next one would tell and cost. */
function showHints(game: Game, playing: Playing, before: readonly string[]): Reply {
  const { occasion: date, line, hintLevel } = playing.attempt;
  const hints = game.hints(playing);
  const taken = hints.slice(0, hintLevel).map(({ text }, index) => `Hint ${index + 1} of ${hints.length}: ${text}`);
  const next = hints[hintLevel];
  const level = hintLevel + 1;
  const offer = next
    ? `Hint ${level} of ${hints.length} tells ${next.tells}. It will be counted beside your time.`
    : 'There is no further hint for this move.';
  const take: Button = {
    label: `Take hint ${level}`,
    style: 'primary',
    inPlace: true,
    invoke: { command: 'hint', args: { date, ply: line.length, level } },
  };
  return { text: [...before, ...taken, offer].join('\n'), personal: true, buttons: next ? [take] : [] };
}
