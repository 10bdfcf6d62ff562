import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHumanTime, logOfTime, placeOf, typicalTime } from '../../src/people/solves.js';

describe('a time that a human makes', () => {
  it.each([
    [1, 1499, false],
    [1, 1500, true],
    [3, 2499, false],
    [3, 2500, true],
    [2, 0, false],
  ])('for a mate in %i, %i ms: %s', (mateIn, time, human) => expect(isHumanTime(time, mateIn)).toBe(human));
});

describe('the typical time', () => {
  const typical = (times: readonly number[]) =>
    typicalTime(
      times.reduce((sum, time) => sum + logOfTime(time), 0),
      times.length,
    );

  it('of one is that very time, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 * 86_400_000 }), (time) => {
        expect(typical([time])).toBe(time);
      }),
    );
  });

  it('is not spoilt by one board that was left open', () => {
    const seconds = [8, 12, 9, 15, 11, 10, 9];
    expect(typical([...seconds, 3 * 3600].map((each) => each * 1000))).toBeLessThan(30_000);
  });

  it('is the same in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 1, maxLength: 300 }), (times) => {
        expect(typical(times.toReversed())).toBe(typical(times));
      }),
    );
  });
});

describe('the place of a day', () => {
  const solves = [
    { userId: 'anna', faults: 0, time: 5000 },
    { userId: 'bert', faults: 0, time: 3000 },
    { userId: 'carla', faults: 0, time: 5000 },
    { userId: 'dora', faults: 0, time: 323_000 },
    { userId: 'emil', faults: 1, time: 2000 },
    { userId: 'fred', faults: 5, time: 1900 },
  ];
  it.each([
    ['bert', 1],
    ['anna', 2],
    ['carla', 2],
    ['dora', 4],
    ['emil', 5],
    ['fred', 6],
  ])('%s: %i', (userId, place) => expect(placeOf(userId, solves)).toEqual({ place, of: 6 }));

  it('nobody has one by a time that is not ranked', () => expect(placeOf('gina', solves)).toEqual({ of: 6 }));
});
