import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/play/days.js';
import { placeOf, streakOf } from '../../src/play/standing.js';

describe('a streak', () => {
  const schedule = { time: '09:00', timeZone: 'Europe/Berlin' };
  const noonOf = (date: string) => Date.parse(`${date}T12:00Z`);

  /** The newest day first: `x` was solved, `l` a day late, `-` not; of ` ` there was no puzzle. */
  it.each([
    ['', 0],
    ['x', 1],
    ['xxx', 3],
    ['xx-xxxx', 2],
    ['-xxx', 0],
    ['xxlx', 2],
    ['x xx', 1],
  ])('of "%s" is %i', (days, streak) => {
    const played = [...days].flatMap((day, index) => {
      const date = addDays('2026-11-16', -index);
      const late = day === 'l' ? 86_400_000 : 0;
      return day === ' ' ? [] : [{ date, ...(day !== '-' && { solvedAt: noonOf(date) + late }) }];
    });
    expect(streakOf(played, '2026-11-16', schedule)).toBe(streak);
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
