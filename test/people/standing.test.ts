import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/people/standing.js';

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
