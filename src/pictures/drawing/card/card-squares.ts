import type { CanvasRenderingContext2D } from 'canvas';
import type { CardSquare } from '../../cards.js';
import type { Area } from '../geometry.js';
import { drawText } from '../text.js';
import type { CardPalette } from './card-palette.js';

/** Pixels; the largest at which all fit is taken. */
const SIZES = [66, 48, 32] as const;
const GAP_PART = 0.2;
const CORNER_PART = 0.16;
/** The number of those left out takes the place of so many. */
const COUNT_PLACES = 2;

/** Row by row, in the middle of the area's height. Of a very long attempt the end is shown, and how much was before. */
export function drawCardSquares(
  context: CanvasRenderingContext2D,
  squares: readonly CardSquare[],
  area: Area,
  palette: CardPalette,
): void {
  const { size, step, columns, capacity } = gridFor(squares.length, area);
  const rows = Math.ceil(Math.min(squares.length, capacity) / columns);
  const top = area.y + (area.height - (rows * step - (step - size))) / 2;
  const omitted = squares.length > capacity ? squares.length - (capacity - COUNT_PLACES) : 0;
  if (omitted > 0) {
    const place = { x: area.x, y: top + size * 0.78, width: step * COUNT_PLACES - 4 };
    drawText(context, `+${omitted}`, place, { weight: 600, size: size * 0.75, colour: palette.text });
  }
  squares.slice(omitted).forEach((square, index) => {
    const place = omitted > 0 ? index + COUNT_PLACES : index;
    const x = area.x + (place % columns) * step;
    const y = top + Math.floor(place / columns) * step;
    drawSquare(context, square, { x, y, size }, palette);
  });
}

function gridFor(count: number, { width, height }: Area) {
  const grids = SIZES.map((size) => {
    const step = size * (1 + GAP_PART);
    const columns = Math.floor((width + size * GAP_PART) / step);
    return { size, step, columns, capacity: columns * Math.floor((height + size * GAP_PART) / step) };
  });
  const smallest = grids[grids.length - 1];
  if (!smallest) throw new Error('no size of squares');
  return grids.find(({ capacity }) => count <= capacity) ?? smallest;
}

/** A sign on each, for eyes to which the colours look alike. */
function drawSquare(
  context: CanvasRenderingContext2D,
  square: CardSquare,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  palette: CardPalette,
): void {
  const { fill, sign } = palette.squares[square];
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.beginPath();
  context.roundRect(0, 0, 1, 1, CORNER_PART);
  context.fillStyle = fill;
  context.fill();
  context.beginPath();
  SIGNS[square](context);
  context.strokeStyle = sign;
  context.lineWidth = 0.12;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
  context.restore();
}

/** In parts of the square: a cross, a question mark, a tick. */
const SIGNS: Readonly<Record<CardSquare, (pen: CanvasRenderingContext2D) => void>> = {
  wrong(pen) {
    pen.moveTo(0.3, 0.3);
    pen.lineTo(0.7, 0.7);
    pen.moveTo(0.7, 0.3);
    pen.lineTo(0.3, 0.7);
  },
  hint(pen) {
    pen.arc(0.5, 0.37, 0.16, Math.PI, Math.PI * 2.2);
    pen.bezierCurveTo(0.59, 0.53, 0.5, 0.5, 0.5, 0.6);
    pen.moveTo(0.5, 0.78);
    pen.lineTo(0.5, 0.781);
  },
  right(pen) {
    pen.moveTo(0.26, 0.53);
    pen.lineTo(0.43, 0.7);
    pen.lineTo(0.75, 0.32);
  },
};
