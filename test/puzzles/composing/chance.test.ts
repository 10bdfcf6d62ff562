import { describe, expect, it } from 'vitest';
import { Chance } from '../../../src/puzzles/composing/chance.js';

const draw = (seed: number, task: number): number[] => {
  const chance = new Chance(seed, task);
  return Array.from({ length: 20 }, () => chance.below(1_000));
};

describe('chance', () => {
  it('brings the same numbers for the same seed and task', () => {
    expect(draw(7, 3)).toEqual(draw(7, 3));
  });

  it('brings others for a seed or a task that is only one further', () => {
    expect(draw(7, 3)).not.toEqual(draw(7, 4));
    expect(draw(7, 3)).not.toEqual(draw(8, 3));
    expect(draw(7, 3)).not.toEqual(draw(3, 7));
  });

  it('draws every item about as often as the others', () => {
    const chance = new Chance(1, 1);
    const counts = [0, 0, 0, 0];
    for (let draws = 0; draws < 4_000; draws++) {
      const item = chance.pick([0, 1, 2, 3] as const);
      counts[item] = (counts[item] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(850);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const mixed = new Chance(2, 2).shuffled(items);
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((one, other) => one - other)).toEqual(items);
  });
});
