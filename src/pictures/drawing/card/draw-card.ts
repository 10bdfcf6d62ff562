import type { CanvasRenderingContext2D } from 'canvas';
import type { BoardTheme } from '../../../shared/look.js';
import type { SolveCard } from '../../cards.js';
import type { Point } from '../geometry.js';
import { PALETTES } from '../palette.js';
import { PIECE_SIZE, type PieceImages } from '../pieces.js';
import { drawText } from '../text.js';
import { CARD_PALETTES } from './card-palette.js';
import { drawCardSquares } from './card-squares.js';
import { drawFigures } from './figures.js';

/** Pixels. Chats show a picture of this shape across a message. */
export const CARD_WIDTH = 1000;
export const CARD_HEIGHT = 525;

/** Tiles of a board along the left edge. */
const TILE = CARD_HEIGHT / 5;
const LEFT = TILE * 2 + 50;
const WIDTH = CARD_WIDTH - 50 - LEFT;

const TITLE = { y: 92, size: 46 };
const SUBTITLE = { y: 144, size: 32 };
const SQUARES = { y: 176, height: 112 };
const FIGURES = { valueY: 362, labelY: 398 };
const RULE_Y = 434;
const FOOTER = { y: 482, size: 24 };

/** Draws over whatever the context showed before: every pixel of the card is painted. */
export function drawCard(
  context: CanvasRenderingContext2D,
  pieces: PieceImages,
  card: SolveCard,
  theme: BoardTheme,
): void {
  const palette = CARD_PALETTES[theme];
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  drawDecoration(context, pieces, theme);

  const line = (y: number) => ({ x: LEFT, y, width: WIDTH });
  drawText(context, card.title, line(TITLE.y), { weight: 600, size: TITLE.size, colour: palette.text });
  drawText(context, card.subtitle, line(SUBTITLE.y), { weight: 400, size: SUBTITLE.size, colour: palette.quiet });
  drawCardSquares(context, card.squares, { x: LEFT, width: WIDTH, ...SQUARES }, palette);
  drawFigures(context, card.figures, { x: LEFT, width: WIDTH, ...FIGURES }, palette);
  if (card.footer !== '') {
    context.fillStyle = palette.rule;
    context.fillRect(LEFT, RULE_Y, WIDTH, 2);
    drawText(context, card.footer, line(FOOTER.y), { weight: 400, size: FOOTER.size, colour: palette.quiet });
  }
}

function drawDecoration(context: CanvasRenderingContext2D, pieces: PieceImages, theme: BoardTheme): void {
  drawTiles(context, { x: 0, y: 0, columns: 2, rows: 5, size: TILE }, theme);
  // Whole pixels: between two of them the pieces would be blurred.
  const inset = Math.floor((TILE - PIECE_SIZE) / 2);
  context.drawImage(pieces({ color: 'black', role: 'king' }), TILE + inset, TILE + inset);
  context.drawImage(pieces({ color: 'white', role: 'king' }), inset, TILE * 3 + inset);
}

interface Tiles extends Point {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

/** A piece of a board, light in its upper left corner: decoration, and never the position of a puzzle. */
export function drawTiles(
  context: CanvasRenderingContext2D,
  { x, y, columns, rows, size }: Tiles,
  theme: BoardTheme,
): void {
  const { light, dark } = PALETTES[theme];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const { plain } = (column + row) % 2 === 0 ? light : dark;
      context.fillStyle = plain;
      context.fillRect(x + column * size, y + row * size, size, size);
    }
  }
}
