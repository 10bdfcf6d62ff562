import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/puzzles/composing/random.js';

const draw = (seed: number, task: number): number[] => {
  const random = new Random(seed, task);
  return Array.from({ length: 20 }, () => random.below(1_000));
};

describe('random numbers', () => {
  it('brings the same numbers for the same seed and task', () => {
    expect(draw(7, 3)).toEqual(draw(7, 3));
  });

  it('brings others for a seed or a task that is only one further', () => {
    expect(draw(7, 3)).not.toEqual(draw(7, 4));
    expect(draw(7, 3)).not.toEqual(draw(8, 3));
    expect(draw(7, 3)).not.toEqual(draw(3, 7));
  });

  it('draws every item about as often as the others', () => {
    const random = new Random(1, 1);
    const counts = [0, 0, 0, 0];
    for (let draws = 0; draws < 4_000; draws++) {
      const item = random.pick([0, 1, 2, 3] as const);
      counts[item] = (counts[item] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(850);
  });

  it('shuffles without losing anything', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const mixed = new Random(2, 2).shuffled(items);
    expect(mixed).not.toEqual(items);
    expect(mixed.toSorted((one, other) => one - other)).toEqual(items);
  });
});
