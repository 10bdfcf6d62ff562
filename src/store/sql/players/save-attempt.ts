import { type Kysely, sql } from 'kysely';
import type { Streak } from '../../../people/streak.js';
import type { ActivityId } from '../../../play/activity.js';
import { type AttemptEnd, endOf, firstTryOf } from '../../../play/attempt-results.js';
import type { AttemptChange, Earned, SavedAttempt } from '../../../play/attempt-store.js';
import type { Schema } from '../../schema.js';
import type { Engine } from '../engine.js';
import { listOutages } from './outage-rows.js';
import { findRatings, type RatingsAfter, rate, saveRatings, wasSeen } from './rating-rows.js';
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
  if (!(await updateAttempt(trx, change, end))) return undefined;
  if (wrongTries.length > 0) {
    await trx
      .insertInto('tries')
      .values(wrongTries.map(({ ply, move }) => ({ attempt_id: after.id, user_id: after.userId, ply, move })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const rated = await saveResult(trx, activity, change);
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

/** False when it has changed since it was loaded. */
async function updateAttempt(
  trx: Kysely<Schema>,
  { after, today, schedule, difficulty }: AttemptChange,
  end: AttemptEnd | undefined,
): Promise<boolean> {
  const { id, version, userId, finish } = after;
  const zone = sql<string>`coalesce(
    (select time_zone from preferences where preferences.user_id = ${userId}), ${schedule.timeZone})`;
  const { numUpdatedRows } = await trx
    .updateTable('attempts')
    .set({
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
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Rates what is a first try indeed. */
async function saveResult(
  trx: Kysely<Schema>,
  activity: ActivityId,
  change: AttemptChange,
): Promise<RatingsAfter | undefined> {
  const { after, now: at, difficulty } = change;
  const { userId, puzzleId } = after;
  const firstTry = firstTryOf(change);
  if (!firstTry) return undefined;
  const { pool, won } = firstTry;
  const ratedTry = { activity, userId, puzzleId, pool, won, at, difficulty };
  const before = await findRatings(trx, ratedTry, wasSeen(activity, after));
  if (!before) return undefined;
  const rated = rate(before, ratedTry);
  await saveRatings(trx, ratedTry, rated);
  await trx
    .insertInto('results')
    .values({
      activity,
      attempt_id: after.id,
      server_id: after.serverId,
      user_id: userId,
      puzzle_id: puzzleId,
      pool,
      at,
      won: Number(won),
      difficulty: difficulty ?? null,
      rating: rated.member.rating,
      deviation: rated.member.deviation,
      change: rated.change,
    })
    .execute();
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
  const { id: attemptId, serverId, userId, occasion: date } = after;
  const solve = { serverId, date, score, ...(time !== undefined && { time }) };
  await tallySolve(trx, engine, { activity, attemptId, userId }, solve);
  return saveStreak(trx, { activity, serverId, userId }, { schedule, outages: await listOutages(trx), now });
}
