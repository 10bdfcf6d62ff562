import type { CanvasRenderingContext2D } from 'canvas';
import { MOST_TIMES_ROWS, type StatsCard, type TimesRow } from '../../cards.js';
import type { Area } from '../geometry.js';
import { drawText } from '../text.js';
import { AXIS, GUTTER, TIMES_PITCH } from './layout.js';
import { placeMarks } from './marks.js';
import { drawBar, drawDot, drawEmpty, SMALL, SMALL_DROP, SMALL_STRONG } from './pens.js';
import type { StatsPalette } from './stats-palette.js';

/** Right of the plot: the typical time, and of how many solves. */
const TEXT = { width: 150, gap: 24 } as const;
const SOLVES = { width: 76, gap: 12 } as const;
const BAR_HEIGHT = 10;
/** Of the width, before the fastest and after the slowest. */
const AIR = 0.04;
/** One solve alone stands in the middle of an axis that still has some marks. */
const LEAST_SPAN = Math.log(30);

/** From the fastest solve to the slowest, with a dot at the typical one: a line for each length, on a logarithmic axis. */
export function drawTimesPlot(
  context: CanvasRenderingContext2D,
  { rows, marks, empty }: StatsCard['times'],
  area: Area,
  palette: StatsPalette,
): void {
  if (rows.length === 0) {
    drawEmpty(context, empty, area, palette);
    return;
  }
  const shown = rows.slice(0, MOST_TIMES_ROWS);
  const left = area.x + GUTTER;
  const width = area.width - GUTTER - TEXT.gap - TEXT.width - SOLVES.gap - SOLVES.width;
  const height = area.height - AXIS;
  const partOf = logarithmic(shown);
  const xOf = (time: number): number => left + width * partOf(time);

  const place = (time: number): number | undefined => {
    const x = xOf(time);
    return x < left || x > left + width ? undefined : x;
  };
  for (const mark of placeMarks(context, marks, { left, right: left + width, place, from: 'middle' })) {
    context.fillStyle = palette.track;
    context.fillRect(Math.round(mark.x), area.y, 1, height + 4);
    const line = { x: mark.left, y: area.y + area.height - 4, width: mark.width };
    drawText(context, mark.label, line, { ...SMALL, colour: palette.quiet });
  }
  // A single one stands in the middle of the height.
  const top = area.y + (height - shown.length * TIMES_PITCH) / 2;
  shown.forEach(({ label, fastest, typical, slowest, text, solves }, index) => {
    const middle = top + (index + 0.5) * TIMES_PITCH;
    const y = middle + SMALL_DROP;
    const start = xOf(fastest) - BAR_HEIGHT / 2;
    const bar = { x: start, y: middle - BAR_HEIGHT / 2, width: xOf(slowest) + BAR_HEIGHT / 2 - start };
    drawText(context, label, { x: area.x, y, width: GUTTER - 12 }, { ...SMALL, colour: palette.text });
    drawBar(context, { ...bar, height: BAR_HEIGHT }, palette.soft);
    drawDot(context, { x: xOf(typical), y: middle }, palette);
    const textX = left + width + TEXT.gap;
    const strong = { ...SMALL_STRONG, colour: palette.text };
    drawText(context, text, { x: textX, y, width: TEXT.width, align: 'right' }, strong);
    const solvesX = textX + TEXT.width + SOLVES.gap;
    const quiet = { ...SMALL, colour: palette.quiet };
    drawText(context, solves, { x: solvesX, y, width: SOLVES.width, align: 'right' }, quiet);
  });
}

/** Where a time stands between the least and the greatest of all rows, from 0 to 1. */
function logarithmic(rows: readonly TimesRow[]): (time: number) => number {
  const low = logarithmOf(Math.min(...rows.map(({ fastest }) => fastest)));
  const high = logarithmOf(Math.max(...rows.map(({ slowest }) => slowest)));
  const span = Math.max(high - low, LEAST_SPAN);
  const start = (low + high - span) / 2;
  return (time) => AIR + (1 - 2 * AIR) * ((logarithmOf(time) - start) / span);
}

/** A clock that was set back makes a time of 0. */
const logarithmOf = (time: number): number => Math.log(Math.max(1, time));
