import type { CanvasRenderingContext2D } from 'canvas';
import type { Area, Point } from '../geometry.js';
import { drawText } from '../text.js';
import type { StatsPalette } from './stats-palette.js';

/** The sizes of letters below the name and the figures: two are enough. */
export const HEADING = { weight: 600, size: 28 } as const;
export const SMALL = { weight: 400, size: 24 } as const;
export const SMALL_STRONG = { weight: 600, size: 24 } as const;

/** From the middle of a line of small letters to its baseline: half the height of a figure. */
export const SMALL_DROP = 9;

const DOT = { radius: 9, ring: 4 } as const;

/** A value that counts, cut out of whatever it stands on. */
export function drawDot(context: CanvasRenderingContext2D, { x, y }: Point, { accent, ground }: StatsPalette): void {
  for (const [radius, colour] of [
    [DOT.radius + DOT.ring, ground],
    [DOT.radius, accent],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  }
}

/** With round ends, and so never shorter than it is high. */
export function drawBar(context: CanvasRenderingContext2D, { x, y, width, height }: Area, colour: string): void {
  context.beginPath();
  context.roundRect(x, y, Math.max(width, height), height, height / 2);
  context.fillStyle = colour;
  context.fill();
}

/** Words in a frame, where there is nothing to be drawn yet. */
export function drawEmpty(
  context: CanvasRenderingContext2D,
  words: string,
  { x, y, width, height }: Area,
  { rule, quiet }: StatsPalette,
): void {
  context.beginPath();
  context.roundRect(x + 1, y + 1, width - 2, height - 2, 12);
  context.strokeStyle = rule;
  context.lineWidth = 2;
  context.stroke();
  const line = { x: x + 24, y: y + height / 2 + SMALL_DROP, width: width - 48, align: 'center' } as const;
  drawText(context, words, line, { ...SMALL, colour: quiet });
}
