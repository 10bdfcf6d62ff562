import { sql } from 'kysely';

/** Which attempts count: the same words for the queries that are written out and for those that are built. */
export const COUNTS = `outcome = 'solved' and opened_on = occasion and finished_on <= date(occasion, '+1 day')`;

export const isCounting = sql<boolean>`${sql.raw(COUNTS)}`;
