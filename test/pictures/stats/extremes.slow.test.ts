import { afterAll, describe, expect, it } from 'vitest';
import type { RatingPoint, StatsCard, TimesRow } from '../../../src/pictures/cards.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { AXIS, layoutOf, TIMES_PITCH } from '../../../src/pictures/drawing/stats/layout.js';
import { STATS_PALETTES } from '../../../src/pictures/drawing/stats/stats-palette.js';
import { colourOf } from '../contrast.js';
import { paintCard } from '../painting.js';
import { differs } from '../picture.js';
import { changedParts, type OpenedStats, openStats } from './opened-stats.js';
import { EMPTY, RICH } from './sample-cards.js';

const painter = makePainter();
afterAll(() => painter.close());

const draw = async (card: StatsCard): Promise<OpenedStats> => openStats(card, await paintCard(painter, card, 'light'));

const point = (day: number, rating: number, deviation = 60): RatingPoint => ({
  at: Date.UTC(2026, 0, day),
  rating,
  deviation,
});

describe('a rating', () => {
  it.each<[what: string, points: readonly RatingPoint[]]>([
    ['of two points', [point(1, 1500, 350), point(2, 1540, 300)]],
    ['that never moves', [point(1, 1500), point(2, 1500), point(90, 1500)]],
    ['that is certain', [point(1, 1500, 0), point(2, 1500, 0)]],
    ['of one moment', [point(1, 1500), point(1, 1520)]],
    ['that falls below nought', [point(1, 300), point(2, -250)]],
    ['that is higher than anybody’s', [point(1, 1500), point(2, 12_345)]],
    ['of two thousand points', Array.from({ length: 2000 }, (_, day) => point(day, 1500 + 400 * Math.sin(day / 90)))],
  ])('%s stays in its place', async (_, points) => {
    const card: StatsCard = { ...EMPTY, rating: { ...RICH.rating, points } };
    const drawn = await draw(card);
    expect(drawn.strayInk()).toEqual([]);
    expect(changedParts(card, await draw(EMPTY), drawn)).toEqual(['rating']);
  });
});

describe('solve times', () => {
  const row = (fastest: number, typical: number, slowest: number): TimesRow => ({
    label: 'Mate in 2',
    fastest,
    typical,
    slowest,
    text: '1 s',
    solves: '1×',
  });
  const TEN_DAYS = 10 * 24 * 60 * 60 * 1000;

  it.each<[what: string, rows: readonly TimesRow[]]>([
    ['of one solve', [row(24_000, 24_000, 24_000)]],
    ['of no time at all', [row(0, 0, 0)]],
    ['from a millisecond to ten days', [row(1, 60_000, TEN_DAYS)]],
    ['far from each other', [row(1, 1, 2), row(TEN_DAYS, TEN_DAYS, TEN_DAYS)]],
    ['of six lengths', Array.from({ length: 6 }, (_, index) => row(10 ** index, 20 ** index, 30 ** index))],
  ])('%s stay in their place, each with a dot', async (_, rows) => {
    const card: StatsCard = { ...RICH, times: { ...RICH.times, rows } };
    const drawn = await draw(card);
    expect(drawn.strayInk()).toEqual([]);
    const { body } = layoutOf(card).times;
    const top = body.y + (body.height - AXIS - rows.length * TIMES_PITCH) / 2;
    const accent = colourOf(STATS_PALETTES.light.accent);
    rows.forEach((_, index) => {
      const middle = top + (index + 0.5) * TIMES_PITCH;
      const across = Array.from({ length: body.width }, (_, step) => drawn.pixel(body.x + step, middle));
      expect(across.filter((colour) => !differs(colour, accent)).length).toBeGreaterThan(10);
    });
  });
});

describe('a calendar', () => {
  it.each([0, 1, 7, 8, 26 * 7 - 3, 26 * 7, 40 * 7])('of %i days stays in its place', async (length) => {
    const days = Array.from({ length }, () => 'clean' as const);
    const card: StatsCard = { ...RICH, calendar: { ...RICH.calendar, days } };
    expect((await draw(card)).strayInk()).toEqual([]);
  });
});

describe('themes', () => {
  it.each([-1, 0, 0.001, 1, 3])('solved by a part of %d stay in their place', async (part) => {
    const rows = [{ name: 'Zugzwang', text: '?', part }];
    const card: StatsCard = { ...RICH, themes: { ...RICH.themes, best: { label: 'Best', rows } } };
    expect((await draw(card)).strayInk()).toEqual([]);
  });
});
