import type { CanvasRenderingContext2D } from 'canvas';
import type { StatsCard } from '../../cards.js';
import { drawText, widthOf } from '../text.js';
import { drawDay } from './calendar.js';
import { CELL, LEFT, WIDTH } from './layout.js';
import type { StatsPalette } from './stats-palette.js';
import { SMALL, SMALL_DROP } from './type.js';

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
