import { defineCommand } from '../src/bot/command.js';
import { HINT_LEVELS } from '../src/play/hints.js';
import { explainNotPlaying } from './view/playing.js';

export const hint = defineCommand({
  spec: {
    name: 'hint',
    description: 'A true hint, a little more each time; says what it costs first',
    audience: 'everyone',
    slow: false,
    options: [
      {
        name: 'level',
        description: 'The level to take',
        type: 'integer',
        min: 1,
        max: HINT_LEVELS.length,
        internal: true,
      },
    ],
  },

  async run({ caller, services }, { level }) {
    const { game } = services;
    if (level !== undefined) {
      const taken = await game.hint(caller, level);
      if (taken.kind !== 'hint') return explainNotPlaying(taken, game.today());
      const text = `Hint ${taken.level} of ${HINT_LEVELS.length}: ${taken.hint}`;
      return { text, personal: true, buttons: nextLevel(taken.level + 1) };
    }
    const playing = await game.latest(caller);
    if (!playing) return explainNotPlaying({ kind: 'not started' }, game.today());
    if (playing.attempt.finish) return explainNotPlaying({ kind: 'over', playing }, game.today());
    const next = playing.attempt.hintLevel + 1;
    const tells = HINT_LEVELS[next - 1];
    if (!tells) {
      const text = 'You have had all the hints for this move.';
      return { text, personal: true, buttons: nextLevel(next - 1, 'Show the last one again') };
    }
    const text = `Hint ${next} of ${HINT_LEVELS.length} tells ${tells}. It costs one mark beside your time: hints are counted with it.`;
    return { text, personal: true, buttons: nextLevel(next) };
  },
});

const nextLevel = (level: number, label = `Take hint ${level}`) =>
  level > HINT_LEVELS.length
    ? []
    : [{ label, style: 'primary' as const, inPlace: true, invoke: { command: 'hint', args: { level } } }];
