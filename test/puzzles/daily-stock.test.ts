import { describe, expect, it } from 'vitest';
import { readStock } from '../../bench/pack/daily-stock.js';
import { measurePack, type Part } from '../../bench/pack/measure.js';
import { starsOf } from '../../src/puzzles/analysis/traits.js';
import { DAILIES, puzzlesFolder, SHIPPED_FILES } from '../support/shipped-puzzles.js';

/** Proves each of them: one key, and no shorter mate. */
const stock = await readStock(puzzlesFolder, [...SHIPPED_FILES, DAILIES]);
const figures = measurePack(stock);
const shareOf = ({ count, of }: Part): number => count / of;

describe('what can become a daily of what ships', () => {
  it('is enough for two years', () => {
    expect(stock.length).toBeGreaterThanOrEqual(730);
  });

  it('never starts in check', () => {
    expect(stock.filter(({ startsInCheck }) => startsInCheck).map(({ name }) => name)).toEqual([]);
  });

  it('is hardly ever a mate in one that shows itself', () => {
    expect(shareOf(figures.obvious)).toBeLessThanOrEqual(0.05);
  });

  it('is hardly ever a row of checks, when it is longer', () => {
    expect(shareOf(figures.checksOnly)).toBeLessThanOrEqual(0.05);
  });

  it('does not look alike over and over', () => {
    expect(shareOf(figures.commonestMaterial)).toBeLessThanOrEqual(0.045);
    expect(shareOf(figures.commonestPicture)).toBeLessThanOrEqual(0.035);
    expect(figures.pictures).toBeGreaterThanOrEqual(200);
  });

  it('gets harder from Monday to Sunday', () => {
    const medians = figures.week.map(({ median }) => median);
    for (const [index, median] of medians.slice(1).entries())
      expect(median - (medians[index] ?? 0)).toBeGreaterThan(50);
  });

  it('has about as many puzzles of each number of stars', () => {
    for (const stars of ['★☆☆☆☆', '★★☆☆☆', '★★★☆☆', '★★★★☆', '★★★★★']) {
      const share = stock.filter((daily) => starsOf(daily) === stars).length / stock.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.25);
    }
  });

  it('is more than mates in one on Mondays', () => {
    const [monday] = figures.week;
    expect(monday && shareOf(monday.matesInOne)).toBeLessThan(0.5);
  });
});
