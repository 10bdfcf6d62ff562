import type { ShownReply } from '../../bot/reply.js';
import type { Painter, Picture } from '../../pictures/picture.js';
import type { Logger } from '../../shared/log.js';
import type { BoardTheme, Look } from '../../shared/look.js';
import { type MessageOut, makeMessage, type PictureFile } from './message-out.js';

interface ComposerDependencies {
  readonly painter: Painter;
  /** How pictures usually look. */
  readonly theme: BoardTheme;
  readonly log: Logger;
}

/** Makes a reply a message, its pictures painted. */
export type Compose = (reply: ShownReply) => Promise<MessageOut>;

/** A picture that cannot be painted leaves its words, and the others. */
export function makeCompose({ painter, theme, log }: ComposerDependencies): Compose {
  async function paint(picture: Picture, number: number, look: Look): Promise<PictureFile[]> {
    const { kind, alt } = picture;
    try {
      return [{ name: fileName(kind, number), png: await painter.paint(picture, look), alt }];
    } catch (error) {
      log.error({ err: error, picture: alt }, 'a picture could not be painted');
      return [];
    }
  }

  return async (reply) => {
    const look = { theme, pieces: 'classic', ...reply.look } as const;
    const { pictures = [] } = reply;
    const painted = await Promise.all(pictures.map((picture, index) => paint(picture, index + 1, look)));
    return makeMessage(reply, painted.flat());
  };
}

const fileName = (kind: Picture['kind'], number: number): string => `${kind}${number === 1 ? '' : `-${number}`}.png`;
