import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../src/people/days.js';

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
