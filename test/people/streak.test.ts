import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/people/days.js';
import { type CountingSolve, type Outage, streakEndsAt, streakOf } from '../../src/people/streak.js';

const BERLIN = 'Europe/Berlin';

/** From the first of November on: `x` was solved at noon, `-` not at all. */
const solvesOf = (days: string, timeZone = BERLIN): CountingSolve[] =>
  [...days].flatMap((day, index) => {
    const date = addDays('2026-11-01', index);
    return day === 'x' ? [{ date, at: Date.parse(`${date}T12:00Z`), timeZone }] : [];
  });

const solve = (date: string, at: string, timeZone = BERLIN): CountingSolve => ({ date, at: Date.parse(at), timeZone });

describe('a streak', () => {
  it.each([
    ['', 0, 0, 0],
    ['x', 1, 1, 0],
    ['xxx', 3, 3, 0],
    ['xxx-xx', 2, 3, 0],
    ['xxxxxxx', 7, 7, 1],
    ['xxxxxxx-x', 8, 8, 0],
    ['xxxxxxx--x', 1, 7, 0],
    ['xxxxxxx-xxx-x', 1, 10, 0],
    ['xxxxxxxxxxxxxx--x', 15, 15, 0],
    ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 35, 35, 3],
  ])('of %s is %i, at best %i, with freezes left: %i', (days, length, best, freezes) => {
    expect(streakOf(solvesOf(days), [])).toEqual({ length, best, freezes });
  });

  it.each<[string, readonly CountingSolve[], number]>([
    [
      'just before and just after midnight',
      [solve('2026-11-16', '2026-11-16T22:59Z'), solve('2026-11-17', '2026-11-16T23:01Z')],
      2,
    ],
    [
      'begun before midnight and solved after it',
      [solve('2026-11-16', '2026-11-16T23:10Z'), solve('2026-11-17', '2026-11-17T20:00Z')],
      2,
    ],
    [
      'a puzzle left out, but solved on each own day',
      [solve('2026-11-16', '2026-11-17T07:00Z'), solve('2026-11-18', '2026-11-18T20:00Z')],
      2,
    ],
    [
      'an own day left out, but no puzzle',
      [solve('2026-11-17', '2026-11-17T20:00Z'), solve('2026-11-18', '2026-11-19T07:00Z')],
      2,
    ],
    [
      'a date that the zone left out',
      [
        solve('2011-12-29', '2011-12-29T22:00Z', 'Pacific/Apia'),
        solve('2011-12-31', '2011-12-31T02:00Z', 'Pacific/Apia'),
      ],
      2,
    ],
    [
      'a day and a puzzle left out',
      [solve('2026-11-16', '2026-11-16T20:00Z'), solve('2026-11-18', '2026-11-18T20:00Z')],
      1,
    ],
    [
      'one own day after another, though clocks go back between them',
      [solve('2026-10-24', '2026-10-24T22:30Z'), solve('2026-10-26', '2026-10-25T23:30Z')],
      2,
    ],
    [
      '25 hours later on the day that has 25',
      [solve('2026-10-24', '2026-10-24T21:30Z'), solve('2026-10-25', '2026-10-25T22:30Z')],
      2,
    ],
    [
      'a flight to Auckland, over the date line',
      [
        solve('2026-11-16', '2026-11-17T05:00Z', 'America/Los_Angeles'),
        solve('2026-11-18', '2026-11-17T19:00Z', 'Pacific/Auckland'),
      ],
      2,
    ],
    [
      'the flight back, the same date twice',
      [
        solve('2026-11-17', '2026-11-17T05:00Z', 'Pacific/Auckland'),
        solve('2026-11-18', '2026-11-18T04:00Z', 'America/Los_Angeles'),
      ],
      2,
    ],
  ])('%s', (_, solves, length) => expect(streakOf(solves, []).length).toBe(length));

  const outage = (from: string, to: string): Outage => ({ from: Date.parse(from), to: Date.parse(to) });
  it.each<[string, readonly Outage[], number]>([
    ['10 minutes: the day is missed', [outage('2026-11-02T10:00Z', '2026-11-02T10:10Z')], 1],
    ['11 minutes: it is not', [outage('2026-11-02T10:00Z', '2026-11-02T10:11Z')], 2],
    [
      'twice six minutes',
      [outage('2026-11-02T10:00Z', '2026-11-02T10:06Z'), outage('2026-11-02T20:00Z', '2026-11-02T20:06Z')],
      2,
    ],
    ['on another day', [outage('2026-11-01T13:00Z', '2026-11-01T20:00Z')], 1],
    ['over midnight, mostly before it', [outage('2026-11-02T22:30Z', '2026-11-02T23:09Z')], 2],
    ['over midnight, mostly after it', [outage('2026-11-02T22:55Z', '2026-11-03T02:00Z')], 1],
  ])('while the bot was away for %s', (_, outages, length) => {
    expect(streakOf(solvesOf('x-x'), outages).length).toBe(length);
  });
});

describe('a streak stands', () => {
  const schedule = { time: '09:00', timeZone: BERLIN };
  const until = (last: CountingSolve, freezes: number, outages: readonly Outage[] = []) =>
    new Date(streakEndsAt(last, freezes, outages, schedule)).toISOString().slice(0, 16);

  it.each<[string, string, number, string]>([
    ['until the server’s next day is over', '2026-11-16T12:00Z', 0, '2026-11-18T08:00'],
    ['a day longer with a freeze', '2026-11-16T12:00Z', 1, '2026-11-19T08:00'],
    ['until the own next day is over, for one who solved late', '2026-11-17T07:00Z', 0, '2026-11-18T23:00'],
  ])('%s', (_, at, freezes, end) => expect(until(solve('2026-11-16', at), freezes)).toBe(end));

  it('a day longer when the own zone leaves out the next', () => {
    expect(until(solve('2011-12-28', '2011-12-29T22:00Z', 'Pacific/Apia'), 0)).toBe('2011-12-31T10:00');
  });

  it('longer when the bot was away on the day', () => {
    const away = { from: Date.parse('2026-11-17T10:00Z'), to: Date.parse('2026-11-17T12:00Z') };
    expect(until(solve('2026-11-16', '2026-11-16T12:00Z'), 0, [away])).toBe('2026-11-18T23:00');
  });
});
