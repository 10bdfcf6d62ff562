import type { CanvasRenderingContext2D } from 'canvas';
import { CALENDAR_WEEKS, type CalendarDay, type StatsCard } from '../../cards.js';
import type { Area, Point } from '../geometry.js';
import { drawText, widthOf } from '../text.js';
import { AXIS, CELL, GUTTER, LEFT, WIDTH } from './layout.js';
import { placeMarks } from './marks.js';
import { SMALL, SMALL_DROP } from './pens.js';
import type { StatsPalette } from './stats-palette.js';

const CORNER = 6;
const FRAME = 2;

type Calendar = StatsCard['calendar'];

/** A column for each week, as in a calendar on the wall. */
export function drawCalendar(
  context: CanvasRenderingContext2D,
  { days, months, weekdays }: Calendar,
  area: Area,
  palette: StatsPalette,
): void {
  const left = area.x + GUTTER;
  const top = area.y + AXIS;
  const shown = days.slice(-7 * CALENDAR_WEEKS);
  const weeks = Math.ceil(shown.length / 7);
  // Fewer weeks stand on the right, where the present is.
  const firstColumn = CALENDAR_WEEKS - weeks;
  const cornerOf = (column: number, row: number): Point => ({
    x: left + column * CELL.pitch,
    y: top + row * CELL.pitch,
  });

  shown.forEach((day, index) => {
    drawDay(context, day, cornerOf(firstColumn + Math.floor(index / 7), index % 7), palette);
  });
  weekdays.slice(0, 7).forEach((label, row) => {
    const y = cornerOf(0, row).y + CELL.size / 2 + SMALL_DROP;
    drawText(context, label, { x: area.x, y, width: GUTTER - 12 }, { ...SMALL, colour: palette.quiet });
  });
  const place = (week: number): number | undefined =>
    week < 0 || week >= weeks ? undefined : cornerOf(firstColumn + week, 0).x;
  const right = area.x + area.width;
  for (const { label, left: x, width } of placeMarks(context, months, { left, right, place, from: 'start' })) {
    drawText(context, label, { x, y: area.y + AXIS - 12, width }, { ...SMALL, colour: palette.quiet });
  }
}

/** Each has a form of its own, for eyes to which the colours look alike: a point, a frame, a square, a pierced square. */
function drawDay(
  context: CanvasRenderingContext2D,
  day: CalendarDay,
  { x, y }: Point,
  { days, ground }: StatsPalette,
): void {
  if (day === 'future') return;
  const middle = { x: x + CELL.size / 2, y: y + CELL.size / 2 };
  const fillPoint = (radius: number, colour: string): void => {
    context.beginPath();
    context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  if (day === 'none') {
    fillPoint(3, days.none);
    return;
  }
  context.beginPath();
  if (day === 'missed') {
    context.roundRect(x + FRAME / 2, y + FRAME / 2, CELL.size - FRAME, CELL.size - FRAME, CORNER - FRAME / 2);
    context.strokeStyle = days.missed;
    context.lineWidth = FRAME;
    context.stroke();
    return;
  }
  context.roundRect(x, y, CELL.size, CELL.size, CORNER);
  context.fillStyle = days[day];
  context.fill();
  if (day === 'clean') fillPoint(4.5, ground);
}

const SHOWN = ['missed', 'solved', 'clean'] as const;
const WORD_GAP = 10;
const GAP = 28;
/** However long its words are, it leaves the heading beside it so much. */
const MOST_WIDTH = WIDTH - 260;

/** On the heading's line, from the right; says where it begins. */
export function drawLegend(
  context: CanvasRenderingContext2D,
  legend: StatsCard['calendar']['legend'],
  y: number,
  palette: StatsPalette,
): number {
  const most = (MOST_WIDTH - SHOWN.length * (CELL.size + WORD_GAP) - (SHOWN.length - 1) * GAP) / SHOWN.length;
  let right = LEFT + WIDTH;
  for (const day of [...SHOWN].reverse()) {
    const width = Math.min(most, Math.ceil(widthOf(context, legend[day], SMALL)));
    drawText(context, legend[day], { x: right - width, y, width }, { ...SMALL, colour: palette.quiet });
    const x = right - width - WORD_GAP - CELL.size;
    drawDay(context, day, { x, y: y - SMALL_DROP - CELL.size / 2 }, palette);
    right = x - GAP;
  }
  return right;
}
