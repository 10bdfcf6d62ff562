import { CALENDAR_WEEKS, MOST_THEMES_ROWS, MOST_TIMES_ROWS, type StatsCard } from '../../cards.js';
import type { Area } from '../geometry.js';

/** Pixels. Higher than wide, for a phone: there it is read without turning or tapping. */
export const STATS_WIDTH = 1000;
export const STATS_HEIGHT = 1440;

export const LEFT = 56;
export const WIDTH = STATS_WIDTH - 2 * LEFT;

export const CELL = { size: 24, pitch: 29 } as const;
const extentOf = (cells: number): number => cells * CELL.pitch - (CELL.pitch - CELL.size);
/** For names of rows. What they name begins at the same place in every part; the calendar, whose width is given, says where. */
export const GUTTER = WIDTH - extentOf(CALENDAR_WEEKS);
/** For what is written below an axis; or above the weeks, the months. */
export const AXIS = 34;
export const TIMES_PITCH = 33;
export const THEMES_PITCH = 48;

const TOP = 286;
const BOTTOM = 1356;
/** From the top of a part to its content. */
const HEADING = 42;
const LEAST_GAP = 34;
const MOST_RATING_HEIGHT = 270;

export interface Part {
  /** The baseline of the heading. */
  readonly headingY: number;
  readonly body: Area;
}

/** One part below the other. What short lists leave goes to the line of the rating, and then between the parts. */
export function layoutOf(card: StatsCard): Readonly<Record<'rating' | 'times' | 'calendar' | 'themes', Part>> {
  const { best, weakest } = card.themes;
  const timesRows = within(2, card.times.rows.length, MOST_TIMES_ROWS);
  const themesRows = within(1, Math.max(best.rows.length, weakest.rows.length), MOST_THEMES_ROWS);
  const times = timesRows * TIMES_PITCH + AXIS;
  const calendar = AXIS + extentOf(7);
  const themes = themesRows * THEMES_PITCH;
  const left = BOTTOM - TOP - 4 * HEADING - (times + calendar + themes);
  const rating = Math.min(left - 3 * LEAST_GAP, MOST_RATING_HEIGHT);
  const gap = LEAST_GAP + Math.floor((left - rating - 3 * LEAST_GAP) / 4);

  const partAbove = (bottom: number, height: number): Part => {
    const y = bottom - height;
    return { headingY: y - HEADING + 26, body: { x: LEFT, y, width: WIDTH, height } };
  };
  const above = ({ body }: Part): number => body.y - HEADING - gap;
  const fourth = partAbove(BOTTOM, themes);
  const third = partAbove(above(fourth), calendar);
  const second = partAbove(above(third), times);
  const first = partAbove(above(second), rating);
  return { rating: first, times: second, calendar: third, themes: fourth };
}

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));
