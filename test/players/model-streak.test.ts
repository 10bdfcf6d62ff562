import { describe, expect, it } from 'vitest';
import { at, SERVER, solved } from './cases.js';
import type { Outage, Server } from './history.js';
import { addDays } from './model-days.js';
import type { Solve } from './model-score.js';
import { type Streak, standsUntil, streakOf } from './model-streak.js';

const MINUTE = 60_000;

/** Solved at noon, on days of May: the first is day 1. */
const onDays = (...days: number[]): Solve[] => days.map((day) => solved({ date: addDays('2026-04-30', day) }));
const inARow = (first: number, last: number): Solve[] =>
  onDays(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The daily of a date, solved at this moment by somebody in this zone. */
const when = (date: string, moment: string, zone = 'UTC'): Solve =>
  solved({ date, startedAt: at(moment), after: 0, zone });

const away = (from: string, minutes: number): Outage => ({ from: at(from), to: at(from) + minutes * MINUTE });

interface StreakCase {
  readonly name: string;
  readonly solves: readonly Solve[];
  readonly outages?: readonly Outage[];
  readonly is: Streak;
}

const only = (streak: number, best = streak, freezes = 0): Streak => ({ streak, best, freezes });

const FREEZES: readonly StreakCase[] = [
  { name: 'nothing solved', solves: [], is: only(0) },
  { name: 'three days in a row', solves: inARow(1, 3), is: only(3) },
  { name: 'a day left out without a freeze begins anew', solves: onDays(1, 2, 4), is: only(1, 2) },
  { name: 'six solves earn no freeze', solves: inARow(1, 6), is: only(6) },
  { name: 'seven solves earn one', solves: inARow(1, 7), is: only(7, 7, 1) },
  { name: 'a missed day uses it up', solves: [...inARow(1, 7), ...onDays(9)], is: only(8) },
  { name: 'one is too few for two days', solves: [...inARow(1, 7), ...onDays(10)], is: only(1, 7) },
  { name: 'two are enough for two days', solves: [...inARow(1, 14), ...onDays(17)], is: only(15) },
  { name: '28 solves leave three, not four', solves: inARow(1, 28), is: only(28, 28, 3) },
  { name: 'three are enough for three days', solves: [...inARow(1, 28), ...onDays(32)], is: only(29) },
  { name: 'three are too few for four', solves: [...inARow(1, 28), ...onDays(33)], is: only(1, 28) },
  {
    name: 'the seventh solve comes after a freeze used up',
    solves: [...inARow(1, 7), ...inARow(9, 15)],
    is: only(14, 14, 1),
  },
  { name: 'a new streak has to earn its freezes anew', solves: [...inARow(1, 14), ...inARow(18, 23)], is: only(6, 14) },
  { name: 'the order of solving does not matter', solves: inARow(1, 8).reverse(), is: only(8, 8, 1) },
];

const DAYS: readonly StreakCase[] = [
  {
    name: 'each solved after midnight, before the next post',
    solves: [when('2026-05-01', '2026-05-02T00:10:00Z'), when('2026-05-02', '2026-05-03T08:50:00Z')],
    is: only(2),
  },
  {
    name: 'the first left open until the day of the left out puzzle: own days 2 and 3',
    solves: [when('2026-05-01', '2026-05-02T00:10:00Z'), when('2026-05-03', '2026-05-03T12:00:00Z')],
    is: only(2),
  },
  {
    name: 'left open, and solved after the next one',
    solves: [...onDays(1, 3), when('2026-05-02', '2026-05-03T13:00:00Z')],
    is: only(3),
  },
  {
    name: 'into summer time: ten past midnight is already the day after next, so the 30th is missed',
    solves: [
      when('2026-03-28', '2026-03-29T00:30:00+01:00', 'Europe/Berlin'),
      when('2026-03-30', '2026-03-31T00:10:00+02:00', 'Europe/Berlin'),
    ],
    is: only(1, 1),
  },
  {
    name: 'out of summer time: half past eleven is still the 26th',
    solves: [
      when('2026-10-24', '2026-10-25T00:30:00+02:00', 'Europe/Berlin'),
      when('2026-10-26', '2026-10-26T23:30:00+01:00', 'Europe/Berlin'),
    ],
    is: only(2),
  },
  {
    name: 'from Hawaii over the date line to Kiritimati: the calendar leaves a day out, the member did not',
    solves: [
      when('2026-05-01', '2026-05-01T20:00:00Z', 'Pacific/Honolulu'),
      when('2026-05-03', '2026-05-03T01:00:00Z', 'Pacific/Kiritimati'),
    ],
    is: only(2),
  },
  {
    name: 'from Kiritimati to Hawaii: the day that comes twice does not hide a missed one',
    solves: [
      when('2026-05-01', '2026-05-01T20:00:00Z', 'Pacific/Kiritimati'),
      when('2026-05-03', '2026-05-03T12:00:00Z', 'Pacific/Honolulu'),
    ],
    is: only(1),
  },
  ...(
    [
      ['America/Los_Angeles', 'America/Los_Angeles', 1],
      ['America/Los_Angeles', 'Europe/Berlin', 2],
      ['Europe/Berlin', 'America/Los_Angeles', 2],
    ] as const
  ).map(([one, other, streak]) => ({
    name: `days 1 and 3 in Los Angeles are 2 and 3 in Berlin: first in ${one}, then in ${other}`,
    solves: [when('2026-05-01', '2026-05-01T23:00:00Z', one), when('2026-05-03', '2026-05-03T20:00:00Z', other)],
    is: only(streak),
  })),
];

const OUTAGES: readonly StreakCase[] = [
  { name: '9 minutes do not excuse', outages: [away('2026-05-02T10:00:00Z', 9)], streak: 1 },
  { name: '10 minutes do not excuse', outages: [away('2026-05-02T10:00:00Z', 10)], streak: 1 },
  { name: '11 minutes excuse', outages: [away('2026-05-02T10:00:00Z', 11)], streak: 2 },
  {
    name: 'two of 6 minutes in one day excuse',
    outages: [away('2026-05-02T10:00:00Z', 6), away('2026-05-02T20:00:00Z', 6)],
    streak: 2,
  },
  { name: '12 minutes around midnight are 6 of either day', outages: [away('2026-05-02T23:54:00Z', 12)], streak: 1 },
  { name: 'on the day of a solve they excuse nothing', outages: [away('2026-05-01T20:00:00Z', 60)], streak: 1 },
].map(({ name, outages, streak }) => ({ name, outages, solves: onDays(1, 3), is: only(streak) }));

describe('a streak', () => {
  it.each([
    ...FREEZES,
    ...DAYS,
    ...OUTAGES,
    {
      name: 'of two days left out only one was excused',
      outages: [away('2026-05-02T10:00:00Z', 11)],
      solves: onDays(1, 4),
      is: only(1),
    },
    {
      name: 'days away use up no freeze',
      outages: [away('2026-05-08T00:00:00Z', 3 * 24 * 60)],
      solves: [...inARow(1, 7), ...onDays(12)],
      is: only(8),
    },
  ])('$name', ({ solves, outages, is }: StreakCase) => {
    expect(streakOf(solves, outages ?? [])).toEqual(is);
  });
});

interface StandingCase {
  readonly name: string;
  readonly solves: readonly Solve[];
  readonly outages?: readonly Outage[];
  readonly server?: Server;
  readonly until: string;
}

describe('a streak stands', () => {
  it.each<StandingCase>([
    { name: 'until the server’s next day is over', solves: onDays(1), until: '2026-05-03T09:00:00Z' },
    {
      name: 'until the member’s next day is over, where that is later',
      solves: [when('2026-05-01', '2026-05-02T08:00:00Z', 'Pacific/Honolulu')],
      until: '2026-05-03T10:00:00Z',
    },
    { name: 'a day longer with a freeze', solves: inARow(1, 7), until: '2026-05-10T09:00:00Z' },
    { name: 'three days longer with three', solves: inARow(1, 28), until: '2026-06-02T09:00:00Z' },
    {
      name: 'no longer for 9 minutes away',
      solves: onDays(1),
      outages: [away('2026-05-02T10:00:00Z', 9)],
      until: '2026-05-03T09:00:00Z',
    },
    {
      name: 'an own day longer for 11 minutes away',
      solves: onDays(1),
      outages: [away('2026-05-02T10:00:00Z', 11)],
      until: '2026-05-04T00:00:00Z',
    },
    {
      name: 'until nine in summer time',
      solves: [when('2026-03-27', '2026-03-27T12:00:00Z')],
      server: { ...SERVER, timeZone: 'Europe/Berlin' },
      until: '2026-03-29T07:00:00Z',
    },
    {
      name: 'until nine in winter time',
      solves: [when('2026-10-23', '2026-10-23T12:00:00Z')],
      server: { ...SERVER, timeZone: 'Europe/Berlin' },
      until: '2026-10-25T08:00:00Z',
    },
    {
      name: 'over the day that Samoa left out',
      solves: [when('2011-12-28', '2011-12-28T20:00:00Z')],
      server: { ...SERVER, timeZone: 'Pacific/Apia' },
      until: '2011-12-30T19:00:00Z',
    },
    {
      name: 'counted from the latest puzzle, though an older one was solved after it',
      solves: [...onDays(1, 3), when('2026-05-02', '2026-05-04T08:00:00Z')],
      until: '2026-05-05T09:00:00Z',
    },
  ])('$name', ({ solves, outages, server, until }) => {
    const end = standsUntil(solves, outages ?? [], server ?? SERVER);
    expect(end && new Date(end).toISOString()).toBe(new Date(until).toISOString());
  });

  it('not at all without a solve', () => {
    expect(standsUntil([], [], SERVER)).toBeUndefined();
  });
});
