import { type CommandSpec, defineCommand } from '../src/bot/command.js';
import { sentence } from '../src/bot/text.js';
import { showPuzzle } from './view/playing.js';

export const help = defineCommand({
  spec: {
    name: 'help',
    description: 'What I can do',
    audience: 'everyone',
    slow: false,
    options: [],
  },

  async run({ caller, specs }) {
    const usable = specs.filter((spec) => spec.audience === 'everyone' || caller.isAdmin);
    const text = [
      '**Matinee** gives one chess problem a day: mate in N, proved move by move, easy on Mondays and hard on Sundays.',
      'Every move that keeps the shortest mate is right; every other one is answered with the defence that refutes it.',
      '',
      ...usable.map(lineOf),
      '',
      'Moves can be written `Qh7`, `qh7`, `h5h7`, `exd8=Q`, `O-O`; several at once: `Qh7 Qg7`. Where both can move, a capital `B` is the bishop and a small `b` the pawn.',
    ].join('\n');
    return { ...sentence(text), buttons: [showPuzzle()] };
  },
});

function lineOf({ name, description, options, audience }: CommandSpec): string {
  const shown = options.filter((option) => !option.internal);
  const written = shown.map((option) => (option.required ? ` ${option.name}` : ` [${option.name}]`)).join('');
  return `\`/${name}${written}\` ${description}${audience === 'admins' ? ' (admins)' : ''}`;
}
