import { type CommandSpec, type Context, defineCommand } from '../src/bot/command.js';
import { shownName, wordsOfCommand } from '../src/bot/command-words.js';
import type { Button } from '../src/bot/reply.js';
import type { Language } from '../src/shared/languages.js';
import type { Speech } from '../src/texts/speech.js';
import { showPuzzle } from '../src/views/buttons.js';

const TOPICS = ['rules', 'scoring', 'commands', 'notation', 'admins'] as const;
type Topic = (typeof TOPICS)[number];

export const help = defineCommand({
  spec: {
    name: 'help',
    description: 'What I can do',
    audience: 'everyone',
    slow: false,
    options: [{ name: 'topic', description: 'What about', type: 'text', maxLength: 20, choices: TOPICS }],
  },

  async run(context, { topic: named }) {
    const topic = TOPICS.find((each) => each === named);
    const { speech } = context;
    return {
      text: linesOf(context, topic).join('\n'),
      personal: true,
      buttons: [
        showPuzzle(speech),
        ...TOPICS.filter((each) => each !== topic && (each !== 'admins' || context.caller.isAdmin)).map((each) =>
          topicButton(each, speech),
        ),
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
    case 'scoring':
      return texts.scoring;
    case 'notation':
      return texts.notation(
        ['Nf3', 'Nxf3', 'g1f3', 'exd8=Q', 'O-O'].map((move) => written(move)),
        written('Qh7 Qg7'),
      );
    case 'commands':
      return [texts.commandsTitle, ...listed('everyone')];
    case 'admins':
      return [texts.adminsTitle, ...(caller.isAdmin ? listed('admins') : [])];
  }

  function listed(audience: CommandSpec['audience']): readonly string[] {
    return specs.filter((spec) => spec.audience === audience).map((spec) => lineOf(spec, speech, caller.optionNames));
  }
}

function topicButton(topic: Topic, { texts: { help: texts } }: Speech): Button {
  const labels = {
    rules: texts.rulesButton,
    scoring: texts.scoringButton,
    commands: texts.commandsButton,
    admins: texts.adminsButton,
    notation: texts.notationButton,
  };
  return { label: labels[topic], style: 'secondary', inPlace: true, invoke: { command: 'help', args: { topic } } };
}

/** Commands are named as every text writes them, which every chat takes; options as this person's chat shows them. */
function lineOf(spec: CommandSpec, { texts }: Speech, optionNames: Language | undefined): string {
  const shown = spec.options.filter((option) => !option.internal);
  const written = shown
    .map((option) => ({ ...option, name: shownName(spec.name, option, optionNames) }))
    .map(({ name, required }) => (required ? ` ${name}` : ` [${name}]`))
    .join('');
  return `\`/${spec.name}${written}\` ${wordsOfCommand(spec, texts).description}`;
}
