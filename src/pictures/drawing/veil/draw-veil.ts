import type { CanvasRenderingContext2D } from 'canvas';
import type { Theme } from '../../../shared/look.js';
import type { VeilCard } from '../../cards.js';
import { CARD_PALETTES } from '../card/card-palette.js';
import { CARD_HEIGHT, CARD_WIDTH } from '../card/draw-card.js';
import { drawTiles } from '../card/tiles.js';
import { drawCurtain } from './curtain.js';
import { drawTicket } from './ticket.js';
import { CURTAINS } from './veil-palette.js';

/** The front edge of an empty board looks out from below the curtain. */
const TILES = { columns: 25, rows: 2, size: CARD_WIDTH / 25 } as const;
const HEM = CARD_HEIGHT - TILES.rows * TILES.size;

const TICKET = { width: 600, height: 312 } as const;
const TICKET_AREA = { ...TICKET, x: (CARD_WIDTH - TICKET.width) / 2, y: 96 } as const;

/** Draws over whatever the context showed before: every pixel of the card is painted. */
export function drawVeil(context: CanvasRenderingContext2D, card: VeilCard, theme: Theme): void {
  drawTiles(context, { x: 0, y: HEM, ...TILES }, theme);
  drawCurtain(context, { x: 0, y: 0, width: CARD_WIDTH, height: HEM }, CURTAINS[theme]);
  const palette = CARD_PALETTES[theme];
  drawTicket(context, card, TICKET_AREA, palette, palette.squares.hint.fill);
}
