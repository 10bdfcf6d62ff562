import type { CanvasRenderingContext2D } from 'canvas';
import type { RatingPoint, StatsCard } from '../../cards.js';
import type { Area, Point } from '../geometry.js';
import { drawText } from '../text.js';
import { AXIS, GUTTER } from './layout.js';
import { placeMarks } from './marks.js';
import { drawDot, drawEmpty, SMALL, SMALL_DROP, SMALL_STRONG } from './pens.js';
import { scaleOf } from './rating-scale.js';
import type { StatsPalette } from './stats-palette.js';

/** Right of the plot, for the number of the last point. */
const LAST_WIDTH = 92;
const LINE_WIDTH = 4;
/** For half of a number that stands at the upper edge. */
const INSET = 12;

/** The rating as a line and its uncertainty as a band around it, from the first result to the last. */
export function drawRatingPlot(
  context: CanvasRenderingContext2D,
  { points, marks, empty }: StatsCard['rating'],
  area: Area,
  palette: StatsPalette,
): void {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last || points.length < 2) {
    drawEmpty(context, empty, area, palette);
    return;
  }
  const left = area.x + GUTTER;
  const width = area.width - GUTTER - LAST_WIDTH;
  const top = area.y + INSET;
  const height = area.height - AXIS - INSET;
  const scale = scaleOf(points);
  const xOf = (at: number): number => left + (width * (at - first.at)) / (last.at - first.at || 1);
  const yOf = (rating: number): number => top + (height * (scale.high - rating)) / (scale.high - scale.low);
  const placeOf = ({ at, rating }: RatingPoint): Point => ({ x: xOf(at), y: yOf(rating) });

  for (const tick of scale.ticks) {
    const y = Math.round(yOf(tick));
    context.fillStyle = palette.track;
    context.fillRect(left, y, width, 1);
    const line = { x: area.x, y: y + SMALL_DROP, width: GUTTER };
    drawText(context, String(tick), line, { ...SMALL, colour: palette.quiet });
  }
  const place = (at: number): number | undefined => (at < first.at || at > last.at ? undefined : xOf(at));
  const right = area.x + area.width;
  for (const mark of placeMarks(context, marks, { left, right, place, from: 'middle' })) {
    context.fillStyle = palette.track;
    context.fillRect(Math.round(mark.x), top + height, 2, 8);
    const line = { x: mark.left, y: area.y + area.height - 4, width: mark.width };
    drawText(context, mark.label, line, { ...SMALL, colour: palette.quiet });
  }
  drawBand(context, points, { x: left, y: top, width, height }, { xOf, yOf, colour: palette.soft });
  drawLine(context, points.map(placeOf), palette.accent);
  const end = placeOf(last);
  drawDot(context, end, palette);
  const line = { x: end.x + 20, y: end.y + SMALL_DROP, width: LAST_WIDTH - 20 };
  drawText(context, String(Math.round(last.rating)), line, { ...SMALL_STRONG, colour: palette.text });
}

interface Band {
  readonly xOf: (at: number) => number;
  readonly yOf: (rating: number) => number;
  readonly colour: string;
}

function drawBand(
  context: CanvasRenderingContext2D,
  points: readonly RatingPoint[],
  { x, y, width, height }: Area,
  { xOf, yOf, colour }: Band,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.beginPath();
  for (const { at, rating, deviation } of points) context.lineTo(xOf(at), yOf(rating + deviation));
  for (const { at, rating, deviation } of [...points].reverse()) context.lineTo(xOf(at), yOf(rating - deviation));
  context.closePath();
  // The lines of the axis shall be seen through it.
  context.globalAlpha = 0.5;
  context.fillStyle = colour;
  context.fill();
  context.restore();
}

function drawLine(context: CanvasRenderingContext2D, points: readonly Point[], colour: string): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.strokeStyle = colour;
  context.lineWidth = LINE_WIDTH;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke();
}
