import { describe, expect, it } from 'vitest';
import { placeOf } from '../../src/play/standing.js';

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

  it('nobody has one by a time that no human makes', () => expect(placeOf('emil', times)).toEqual({ of: 4 }));
});
