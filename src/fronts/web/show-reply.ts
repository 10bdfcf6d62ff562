import type { Bot } from '../../bot/bot.js';
import { choiceWords } from '../../bot/choice-words.js';
import { wordsOfCommand, wordsOfOption } from '../../bot/command-words.js';
import { encodeInvocation } from '../../bot/invocation.js';
import type { Button, ShownReply } from '../../bot/reply.js';
import type { Painter } from '../../pictures/picture.js';
import type { BoardTheme } from '../../shared/look.js';
import type { Texts } from '../../texts/en.js';
import type { Speech } from '../../texts/speech.js';
import type { OfferedCommand, Question, ShownMessage } from './page/wire.js';
import type { PictureShelf } from './picture-shelf.js';
import { showPicture } from './show-picture.js';

/** Names stay English, as they are typed. Options that only buttons send are not told to the page: they cannot be typed. */
export const offerOf = (bot: Bot, texts: Texts): OfferedCommand[] =>
  bot.specs.map(({ name, description, options }) => ({
    name,
    description: wordsOfCommand({ name, description }, texts).description,
    options: options
      .filter((option) => !option.internal)
      .map((option) => ({
        name: option.name,
        description: wordsOfOption(name, option, texts).description,
        type: option.type,
        required: option.required ?? false,
        autocomplete: (option.type === 'text' || option.type === 'member') && (option.autocomplete ?? false),
        ...(option.type === 'text' &&
          option.choices && { choices: option.choices, words: Object.fromEntries(choiceWords(name, option)) }),
      })),
  }));

interface Showing {
  readonly bot: Bot;
  readonly painter: Painter;
  readonly shelf: PictureShelf;
  readonly theme: BoardTheme;
  readonly speech: Speech;
}

const SIGNS: Readonly<Record<string, 'back' | 'onward'>> = { '◀': 'back', '▶': 'onward' };

/** Makes a reply what the page can show. The pictures are painted first: their addresses are made from their bytes. */
export async function showReply(
  reply: ShownReply,
  { bot, painter, shelf, theme, speech: { language, texts } }: Showing,
): Promise<ShownMessage> {
  const { text, file, pictures = [], buttons = [], menus = [], personal } = reply;
  const look = { theme, pieces: 'classic', ...reply.look } as const;
  const shown = await Promise.all(pictures.map((picture) => showPicture(picture, look, { painter, shelf })));
  return {
    text,
    language,
    personal,
    ...(personal && { note: texts.common.onlyYou }),
    ...(shown.length > 0 && { pictures: shown }),
    ...(file && { file }),
    buttons: buttons.map(({ label, style, invoke, inPlace = false, disabled = false, ask }) => ({
      label,
      ...spokenOf(label, texts),
      style,
      invocation: encodeInvocation(invoke),
      inPlace,
      disabled,
      ...questionOf(bot, invoke.command, ask, texts),
    })),
    menus: menus.map(({ placeholder, options }) => ({
      placeholder,
      options: options.map(({ invoke, ...words }) => ({ ...words, invocation: encodeInvocation(invoke) })),
    })),
  };
}

function spokenOf(label: string, { common }: Texts): { readonly spoken?: string } {
  const sign = SIGNS[label];
  return sign ? { spoken: common[sign] } : {};
}

function questionOf(bot: Bot, command: string, ask: Button['ask'], texts: Texts): { readonly ask?: Question } {
  const spec = bot.specs.find(({ name }) => name === command);
  const option = spec?.options.find(({ name }) => name === ask);
  if (!option) return {};
  const maxLength = option.type === 'text' ? option.maxLength : 100;
  return { ask: { option: option.name, label: wordsOfOption(command, option, texts).description, maxLength } };
}
