import { expect, it } from 'vitest';
import type { ComposedPuzzle } from '../../../src/puzzles/composing/finish.js';
import { makePack } from '../../../src/puzzles/composing/pack.js';
import type { Recipe } from '../../../src/puzzles/composing/recipe.js';
import { SeenPositions } from '../../../src/puzzles/composing/seen-positions.js';

/** Four puzzles: of either length one that is composed and one from a game. */
const RECIPE: Recipe = {
  count: 4,
  letter: 't',
  mix: [
    { mateIn: 1, part: 0.5, composed: 0.5 },
    { mateIn: 2, part: 0.5, composed: 0.5 },
  ],
};

const make = (cores: number, signal = new AbortController().signal, onKept = () => {}): Promise<ComposedPuzzle[]> =>
  makePack({ recipe: RECIPE, seed: 9, cores, seen: new SeenPositions(), signal, onTask: () => {}, onKept });

it('a pack has its number of each length and way, the same on any number of cores', async () => {
  const [one, two] = [await make(1), await make(2)];
  expect(one).toEqual(two);
  const kinds = one.map(({ mateIn, method }) => `${method} ${mateIn}`).sort();
  expect(kinds).toEqual(['compose 1', 'compose 2', 'games 1', 'games 2']);
  expect(new Set(one.map(({ fen }) => fen)).size).toBe(4);
});

it('a pack that is interrupted has what was found', async () => {
  const stop = new AbortController();
  const pack = await make(1, stop.signal, () => stop.abort());
  expect(pack.length).toBeGreaterThan(0);
  expect(pack.length).toBeLessThan(4);
});
