import { type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod';
import type { ActivityId } from '../../play/activity.js';
import type { Attempt } from '../../play/attempt.js';
import type { Member } from '../../play/attempt-store.js';
import { LEVELS, type Wishes } from '../../play/practice.js';
import { THEMES } from '../../puzzles/analysis/themes.js';
import type { Schema } from '../schema.js';
import { readStored } from './stored-json.js';

const WISHES: z.ZodType<Wishes> = z.object({
  mateIn: z.int().positive().exactOptional(),
  level: z.enum(LEVELS).exactOptional(),
  theme: z.enum(THEMES).exactOptional(),
  side: z.enum(['white', 'black']).exactOptional(),
});

export const attemptsOf = (db: Kysely<Schema>, activity: ActivityId, { serverId, userId }: Member) =>
  db
    .selectFrom('attempts')
    .selectAll('attempts')
    .where('attempts.server_id', '=', serverId)
    .where('attempts.user_id', '=', userId)
    .where('attempts.activity', '=', activity);

/** When a board is looked at: the last look is the latest, whatever a clock said that was ahead. */
export const latestLook = (activity: ActivityId, { serverId, userId }: Member, now: number) =>
  sql<number>`(select case when max(viewed_at) >= ${now} then max(viewed_at) + 1 else cast(${now} as bigint) end
    from attempts as others
    where others.server_id = ${serverId} and others.user_id = ${userId} and others.activity = ${activity})`;

export function attemptOf(row: Selectable<Schema['attempts']>): Attempt {
  const wishes = readStored(row.wishes, WISHES);
  return {
    id: row.id,
    serverId: row.server_id,
    userId: row.user_id,
    puzzleRef: row.occasion,
    puzzleId: row.puzzle_id,
    startedAt: row.started_at,
    openedOn: row.opened_on,
    ...(row.finished_at !== null && row.outcome !== null && { finish: { at: row.finished_at, outcome: row.outcome } }),
    line: row.line === '' ? [] : row.line.split(' '),
    wrong: row.wrong,
    slower: row.slower,
    hints: row.hints,
    hintLevel: row.hint_level,
    flagged: row.flagged !== 0,
    openBoard: row.open_board !== 0,
    version: row.version,
    ...(wishes && { wishes }),
  };
}

/** It earns points and goes on a streak: see `countsFor`. */
export const isCounting = sql<boolean>`counts = 1`;

/** Opened while it was the day, and answered. */
export const hasPlayed = sql<boolean>`opened_on = occasion
  and (wrong > 0 or hints > 0 or slower > 0 or line <> '' or outcome is not null)`;

/** Which times are compared: none that no human makes, and none for a board that stood open to all. */
export const hasRankedTime = sql<boolean>`flagged = 0 and open_board = 0`;
