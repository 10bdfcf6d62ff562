import type { CanvasRenderingContext2D } from 'canvas';
import type { BoardTheme } from '../../../shared/look.js';
import type { StatsCard } from '../../cards.js';
import { drawTiles } from '../card/draw-card.js';
import { drawFigures } from '../card/figures.js';
import type { PieceImages } from '../pieces.js';
import { drawText } from '../text.js';
import { drawCalendar, drawLegend } from './calendar.js';
import { LEFT, layoutOf, STATS_HEIGHT, STATS_WIDTH, WIDTH } from './layout.js';
import { HEADING, SMALL } from './pens.js';
import { drawRatingPlot } from './rating-plot.js';
import { STATS_PALETTES } from './stats-palette.js';
import { drawThemes } from './themes.js';
import { drawTimesPlot } from './times-plot.js';

/** A corner of a board, as on the card of a solve. */
const TILE = 76;
const TITLE = { y: 84, size: 46, width: STATS_WIDTH - 2 * TILE - 2 * LEFT };
const SUBTITLE = { y: 130, size: 28, width: TITLE.width };
const FIGURES = { valueY: 216, labelY: 252 };
const RULE_Y = 1372;
const FOOTER_Y = 1411;

/** Draws over whatever the context showed before: every pixel of the card is painted. */
export function drawStats(
  context: CanvasRenderingContext2D,
  pieces: PieceImages,
  card: StatsCard,
  theme: BoardTheme,
): void {
  const palette = STATS_PALETTES[theme];
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, STATS_WIDTH, STATS_HEIGHT);
  drawDecoration(context, pieces, theme);
  const { size } = TITLE;
  drawText(context, card.title, { x: LEFT, ...TITLE }, { weight: 600, size, colour: palette.text });
  drawText(context, card.subtitle, { x: LEFT, ...SUBTITLE }, { weight: 400, ...SUBTITLE, colour: palette.quiet });
  drawFigures(context, card.figures, { x: LEFT, width: WIDTH, ...FIGURES }, palette);

  const { rating, times, calendar, themes } = layoutOf(card);
  const drawHeading = (words: string, y: number, width = WIDTH): void =>
    drawText(context, words, { x: LEFT, y, width }, { ...HEADING, colour: palette.text });
  drawHeading(card.rating.label, rating.headingY);
  drawRatingPlot(context, card.rating, rating.body, palette);
  drawHeading(card.times.label, times.headingY);
  drawTimesPlot(context, card.times, times.body, palette);
  const legendX = drawLegend(context, card.calendar.legend, calendar.headingY, palette);
  drawHeading(card.calendar.label, calendar.headingY, legendX - LEFT);
  drawCalendar(context, card.calendar, calendar.body, palette);
  drawThemes(context, card.themes, themes, palette);

  if (card.footer !== '') {
    context.fillStyle = palette.rule;
    context.fillRect(LEFT, RULE_Y, WIDTH, 2);
    drawText(context, card.footer, { x: LEFT, y: FOOTER_Y, width: WIDTH }, { ...SMALL, colour: palette.quiet });
  }
}

function drawDecoration(context: CanvasRenderingContext2D, pieces: PieceImages, theme: BoardTheme): void {
  const left = STATS_WIDTH - 2 * TILE;
  drawTiles(context, { x: left, y: 0, columns: 2, rows: 2, size: TILE }, theme);
  const inset = 4;
  const size = TILE - 2 * inset;
  context.drawImage(pieces({ color: 'black', role: 'king' }), left + TILE + inset, inset, size, size);
  context.drawImage(pieces({ color: 'white', role: 'king' }), left + inset, TILE + inset, size, size);
}
