import type { CanvasRenderingContext2D } from 'canvas';
import type { Figure } from '../../cards.js';
import { drawText, widthOf } from '../text.js';
import type { CardPalette } from './card-palette.js';

const VALUE = { weight: 600, size: 42 } as const;
const LABEL = { weight: 400, size: 24 } as const;
const GAP = 40;
const MOST = 4;
/** One or two figures stand where they would if there were three, so that cards look alike. */
const COLUMNS = 3;

interface Area {
  readonly x: number;
  readonly width: number;
  readonly valueY: number;
  readonly labelY: number;
}

/** Side by side, each value above its label. */
export function drawFigures(
  context: CanvasRenderingContext2D,
  figures: readonly Figure[],
  { x, width, valueY, labelY }: Area,
  { text, quiet }: CardPalette,
): void {
  const shown = figures.slice(0, MOST);
  const needs = shown.map(({ label, value }) =>
    Math.max(widthOf(context, value, VALUE), widthOf(context, label, LABEL)),
  );
  const count = Math.max(COLUMNS, shown.length);
  const widths = shareWidth(needs, width - GAP * (count - 1), count);
  let left = x;
  shown.forEach(({ label, value }, index) => {
    const column = { x: left, width: widths[index] ?? 0 };
    drawText(context, value, { ...column, y: valueY }, { ...VALUE, colour: text });
    drawText(context, label, { ...column, y: labelY }, { ...LABEL, colour: quiet });
    left += column.width + GAP;
  });
}

/** Equal shares if all can do with them; else who needs less gives to who needs more. */
function shareWidth(needs: readonly number[], width: number, count: number): number[] {
  const equal = width / count;
  if (needs.every((need) => need <= equal)) return needs.map(() => equal);
  const shares = needs.map(() => 0);
  let rest = width;
  const modestFirst = [...needs.entries()].sort(([, one], [, other]) => one - other);
  modestFirst.forEach(([index, need], served) => {
    const share = Math.min(need, rest / (needs.length - served));
    shares[index] = share;
    rest -= share;
  });
  return shares.map((share) => share + rest / needs.length);
}
