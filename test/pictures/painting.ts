import type { CardView } from '../../src/pictures/cards.js';
import type { ChessBoard, Painter } from '../../src/pictures/picture.js';
import type { BoardTheme, Look } from '../../src/shared/look.js';

/** A chess board and how it looks, in one. */
export type BoardSpec = ChessBoard & Look;

export const paintBoard = (painter: Painter, { theme, pieces, ...board }: BoardSpec): Promise<Uint8Array> =>
  painter.paint({ kind: 'chess', ...board, alt: '' }, { theme, pieces });

export const paintCard = (painter: Painter, card: CardView, theme: BoardTheme): Promise<Uint8Array> =>
  painter.paint({ kind: 'card', card, alt: '' }, { theme, pieces: 'classic' });
