import { boardsOf } from '../../bot/present.js';
import type { ShownReply } from '../../bot/reply.js';
import type { Painter } from '../../pictures/picture.js';
import type { Logger } from '../../shared/log.js';
import type { Theme } from '../../shared/look.js';
import { type MessageOut, makeMessage, type Picture } from './message-out.js';

interface ComposerParts {
  readonly painter: Painter;
  /** How boards usually look. */
  readonly theme: Theme;
  readonly log: Logger;
}

/** Makes a reply a message, its pictures painted. */
export type Compose = (reply: ShownReply) => Promise<MessageOut>;

/** A picture that cannot be painted leaves its words, and the others. */
export function makeCompose({ painter, theme, log }: ComposerParts): Compose {
  async function paint(name: string, alt: string, painting: Promise<Uint8Array>): Promise<Picture[]> {
    try {
      return [{ name, png: await painting, alt }];
    } catch (error) {
      log.error({ err: error, picture: alt }, 'a picture could not be painted');
      return [];
    }
  }

  async function paintAll(reply: ShownReply): Promise<Picture[]> {
    const { card, look, cardAlt = '' } = reply;
    const usual = { theme, pieces: 'classic', ...look } as const;
    const pictures = await Promise.all([
      ...boardsOf(reply).map(({ view, alt }, index) =>
        paint(boardName(index + 1), alt, painter.paint({ ...view, ...usual })),
      ),
      ...(card ? [paint('card.png', cardAlt, painter.paintCard(card, usual.theme))] : []),
    ]);
    return pictures.flat();
  }

  return async (reply) => makeMessage(reply, await paintAll(reply));
}

const boardName = (number: number): string => (number === 1 ? 'board.png' : `board-${number}.png`);
