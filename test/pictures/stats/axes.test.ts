import { createCanvas } from 'canvas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeMarks } from '../../../src/pictures/drawing/stats/marks.js';
import { scaleOf } from '../../../src/pictures/drawing/stats/rating-scale.js';

const points = fc.array(
  fc.record({
    at: fc.nat(),
    rating: fc.double({ min: -500, max: 4000, noNaN: true }),
    deviation: fc.double({ min: 0, max: 350, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
);

it('a scale of ratings has three or four round numbers, evenly apart, and room for the line and what is certain now', () => {
  fc.assert(
    fc.property(points, (given) => {
      const { low, high, ticks } = scaleOf(given);
      expect([3, 4]).toContain(ticks.length);
      const [first = 0, second = 0] = ticks;
      ticks.forEach((tick, index) => {
        expect(tick % 10).toBeCloseTo(0);
        expect(tick).toBe(first + index * (second - first));
        expect(tick >= low && tick <= high).toBe(true);
      });
      const last = given[given.length - 1];
      const shown = given.map(({ rating }) => rating);
      if (last) shown.push(last.rating - last.deviation, last.rating + last.deviation);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...shown)).toBeLessThanOrEqual(high);
    }),
  );
});

it.each([
  { ratings: [1500, 1500], ticks: [1450, 1500, 1550] },
  { ratings: [1500, 1812], ticks: [1500, 1600, 1700, 1800] },
  { ratings: [900, 2300], ticks: [1000, 1500, 2000] },
])('ratings between $ratings are read at $ticks', ({ ratings, ticks }) => {
  expect(scaleOf(ratings.map((rating, at) => ({ at, rating, deviation: 0 }))).ticks).toEqual(ticks);
});

it('words along an axis never touch nor leave it, and the first named has its place', () => {
  const context = createCanvas(10, 10).getContext('2d');
  const mark = fc.record({ at: fc.integer({ min: -50, max: 600 }), label: fc.string({ minLength: 1, maxLength: 12 }) });
  fc.assert(
    fc.property(
      fc.array(mark, { maxLength: 12 }),
      fc.constantFrom('start' as const, 'middle' as const),
      (marks, from) => {
        const place = (at: number): number | undefined => (at < 0 || at > 500 ? undefined : 100 + at);
        const placed = placeMarks(context, marks, { left: 100, right: 600, place, from });
        for (const { x, left, width } of placed) {
          expect(x).toBeGreaterThanOrEqual(100);
          expect(left).toBeGreaterThanOrEqual(100);
          expect(left + width).toBeLessThanOrEqual(600);
          const others = placed.filter((other) => other.left !== left);
          for (const other of others) {
            expect(other.left >= left + width + 16 || other.left + other.width + 16 <= left).toBe(true);
          }
        }
        expect(new Set(placed.map(({ left }) => left)).size).toBe(placed.length);
        const first = marks.find(({ at }) => place(at) !== undefined);
        if (first) expect(placed[0]?.label).toBe(first.label);
      },
    ),
  );
});
