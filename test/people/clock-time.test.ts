import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClockTime } from '../../src/people/clock-time.js';

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
