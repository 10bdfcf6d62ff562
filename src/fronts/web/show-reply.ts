import type { Painter, Theme } from '../../board/spec.js';
import type { Bot } from '../../bot/bot.js';
import { encodeInvocation } from '../../bot/invocation.js';
import type { ShownReply } from '../../bot/reply.js';
import type { OfferedCommand, ShownMessage } from './page/wire.js';
import type { PictureShelf } from './picture-shelf.js';

/** Options that only buttons send are not told to the page, so they cannot be typed. */
export const offerOf = (bot: Bot): OfferedCommand[] =>
  bot.specs.map(({ name, description, options }) => ({
    name,
    description,
    options: options
      .filter((option) => !option.internal)
      .map((option) => ({
        name: option.name,
        description: option.description,
        type: option.type,
        required: option.required ?? false,
        autocomplete: option.type === 'text' && (option.autocomplete ?? false),
      })),
  }));

/** Makes a reply what the page can show. The board is painted first: its address is made from the picture. */
export async function showReply(
  reply: ShownReply,
  theme: Theme,
  painter: Painter,
  shelf: PictureShelf,
): Promise<ShownMessage> {
  const { text, board, look, alt = '', file, buttons = [], menus = [], personal } = reply;
  return {
    text,
    personal,
    ...(board && {
      board: {
        src: shelf.put(await painter.paint({ ...board, theme, pieces: 'classic', ...look })),
        alt,
      },
    }),
    ...(file && { file }),
    buttons: buttons.map(({ label, style, invoke, inPlace = false, disabled = false }) => ({
      label,
      style,
      invocation: encodeInvocation(invoke),
      inPlace,
      disabled,
    })),
    menus: menus.map(({ placeholder, options }) => ({
      placeholder,
      options: options.map(({ invoke, ...words }) => ({ ...words, invocation: encodeInvocation(invoke) })),
    })),
  };
}
