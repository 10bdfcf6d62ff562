import type { CanvasRenderingContext2D } from 'canvas';
import type { AxisMark } from '../../cards.js';
import { widthOf } from '../text.js';
import { SMALL } from './pens.js';

interface PlacedMark {
  /** Where the axis has it. */
  readonly x: number;
  /** Where its words are written: moved aside where they would leave the axis. */
  readonly label: string;
  readonly left: number;
  readonly width: number;
}

interface Axis {
  readonly left: number;
  readonly right: number;
  /** Undefined for what is not on the axis. */
  place(at: number): number | undefined;
  /** Whether words are written from their mark on, or around it. */
  readonly from: 'start' | 'middle';
}

const GAP = 16;

/** Those marks of an axis that are on it and whose words do not touch those of an earlier one. */
export function placeMarks(
  context: CanvasRenderingContext2D,
  marks: readonly AxisMark[],
  { left, right, place, from }: Axis,
): readonly PlacedMark[] {
  const placed: PlacedMark[] = [];
  for (const { at, label } of marks) {
    const x = place(at);
    if (x === undefined) continue;
    const width = Math.ceil(widthOf(context, label, SMALL));
    const wanted = from === 'start' ? x : x - width / 2;
    const start = Math.max(left, Math.min(wanted, right - width));
    const isFree = placed.every(
      (other) => start >= other.left + other.width + GAP || start + width + GAP <= other.left,
    );
    if (isFree && width <= right - left) placed.push({ x, label, left: start, width });
  }
  return placed;
}
