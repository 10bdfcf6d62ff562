import type { CanvasRenderingContext2D } from 'canvas';
import type { BoardTheme } from '../../../shared/look.js';
import type { VeilCard } from '../../cards.js';
import { CARD_PALETTES, type CardPalette } from '../card/card-palette.js';
import { CARD_HEIGHT, CARD_WIDTH, drawTiles } from '../card/draw-card.js';
import type { Area } from '../geometry.js';
import { drawText, widthOf } from '../text.js';
import { drawCurtain } from './curtain.js';
import { CURTAINS } from './veil-palette.js';

/** The front edge of an empty board looks out from below the curtain. */
const TILES = { columns: 25, rows: 2, size: CARD_WIDTH / 25 } as const;
const HEM = CARD_HEIGHT - TILES.rows * TILES.size;

const TICKET = { width: 600, height: 312 } as const;
const TICKET_AREA = { ...TICKET, x: (CARD_WIDTH - TICKET.width) / 2, y: 96 } as const;

/** Draws over whatever the context showed before: every pixel of the card is painted. */
export function drawVeil(context: CanvasRenderingContext2D, card: VeilCard, theme: BoardTheme): void {
  drawTiles(context, { x: 0, y: HEM, ...TILES }, theme);
  drawCurtain(context, { x: 0, y: 0, width: CARD_WIDTH, height: HEM }, CURTAINS[theme]);
  const palette = CARD_PALETTES[theme];
  drawTicket(context, card, TICKET_AREA, palette, palette.squares.hint.fill);
}

const CORNER = 18;
/** Half circles are punched out of both ends, as of a theatre ticket. */
const NOTCH = 26;
const FRAME_INSET = 12;
const SIDE_PADDING = 60;

const TITLE = { weight: 600, size: 78 } as const;
const SIDE = { weight: 600, size: 38 } as const;
const STARS = { weight: 400, size: 46 } as const;
const DAY = { weight: 400, size: 36 } as const;

/** Pixels below the ticket's upper edge. */
const BASELINES = { side: 72, title: 158, stars: 222, day: 278 } as const;
/** Without stars the other lines close the gap. */
const WITHOUT_STARS = { ...BASELINES, side: 92, title: 182, day: 254 } as const;

const DISC = { radius: 15, gap: 16 } as const;

/** What is told of a puzzle whose board is not shown yet. */
function drawTicket(
  context: CanvasRenderingContext2D,
  card: VeilCard,
  area: Area,
  { ground, text, quiet, rule }: CardPalette,
  stars: string,
): void {
  drawPaper(context, area, { ground, rule });
  const line = (y: number) =>
    ({ x: area.x + SIDE_PADDING, y: area.y + y, width: area.width - 2 * SIDE_PADDING, align: 'center' }) as const;
  const baselines = card.stars === '' ? WITHOUT_STARS : BASELINES;
  drawSide(context, card, line(baselines.side), { text, quiet });
  drawText(context, card.title, line(baselines.title), { ...TITLE, colour: text });
  drawText(context, card.stars, line(baselines.stars), { ...STARS, colour: stars });
  drawText(context, card.day, line(baselines.day), { ...DAY, colour: quiet });
}

/** A disc of its colour stands before the side's name. */
function drawSide(
  context: CanvasRenderingContext2D,
  { side, sideToMove }: VeilCard,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { text, quiet }: Pick<CardPalette, 'text' | 'quiet'>,
): void {
  const mark = 2 * DISC.radius + DISC.gap;
  const words = Math.min(widthOf(context, sideToMove, SIDE), width - mark);
  const left = x + (width - words - mark) / 2;
  context.beginPath();
  context.arc(left + DISC.radius, y - SIDE.size * 0.36, DISC.radius, 0, 2 * Math.PI);
  context.fillStyle = side === 'white' ? '#ffffff' : '#000000';
  context.fill();
  context.strokeStyle = quiet;
  context.lineWidth = 3;
  context.stroke();
  drawText(context, sideToMove, { x: left + mark, y, width: words + 1 }, { ...SIDE, colour: text });
}

function drawPaper(
  context: CanvasRenderingContext2D,
  area: Area,
  { ground, rule }: Pick<CardPalette, 'ground' | 'rule'>,
): void {
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.45)';
  context.shadowBlur = 24;
  context.shadowOffsetY = 8;
  outline(context, area, NOTCH);
  context.fillStyle = ground;
  context.fill();
  context.restore();
  const { x, y, width, height } = area;
  outline(
    context,
    {
      x: x + FRAME_INSET,
      y: y + FRAME_INSET,
      width: width - 2 * FRAME_INSET,
      height: height - 2 * FRAME_INSET,
    },
    NOTCH,
  );
  context.strokeStyle = rule;
  context.lineWidth = 2;
  context.stroke();
}

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Area, notch: number): void {
  const middle = y + height / 2;
  context.beginPath();
  context.moveTo(x + CORNER, y);
  context.arcTo(x + width, y, x + width, y + CORNER, CORNER);
  context.lineTo(x + width, middle - notch);
  context.arc(x + width, middle, notch, -Math.PI / 2, Math.PI / 2, true);
  context.arcTo(x + width, y + height, x + width - CORNER, y + height, CORNER);
  context.arcTo(x, y + height, x, y + height - CORNER, CORNER);
  context.lineTo(x, middle + notch);
  context.arc(x, middle, notch, Math.PI / 2, -Math.PI / 2, true);
  context.arcTo(x, y, x + CORNER, y, CORNER);
  context.closePath();
}
