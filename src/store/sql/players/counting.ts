import { sql } from 'kysely';

/** It earns points and goes on a streak: see `countsFor`. */
export const isCounting = sql<boolean>`counts = 1`;

/** Opened while it was the day, and answered. */
export const hasPlayed = sql<boolean>`opened_on = occasion
  and (wrong > 0 or hints > 0 or slower > 0 or line <> '' or outcome is not null)`;

/** Which times are compared: none that no human makes, and none for a board that stood open to all. */
export const hasRankedTime = sql<boolean>`flagged = 0 and open_board = 0`;
