import { describe, expect, it } from 'vitest';
import { batchesOf, PACK_NAMES, RECIPES } from '../../../src/puzzles/composing/recipe.js';

describe('a pack', () => {
  it.each(PACK_NAMES)('%s: all places are given to a length and a way, most to mates in two and three', (name) => {
    const recipe = RECIPES[name];
    const { count } = recipe;
    const byLength = new Map<number, number>();
    let composed = 0;
    for (const { method, quota } of batchesOf(recipe)) {
      for (const [mateIn, places] of quota) {
        byLength.set(mateIn, (byLength.get(mateIn) ?? 0) + places);
        if (method === 'compose') composed += places;
      }
    }
    const places = [1, 2, 3, 4, 5].map((mateIn) => byLength.get(mateIn) ?? 0);
    expect(places.reduce((sum, each) => sum + each, 0)).toBe(count);
    for (const each of places) expect(each).toBeGreaterThanOrEqual(10);
    expect((places[1] ?? 0) + (places[2] ?? 0)).toBeGreaterThan(count / 2);
    expect(composed / count).toBeGreaterThan(0.5);
    expect(composed / count).toBeLessThan(0.8);
  });

  it('is large enough: two years of dailies, two thousand for practice', () => {
    expect(RECIPES.dailies.count).toBeGreaterThanOrEqual(730);
    expect(RECIPES.practice.count).toBeGreaterThanOrEqual(2_000);
  });
});
