import { describe, expect, it } from 'vitest';
import { placeOf, streakOf } from '../../src/play/standing.js';

describe('a streak', () => {
  /** `x` is a day that was solved, the newest first. */
  it.each([
    ['', 0],
    ['x', 1],
    ['xxx', 3],
    ['xx-xxxx', 2],
    ['-xxx', 0],
  ])('of "%s" is %i', (days, streak) => {
    expect(streakOf([...days].map((day, index) => ({ date: `${index}`, solved: day === 'x' })))).toBe(streak);
  });
});

describe('the place of a day', () => {
  const times = [
    { userId: 'anna', time: 5000 },
    { userId: 'bert', time: 3000 },
    { userId: 'carla', time: 5000 },
    { userId: 'dora', time: 9000 },
  ];
  it.each([
    ['bert', 1],
    ['anna', 2],
    ['carla', 2],
    ['dora', 4],
  ])('%s: %i', (userId, place) => expect(placeOf(userId, times)).toEqual({ place, of: 4 }));
});
