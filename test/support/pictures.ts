import type { Reply } from '../../src/bot/reply.js';
import type { CardView } from '../../src/pictures/cards.js';
import type { ChessBoard } from '../../src/pictures/picture.js';

type Shown = Pick<Reply, 'pictures'> | undefined;

/** The chess boards that a reply shows, in their order, without their words. */
export const boardsIn = (reply: Shown): readonly ChessBoard[] =>
  (reply?.pictures ?? []).flatMap((picture) => {
    if (picture.kind !== 'chess') return [];
    const { kind: _, alt: __, ...board } = picture;
    return [board];
  });

/** The first of them. */
export const boardIn = (reply: Shown): ChessBoard | undefined => boardsIn(reply)[0];

/** The first card that a reply shows. */
export const cardIn = (reply: Shown): CardView | undefined =>
  reply?.pictures?.flatMap((picture) => (picture.kind === 'card' ? [picture.card] : []))[0];

/** What a reply shows, in words: of each picture. */
export const altsIn = (reply: Shown): readonly string[] => (reply?.pictures ?? []).map(({ alt }) => alt);
