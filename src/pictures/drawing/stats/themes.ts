import type { CanvasRenderingContext2D } from 'canvas';
import { MOST_THEMES_ROWS, type StatsCard, type ThemesList } from '../../cards.js';
import { drawText, widthOf } from '../text.js';
import { type Part, THEMES_PITCH } from './layout.js';
import { drawBar, HEADING, SMALL } from './pens.js';
import type { StatsPalette } from './stats-palette.js';

const COLUMN_GAP = 48;
const BASELINE = 22;
const BAR = { y: 31, height: 8 } as const;

interface Column {
  readonly x: number;
  readonly width: number;
}

/** What goes well on the left, what does not on the right. */
export function drawThemes(
  context: CanvasRenderingContext2D,
  { best, weakest, empty }: StatsCard['themes'],
  { headingY, body }: Part,
  palette: StatsPalette,
): void {
  const width = (body.width - COLUMN_GAP) / 2;
  const columns = [
    { list: best, x: body.x, colour: palette.accent },
    { list: weakest, x: body.x + width + COLUMN_GAP, colour: palette.weak },
  ];
  for (const { list, x, colour } of columns) {
    drawText(context, list.label, { x, y: headingY, width }, { ...HEADING, colour: palette.text });
    drawRows(context, list, { x, y: body.y, width }, { ...palette, accent: colour });
  }
  const says = (line: Column): void =>
    drawText(context, empty, { ...line, y: body.y + BASELINE }, { ...SMALL, colour: palette.quiet });
  const [first, second] = columns.filter(({ list }) => list.rows.length === 0);
  if (first && second) says(body);
  else if (first) says({ x: first.x, width });
}

function drawRows(
  context: CanvasRenderingContext2D,
  { rows }: ThemesList,
  { x, y, width }: Column & { readonly y: number },
  { text: strong, quiet, track, accent }: StatsPalette,
): void {
  rows.slice(0, MOST_THEMES_ROWS).forEach(({ name, text, part }, index) => {
    const top = y + index * THEMES_PITCH;
    const textWidth = Math.min(width / 2, Math.ceil(widthOf(context, text, SMALL)));
    const textLine = { x: x + width - textWidth, y: top + BASELINE, width: textWidth };
    drawText(context, name, { x, y: top + BASELINE, width: width - textWidth - 16 }, { ...SMALL, colour: strong });
    drawText(context, text, textLine, { ...SMALL, colour: quiet });
    const bar = { x, y: top + BAR.y, height: BAR.height };
    drawBar(context, { ...bar, width }, track);
    if (part > 0) drawBar(context, { ...bar, width: width * Math.min(1, part) }, accent);
  });
}
