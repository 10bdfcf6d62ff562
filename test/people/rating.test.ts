import { describe, expect, it } from 'vitest';
import {
  afterIdleDays,
  certainRating,
  NEW_MEMBER_RATING,
  newPuzzleRating,
  rateResult,
} from '../../src/people/rating.js';

const DAY = 86_400_000;

describe('a rating', () => {
  it('begins in the middle, and a puzzle’s with what its proof says', () => {
    expect(NEW_MEMBER_RATING).toMatchObject({ rating: 1500, deviation: 350 });
    expect(newPuzzleRating(1830)).toMatchObject({ rating: 1830, deviation: 200 });
    expect(newPuzzleRating(undefined)).toMatchObject({ rating: 1500, deviation: 350 });
  });

  it('rises with a win as much as the puzzle’s falls, for equals', () => {
    const { member, puzzle } = rateResult(NEW_MEMBER_RATING, newPuzzleRating(undefined), true, 0);
    expect(member.rating).toBeGreaterThan(1600);
    expect(member.rating - 1500).toBeCloseTo(1500 - puzzle.rating, 9);
    expect(member.deviation).toBeLessThan(300);
    expect(rateResult(NEW_MEMBER_RATING, newPuzzleRating(undefined), false, 0).member.rating).toBeLessThan(1400);
  });

  it('settles where the member’s strength is', () => {
    let member = NEW_MEMBER_RATING;
    // Wins against 1700 and loses against 1900, again and again: it belongs in between.
    for (let day = 0; day < 200; day++) {
      member = rateResult(member, newPuzzleRating(day % 2 === 0 ? 1700 : 1900), day % 2 === 0, day * DAY).member;
    }
    expect(member.rating).toBeGreaterThan(1750);
    expect(member.rating).toBeLessThan(1850);
    expect(member.deviation).toBeLessThan(120);
  });

  it('becomes less certain with days without a result, up to where it began', () => {
    const settled = { rating: 1800, deviation: 60, volatility: 0.06, at: 0 };
    expect(afterIdleDays(settled, DAY - 1).deviation).toBe(60);
    const month = afterIdleDays(settled, 30 * DAY).deviation;
    expect(month).toBeCloseTo(Math.sqrt(60 ** 2 + 30 * (173.7178 * 0.06) ** 2), 6);
    expect(afterIdleDays(settled, 100_000 * DAY).deviation).toBe(350);
    // A clock that was set back.
    expect(afterIdleDays(settled, -5 * DAY)).toEqual(settled);
  });

  it('ranks by what is certain of it', () => {
    expect(certainRating({ rating: 1650, deviation: 40 })).toBeGreaterThan(
      certainRating({ rating: 1900, deviation: 300 }),
    );
  });
});
