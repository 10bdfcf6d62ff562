import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_THEMES_ROWS, MOST_TIMES_ROWS, type StatsCard } from '../../../src/pictures/cards.js';
import { makePainter } from '../../../src/pictures/drawing/painter.js';
import { layoutOf } from '../../../src/pictures/drawing/stats/layout.js';
import { BOARD_THEMES, type BoardTheme } from '../../../src/shared/look.js';
import { paintCard } from '../painting.js';
import { changedParts, type OpenedStats, openStats, PARTS, rowsOf } from './opened-stats.js';
import { EMPTY, RICH } from './sample-cards.js';

const painter = makePainter();
afterAll(() => painter.close());

const draw = async (card: StatsCard, theme: BoardTheme = 'light'): Promise<OpenedStats> =>
  openStats(card, await paintCard(painter, card, theme));

const [firstTimes] = RICH.times.rows;
const [firstTheme] = RICH.themes.best.rows;
if (!firstTimes || !firstTheme) throw new Error('the sample has no rows');

describe('statistics', () => {
  it.each(BOARD_THEMES)('are 1000 by 1440 pixels and show every part in its place, in the %s theme', async (theme) => {
    const card = await draw(RICH, theme);
    expect([card.width, card.height]).toEqual([1000, 1440]);
    for (const part of PARTS) expect(card.hasInk(part), part).toBe(true);
    expect(card.strayInk()).toEqual([]);
  });

  it.each<[what: string, where: (typeof PARTS)[number], card: StatsCard]>([
    ['the name', 'title', { ...RICH, title: 'Ben' }],
    ['the line below it', 'subtitle', { ...RICH, subtitle: 'elsewhere' }],
    ['a figure', 'figures', { ...RICH, figures: RICH.figures.map((each) => ({ ...each, value: '7' })) }],
    ['the last rating', 'rating', { ...RICH, rating: { ...RICH.rating, points: RICH.rating.points.slice(0, -9) } }],
    [
      'how certain a rating is',
      'rating',
      { ...RICH, rating: { ...RICH.rating, points: RICH.rating.points.map((point) => ({ ...point, deviation: 45 })) } },
    ],
    ['the months of a rating', 'rating', { ...RICH, rating: { ...RICH.rating, marks: [] } }],
    ['a fastest time', 'times', withTimes({ fastest: firstTimes.typical })],
    ['a typical time', 'times', withTimes({ typical: firstTimes.slowest })],
    ['a slowest time', 'times', withTimes({ slowest: firstTimes.typical })],
    ['a time in words', 'times', withTimes({ text: '6.3 s' })],
    ['a number of solves', 'times', withTimes({ solves: '91×' })],
    ['the units of time', 'times', { ...RICH, times: { ...RICH.times, marks: [] } }],
    ['one day', 'calendar', withCalendar({ days: RICH.calendar.days.map((day, at) => (at === 90 ? 'none' : day)) })],
    ['the months of the calendar', 'calendar', withCalendar({ months: [] })],
    ['the days of the week', 'calendar', withCalendar({ weekdays: ['Mo', '', '', '', '', '', ''] })],
    ['the legend', 'calendar', withCalendar({ legend: { ...RICH.calendar.legend, missed: 'verpasst' } })],
    ['the name of a theme', 'themes', withBest({ name: 'Epaulettes' })],
    ['how often a theme was solved', 'themes', withBest({ text: '1 of 15' })],
    ['which part of a theme was solved', 'themes', withBest({ part: 0 })],
    ['the last line', 'footer', { ...RICH, footer: 'Bye' }],
  ])('change in one place with %s', async (_, where, card) => {
    expect(changedParts(RICH, await draw(RICH), await draw(card))).toEqual([where]);
  });

  it('say in words what is not there yet, and nothing else', async () => {
    const empty = await draw(EMPTY);
    expect(empty.strayInk()).toEqual([]);
    const otherWords = {
      rating: { ...EMPTY, rating: { ...EMPTY.rating, empty: 'Soon' } },
      times: { ...EMPTY, times: { ...EMPTY.times, empty: 'Soon' } },
      themes: { ...EMPTY, themes: { ...EMPTY.themes, empty: 'Soon' } },
    };
    for (const [part, card] of Object.entries(otherWords)) {
      expect(changedParts(EMPTY, empty, await draw(card))).toEqual([part]);
    }
    const [point] = RICH.rating.points;
    const onePoint = { ...EMPTY, rating: { ...EMPTY.rating, points: point ? [point] : [] } };
    expect(changedParts(EMPTY, empty, await draw(onePoint))).toEqual([]);
  });

  it('leave out the rows that are too many', async () => {
    const tooMany: StatsCard = {
      ...RICH,
      times: { ...RICH.times, rows: [...RICH.times.rows.slice(0, MOST_TIMES_ROWS), firstTimes, firstTimes] },
      themes: { ...RICH.themes, best: { ...RICH.themes.best, rows: [...RICH.themes.best.rows, firstTheme] } },
      calendar: { ...RICH.calendar, days: ['clean', ...Array(6).fill('clean'), ...RICH.calendar.days] },
    };
    expect(RICH.themes.best.rows).toHaveLength(MOST_THEMES_ROWS);
    expect(changedParts(RICH, await draw(RICH), await draw(tooMany))).toEqual([]);
  });

  it.each([
    ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(8)],
    ['a German label', 'Unterverwandlungsaufgaben'],
    ['wide letters', 'Щ'.repeat(300)],
    ['lines', 'one\ntwo\n\nthree'],
  ])('keep %s inside, wherever they stand', async (_, words) => {
    for (const card of [RICH, EMPTY]) expect((await draw(saying(card, words))).strayInk()).toEqual([]);
  });
});

