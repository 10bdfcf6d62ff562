import { type Kysely, sql } from 'kysely';
import type { Streak } from '../../../people/streak.js';
import type { ActivityId } from '../../../play/activity.js';
import { type AttemptEnd, endOf, type FirstTry, firstTryOf } from '../../../play/attempt-results.js';
import type { AttemptChange, Earned, SavedAttempt } from '../../../play/attempt-store.js';
import type { Schema } from '../../schema.js';
import { latestLook } from '../attempt-rows.js';
import type { Engine } from '../engine.js';
import { listOutages } from './outage-rows.js';
import {
  type RatingsAfter,
  type RatingsBefore,
  rate,
  ratingColumns,
  ratingsOf,
  saveRatedTry,
  wasSeen,
} from './rating-rows.js';
import { saveStreak } from './streak-rows.js';
import { tallySolve } from './tally-rows.js';

/** Writes a change to an attempt and all that follows from it, within one transaction. */
export async function saveAttempt(
  trx: Kysely<Schema>,
  engine: Engine,
  activity: ActivityId,
  change: AttemptChange,
): Promise<SavedAttempt | undefined> {
  const { after, wrongTries } = change;
  const end = endOf(change);
  const firstTry = firstTryOf(change);
  const updated = await updateAttempt(trx, activity, change, end, firstTry);
  if (!updated) return undefined;
  if (wrongTries.length > 0) {
    await trx
      .insertInto('tries')
      .values(wrongTries.map(({ ply, move }) => ({ attempt_id: after.id, user_id: after.userId, ply, move })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rated = firstTry && updated.ratings && (await saveFirstTry(trx, activity, change, firstTry, updated.ratings));
  const streak = end?.counts ? await saveSolve(trx, engine, activity, change, end) : undefined;
  const earned: Earned = {
    ...(end?.counts && { score: end.score }),
    ...(rated && {
      rating: { rating: rated.member.rating, deviation: rated.member.deviation, change: rated.change },
    }),
  };
  return {
    attempt: { ...after, version: after.version + 1 },
    ...(end && { end: { ...earned, ...(streak && { streak }) } }),
    ...(rated && { puzzleRating: { rating: rated.puzzle.rating, deviation: rated.puzzle.deviation } }),
  };
}

interface Updated {
  /** What its member and puzzle are worth so far; missing where this is no first try at its position. */
  readonly ratings?: RatingsBefore;
}

/** Undefined when it has changed since it was loaded. */
async function updateAttempt(
  trx: Kysely<Schema>,
  activity: ActivityId,
  { now, after, today, schedule, difficulty }: AttemptChange,
  end: AttemptEnd | undefined,
  firstTry: FirstTry | undefined,
): Promise<Updated | undefined> {
  const { id, version, userId, puzzleId, finish } = after;
  const zone = sql<string>`coalesce(
    (select time_zone from preferences where preferences.user_id = ${userId}), ${schedule.timeZone})`;
  const update = trx
    .updateTable('attempts')
    .set({
      // Who does something on a board looks at it.
      viewed_at: latestLook(activity, after, now),
      finished_at: finish?.at ?? null,
      outcome: finish?.outcome ?? null,
      line: after.line.join(' '),
      wrong: after.wrong,
      slower: after.slower,
      hints: after.hints,
      hint_level: after.hintLevel,
      version: version + 1,
      ...(end && {
        finished_on: today,
        difficulty: difficulty ?? null,
        flagged: Number(after.flagged),
        counts: Number(end.counts),
        time_zone: zone,
      }),
    })
    .where('id', '=', id)
    .where('version', '=', version);
  if (!firstTry) return (await update.executeTakeFirst()).numUpdatedRows > 0n ? {} : undefined;
  const row = await update
    .returning(sql<0 | 1>`case when ${wasSeen(activity, after)} then 1 else 0 end`.as('seen'))
    .returning(ratingColumns({ activity, userId, puzzleId, pool: firstTry.pool }))
    .executeTakeFirst();
  return row && (row.seen === 1 ? {} : { ratings: ratingsOf(row) });
}

async function saveFirstTry(
  trx: Kysely<Schema>,
  activity: ActivityId,
  { after, now: at, difficulty }: AttemptChange,
  { pool, won }: FirstTry,
  before: RatingsBefore,
): Promise<RatingsAfter> {
  const { id: attemptId, serverId, userId, puzzleId } = after;
  const ratedTry = { activity, attemptId, serverId, userId, puzzleId, pool, won, at, difficulty };
  const rated = rate(before, ratedTry);
  await saveRatedTry(trx, ratedTry, rated);
  return rated;
}

/** Points and streak of a solve that counts. */
async function saveSolve(
  trx: Kysely<Schema>,
  engine: Engine,
  activity: ActivityId,
  { after, now, schedule }: AttemptChange,
  { score, time }: AttemptEnd,
): Promise<Streak | undefined> {
  const { id: attemptId, serverId, userId, puzzleRef: date } = after;
  const solve = { serverId, date, score, ...(time !== undefined && { time }) };
  await tallySolve(trx, engine, { activity, attemptId, userId }, solve);
  return saveStreak(trx, { activity, serverId, userId }, { schedule, outages: await listOutages(trx), now });
}
