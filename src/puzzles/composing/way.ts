/** How a puzzle comes about: men placed and improved step by step, or a moment in a game that two engines played. */
export const WAYS = ['compose', 'games'] as const;
export type Way = (typeof WAYS)[number];
