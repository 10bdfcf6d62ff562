import type { PieceSet, Theme } from '../../shared/look.js';
import type { CardView } from '../cards.js';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './card/draw-card.js';
import { drawBoard } from './draw-board.js';
import { BOARD_SIZE } from './geometry.js';
import type { Job } from './job.js';
import { loadPieces, type PieceImages } from './pieces.js';
import { drawStats } from './stats/draw-stats.js';
import { STATS_HEIGHT, STATS_WIDTH } from './stats/layout.js';
import { makeSurface } from './surface.js';
import { drawVeil } from './veil/draw-veil.js';

const board = makeSurface(BOARD_SIZE, BOARD_SIZE);
const card = makeSurface(CARD_WIDTH, CARD_HEIGHT);
const stats = makeSurface(STATS_WIDTH, STATS_HEIGHT);
const pieces = { classic: loadPieces('classic'), plain: loadPieces('plain') } satisfies Record<PieceSet, PieceImages>;

/** Draws and encodes without a pause, so that two pictures never meet on a canvas. */
export function render({ picture, look }: Job): Uint8Array {
  switch (picture.kind) {
    case 'chess':
      drawBoard(board.context, pieces[look.pieces], picture, look.theme);
      return board.png();
    case 'card':
      return renderCard(picture.card, look.theme);
  }
}

function renderCard(view: CardView, theme: Theme): Uint8Array {
  switch (view.kind) {
    case 'solve':
      drawCard(card.context, pieces.classic, view, theme);
      return card.png();
    case 'stats':
      drawStats(stats.context, pieces.classic, view, theme);
      return stats.png();
    case 'veil':
      drawVeil(card.context, view, theme);
      return card.png();
  }
}
