import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, readClockTime } from '../../src/people/days.js';

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-05-01', 0, '2026-05-01'],
])('%s and %d days are %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
  expect(daysBetween(date, later)).toBe(days);
});

it('days are those of the calendar', () => {
  const days = fc.integer({ min: -40_000, max: 40_000 });
  fc.assert(
    fc.property(days, days, (one, other) => {
      const start = Temporal.PlainDate.from('2026-01-01').add({ days: one });
      expect(addDays(start.toString(), other)).toBe(start.add({ days: other }).toString());
    }),
  );
});

describe('a time of day', () => {
  it.each([
    ['9:00', '09:00'],
    ['09:00', '09:00'],
    ['9', '09:00'],
    ['18.30', '18:30'],
    ['18h30', '18:30'],
    ['18h', '18:00'],
    ['0830', '08:30'],
    [' 9 am ', '09:00'],
    ['9am', '09:00'],
    ['9:15 PM', '21:15'],
    ['9:15 p.m.', '21:15'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['18 Uhr', '18:00'],
    ['18 Uhr 30', '18:30'],
    ['18:05 Uhr', '18:05'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
  ])('is read from %j', (typed, time) => expect(readClockTime(typed)).toBe(time));

  it.each(['', 'noonish', '24:00', '9:60', '13pm', '0am', '9:5', '9m', '-1', '99', '2460', '9:00:00', '٩:٠٠', '1e1'])(
    'is not read from %j',
    (typed) => expect(readClockTime(typed)).toBeUndefined(),
  );

  it('is undefined or a time of day, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) =>
        /^(undefined|([01]\d|2[0-3]):[0-5]\d)$/.test(String(readClockTime(typed))),
      ),
    );
  });
});
