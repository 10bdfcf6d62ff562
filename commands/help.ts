import { type CommandSpec, type Context, defineCommand } from '../src/bot/command.js';
import type { Button } from '../src/bot/reply.js';
import type { Speech } from '../src/texts/speech.js';
import { showPuzzle } from './view/buttons.js';

const TOPICS = ['rules', 'commands', 'notation'] as const;
type Topic = (typeof TOPICS)[number];

export const help = defineCommand({
  spec: {
    name: 'help',
    description: 'What I can do',
    audience: 'everyone',
    slow: false,
    options: [
      { name: 'topic', description: 'What about', type: 'text', maxLength: 20, choices: TOPICS, internal: true },
    ],
  },

  async run(context, { topic: named }) {
    const topic = TOPICS.find((each) => each === named);
    const { speech } = context;
    return {
      text: linesOf(context, topic).join('\n'),
      personal: true,
      buttons: [
        showPuzzle(speech),
        ...TOPICS.filter((each) => each !== topic).map((each) => topicButton(each, speech)),
      ],
    };
  },
});

/** The first screen is short enough for a phone; the rest is a tap away. */
function linesOf({ speech, specs, caller }: Context, topic: Topic | undefined): readonly string[] {
  const { help: texts } = speech.texts;
  const written = (moves: string): string => `\`${speech.spell(moves)}\``;
  switch (topic) {
    case undefined:
      return texts.first(['Nf3', 'g1f3'].map(written));
    case 'rules':
      return texts.rules;
    case 'notation':
      return texts.notation(
        ['Nf3', 'Nxf3', 'g1f3', 'exd8=Q', 'O-O'].map((move) => written(move)),
        written('Qh7 Qg7'),
      );
    case 'commands': {
      const usable = specs.filter((spec) => spec.audience === 'everyone' || caller.isAdmin);
      return [texts.commandsTitle, ...usable.map((spec) => lineOf(spec, texts.forAdmins))];
    }
  }
}

function topicButton(topic: Topic, { texts: { help: texts } }: Speech): Button {
  const labels = { rules: texts.rulesButton, commands: texts.commandsButton, notation: texts.notationButton };
  return { label: labels[topic], style: 'secondary', inPlace: true, invoke: { command: 'help', args: { topic } } };
}

function lineOf({ name, description, options, audience }: CommandSpec, forAdmins: string): string {
  const shown = options.filter((option) => !option.internal);
  const written = shown.map((option) => (option.required ? ` ${option.name}` : ` [${option.name}]`)).join('');
  return `\`/${name}${written}\` ${description}${audience === 'admins' ? ` ${forAdmins}` : ''}`;
}
