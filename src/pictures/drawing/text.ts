import type { CanvasRenderingContext2D } from 'canvas';
import { fontOf, type Weight } from './fonts.js';

interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly colour: string;
}

/** Smaller than this part of its size a text looks like another kind of text: then it is cut. */
const SMALLEST = 0.7;
/** Pixels. A phone shows a card about 360 points wide: what is smaller could not be read there, and is cut instead. */
const LEAST_SIZE = 24;
/** No text this long fits a picture; what is longer need not be measured. */
const LONGEST = 300;

/** What a reader sees as one character may be several code points, and is not cut in two. */
const segmenter = new Intl.Segmenter();

/** One line on the baseline `y`, between `x` and `x + width`. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Where in its width it stands; from the left if nothing is said. */
  readonly align?: 'left' | 'center' | 'right';
}
const ALIGNED = { left: 0, center: 0.5, right: 1 } as const;

/** Writes a text into its line: smaller if it must be, and then cut. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, align = 'left' }: Line,
  { weight, size, colour }: TextStyle,
): void {
  const line = oneLine(text);
  const measure = (part: string): number => context.measureText(part).width;
  const scale = Math.max(SMALLEST, Math.min(1, width / widthOf(context, line, { weight, size })));
  context.font = fontOf(weight, Math.max(Math.min(size, LEAST_SIZE), Math.floor(size * scale)), line);
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(cutToFit(line, width, measure), x + width * ALIGNED[align], y);
}

/** How wide a text would like to be. */
export function widthOf(
  context: CanvasRenderingContext2D,
  text: string,
  { weight, size }: Pick<TextStyle, 'weight' | 'size'>,
): number {
  const line = oneLine(text);
  context.font = fontOf(weight, size, line);
  return context.measureText(line).width;
}

const oneLine = (text: string): string => text.slice(0, LONGEST).replace(/\s+/g, ' ').trim();

/** The longest beginning that fits, with an ellipsis; or all of it. */
function cutToFit(line: string, width: number, measure: (part: string) => number): string {
  if (measure(line) <= width) return line;
  const characters = [...segmenter.segment(line)].map(({ segment }) => segment);
  const beginning = (length: number): string => `${characters.slice(0, length).join('').trimEnd()}…`;
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(beginning(middle)) <= width) fits = middle;
    else tooLong = middle;
  }
  return beginning(fits);
}
