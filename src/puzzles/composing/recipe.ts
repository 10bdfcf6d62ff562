/** How a puzzle comes about: men placed and improved step by step, or a moment in a game that two engines played. */
export const METHODS = ['compose', 'games'] as const;
export type Method = (typeof METHODS)[number];

export const PACK_NAMES = ['dailies', 'practice'] as const;
export type PackName = (typeof PACK_NAMES)[number];

export const isPack = (text: unknown): text is PackName => (PACK_NAMES as readonly unknown[]).includes(text);

/** The part of a pack that a length has, and the part of that which is composed; the rest comes from games. */
interface Share {
  readonly mateIn: number;
  readonly part: number;
  readonly composed: number;
}

export interface Recipe {
  readonly count: number;
  /** Before the number in each puzzle's name. */
  readonly letter: string;
  readonly mix: readonly Share[];
}

/**
 * Two years of dailies and some in reserve; and what nobody gets through in practice, where long mates are rare. Few
 * dailies are mates in one: the easiest seventh of all is for Mondays, and shall not consist of them. Long mates that are
 * more than a row of checks are hardly ever found in games.
 */
export const RECIPES: Readonly<Record<PackName, Recipe>> = {
  dailies: {
    count: 780,
    letter: 'd',
    mix: [
      { mateIn: 1, part: 0.08, composed: 0.45 },
      { mateIn: 2, part: 0.46, composed: 0.6 },
      { mateIn: 3, part: 0.325, composed: 0.7 },
      { mateIn: 4, part: 0.11, composed: 0.83 },
      { mateIn: 5, part: 0.025, composed: 0.8 },
    ],
  },
  practice: {
    count: 2_020,
    letter: 'p',
    mix: [
      { mateIn: 1, part: 0.2, composed: 0.6 },
      { mateIn: 2, part: 0.5, composed: 0.8 },
      { mateIn: 3, part: 0.27, composed: 0.85 },
      { mateIn: 4, part: 0.025, composed: 1 },
      { mateIn: 5, part: 0.005, composed: 1 },
    ],
  },
};

/** Puzzles that are made together: the longest mates of games are so rare that one look is for both lengths. */
export interface Batch {
  readonly method: Method;
  readonly quota: ReadonlyMap<number, number>;
}

/** More than a pack has batches: none shares its random numbers with another one, of another seed neither. */
export const BATCH_SEEDS = 16;

export function batchesOf({ count, mix }: Recipe): Batch[] {
  const places = mix.map(({ part }) => Math.floor(count * part));
  // What rounding leaves over goes to the length that has most.
  const spare = count - places.reduce((sum, each) => sum + each, 0);
  const largest = places.indexOf(Math.max(...places));
  const shares = mix.map(({ mateIn, composed }, index) => {
    const all = (places[index] ?? 0) + (index === largest ? spare : 0);
    const compose = Math.round(all * composed);
    return { mateIn, compose, games: all - compose };
  });
  const fromGames = (...lengths: number[]): Batch => ({
    method: 'games',
    quota: new Map(shares.filter(({ mateIn }) => lengths.includes(mateIn)).map(({ mateIn, games }) => [mateIn, games])),
  });
  return [
    ...shares.map(({ mateIn, compose }): Batch => ({ method: 'compose', quota: new Map([[mateIn, compose]]) })),
    ...[fromGames(1), fromGames(2), fromGames(3), fromGames(4, 5)],
  ];
}
