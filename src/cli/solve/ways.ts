import type { SolverPoolOptions } from '../../puzzles/proving/pool.js';

/** The ways in which a set of puzzles can use the cores of a machine. */
export const WAYS = ['one core', 'many at once', 'one on all cores'] as const;
export type Way = (typeof WAYS)[number];

export function poolOptions(way: Way, cores: number): SolverPoolOptions {
  switch (way) {
    case 'one core':
      return { width: 1, share: 'never' };
    case 'many at once':
      return { width: cores };
    case 'one on all cores':
      return { width: cores, share: 'always' };
  }
}

/** No way always comes first, or always after the same one. */
export const orderOf = (round: number): readonly Way[] => {
  const first = round % WAYS.length;
  const order = [...WAYS.slice(first), ...WAYS.slice(0, first)];
  return round % 2 === 0 ? order : order.reverse();
};

/** One after the other, or all together. */
export async function inTurn<Item>(
  way: Way,
  items: readonly Item[],
  solve: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  if (way === 'many at once') await Promise.all(items.map(solve));
  else for (const [index, item] of items.entries()) await solve(item, index);
}
