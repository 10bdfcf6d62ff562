/** The sizes of letters below the name and the figures: two are enough. */
export const HEADING = { weight: 600, size: 28 } as const;
export const SMALL = { weight: 400, size: 24 } as const;
export const SMALL_STRONG = { weight: 600, size: 24 } as const;

/** From the middle of a line of small letters to its baseline: half the height of a figure. */
export const SMALL_DROP = 9;
