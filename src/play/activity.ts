/** What a daily, an attempt, a post, a tally, a streak and a rating belong to. */
export type ActivityId = string;

/** Mate in so many moves. */
export const MATE: ActivityId = 'mate';
