import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy, median, percentile, spread, sum } from '../../bench/statistics.js';

describe('the figures of a table', () => {
  it.each([
    ['nothing', [], 0],
    ['one value', [7], 7],
    ['an odd number of values', [9, 1, 5], 5],
    ['an even number of values', [4, 1, 3, 2], 2.5],
    ['values that would sort wrongly as text', [10, 9, 100], 10],
  ])('median of %s', (_, values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it.each([
    ['nothing', [], 95, 0],
    ['one value', [7], 95, 7],
    ['20 values: one of them may be above', Array.from({ length: 20 }, (_, index) => 20 - index), 95, 19],
    ['19 values: none may be above', Array.from({ length: 19 }, (_, index) => index + 1), 95, 19],
    ['the least', [3, 1, 2], 0, 1],
    ['the greatest', [3, 1, 2], 100, 3],
  ])('percentile of %s', (_, values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('at least 95 of 100 values are not above the 95th percentile, and it is one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const p95 = percentile(values, 95);
        expect(values).toContain(p95);
        expect(values.filter((value) => value <= p95).length).toBeGreaterThanOrEqual(0.95 * values.length);
      }),
    );
  });

  it('as many values lie below the median as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('sums', () => {
    expect([sum([]), sum([1, 2, 3.5])]).toEqual([0, 6.5]);
  });

  it('groups by a number, the smallest first, and keeps the order within a group', () => {
    const groups = groupBy(['ccc', 'a', 'bb', 'd'], (word) => word.length);
    expect([...groups]).toEqual([
      [1, ['a', 'd']],
      [2, ['bb']],
      [3, ['ccc']],
    ]);
  });
});

it.each([
  [10, 5, [1, 3, 5, 7, 9]],
  [3, 5, [0, 1, 2]],
  [4, 1, [3]],
])('of %i positions %i are taken evenly', (length, wanted, indices) => {
  expect(spread([...Array(length).keys()], wanted)).toEqual(indices);
});

it('exactly as many are taken as there should be', () => {
  expect(spread([...Array(38_894).keys()], 1000)).toHaveLength(1000);
});