describe('the places of the parts', () => {
  it('never meet, however long the lists are; the shorter they are, the higher is the line of the rating', () => {
    const list = <Row>(row: Row, length: number): readonly Row[] => Array.from({ length }, () => row);
    const cardOf = (times: number, best: number, weakest: number): StatsCard => ({
      ...RICH,
      times: { ...RICH.times, rows: list(firstTimes, times) },
      themes: {
        ...RICH.themes,
        best: { ...RICH.themes.best, rows: list(firstTheme, best) },
        weakest: { ...RICH.themes.weakest, rows: list(firstTheme, weakest) },
      },
    });
    fc.assert(
      fc.property(fc.nat(9), fc.nat(5), fc.nat(5), (times, best, weakest) => {
        const card = cardOf(times, best, weakest);
        const rows = PARTS.map((part) => rowsOf(card)[part]);
        rows.slice(1).forEach(({ top }, index) => {
          expect(top).toBeGreaterThanOrEqual(rows[index]?.bottom ?? 0);
        });
        const { height } = layoutOf(card).rating.body;
        expect(height).toBeGreaterThanOrEqual(layoutOf(RICH).rating.body.height);
        expect(layoutOf(cardOf(times + 1, best, weakest)).rating.body.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});

function withTimes(change: Partial<typeof firstTimes>): StatsCard {
  const [first, ...others] = RICH.times.rows;
  return { ...RICH, times: { ...RICH.times, rows: first ? [{ ...first, ...change }, ...others] : others } };
}

function withCalendar(change: Partial<StatsCard['calendar']>): StatsCard {
  return { ...RICH, calendar: { ...RICH.calendar, ...change } };
}

function withBest(change: Partial<typeof firstTheme>): StatsCard {
  const [first, ...others] = RICH.themes.best.rows;
  const rows = first ? [{ ...first, ...change }, ...others] : others;
  return { ...RICH, themes: { ...RICH.themes, best: { ...RICH.themes.best, rows } } };
}

/** The same card with every text exchanged. */
function saying(card: StatsCard, words: string): StatsCard {
  const exchanged = JSON.stringify(card, (member, value) =>
    typeof value === 'string' && member !== 'kind' && !/^\d+$/.test(member) ? words : value,
  );
  const said: StatsCard = JSON.parse(exchanged);
  return { ...said, calendar: { ...said.calendar, weekdays: card.calendar.weekdays.map(() => words) } };
}
