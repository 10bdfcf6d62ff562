import type { Painter, Theme } from '../../board/spec.js';
import type { ShownReply } from '../../bot/reply.js';
import type { Logger } from '../../log.js';
import { type MessageOut, makeMessage, type Picture } from './message-out.js';

interface ComposerParts {
  readonly painter: Painter;
  /** How boards usually look. */
  readonly theme: Theme;
  readonly log: Logger;
}

/** Makes a reply a message, its pictures painted. */
export type Compose = (reply: ShownReply) => Promise<MessageOut>;

/** A picture that cannot be painted leaves its words. */
export function makeCompose({ painter, theme, log }: ComposerParts): Compose {
  async function paint({ board, card, look, alt = '', cardAlt = '' }: ShownReply): Promise<Picture[]> {
    const usual = { theme, pieces: 'classic', ...look } as const;
    try {
      return [
        ...(board ? [{ name: 'board.png', png: await painter.paint({ ...board, ...usual }), alt }] : []),
        ...(card ? [{ name: 'card.png', png: await painter.paintCard(card, usual.theme), alt: cardAlt }] : []),
      ];
    } catch (error) {
      log.error({ err: error, fen: board?.fen }, 'a picture could not be painted');
      return [];
    }
  }
  return async (reply) => makeMessage(reply, await paint(reply));
}
