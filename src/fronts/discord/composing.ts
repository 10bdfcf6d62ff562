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

/** Makes a reply a message, its board painted. */
export type Compose = (reply: ShownReply) => Promise<MessageOut>;

/** A board that cannot be painted leaves its words. */
export function makeCompose({ painter, theme, log }: ComposerParts): Compose {
  async function paint({ board, look, alt = '' }: ShownReply): Promise<Picture | undefined> {
    if (!board) return undefined;
    try {
      const png = await painter.paint({ ...board, theme, pieces: 'classic', ...look });
      return { png, alt };
    } catch (error) {
      log.error({ err: error, fen: board.fen }, 'a board could not be painted');
      return undefined;
    }
  }
  return async (reply) => makeMessage(reply, await paint(reply));
}
