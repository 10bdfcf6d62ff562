import { sql } from 'kysely';

/**
 * Which attempts count: the same words for the queries that are written out and for those that are built. Most are solved on
 * their day, and a streak looks at hundreds: only for the others the day after is reckoned.
 */
export const COUNTS = `outcome = 'solved' and opened_on = occasion
  and (finished_on <= occasion or finished_on = date(occasion, '+1 day'))`;

/** Opened while it was the day, and answered. */
export const hasPlayed = sql<boolean>`opened_on = occasion
  and (wrong > 0 or hints > 0 or slower > 0 or line <> '' or outcome is not null)`;

/** Which times are compared: none that no human makes, and none for a board that stood open to all. */
export const RANKED_TIME = 'flagged = 0 and open_board = 0';

export const isCounting = sql<boolean>`${sql.raw(COUNTS)}`;

export const hasRankedTime = sql<boolean>`${sql.raw(RANKED_TIME)}`;
