import type { Kysely, Selectable } from 'kysely';
import type { Schedule } from '../../../people/days.js';
import { scoreOf } from '../../../people/score.js';
import { countsFor, isHumanTime } from '../../../people/solves.js';
import { type TalliedSolve, tallyAll } from '../../../people/tallies.js';
import { type ActivityId, MATE } from '../../../play/activity.js';
import { isTimeRanked } from '../../../play/attempt.js';
import type { Schema } from '../../schema.js';
import type { Database, Engine } from '../engine.js';
import { rate, ratingColumns, ratingsOf, saveRatedTry } from './rating-rows.js';
import { recomputeStreaks } from './recompute-streaks.js';
import { saveTallies } from './tally-rows.js';

/** These follow from attempts, results and outages. */
const DERIVED = ['tallies', 'streaks', 'ratings', 'puzzle_ratings'] as const;

/** What is computed in one turn of the event loop. */
const PEOPLE_AT_ONCE = 20;
const RESULTS_AT_ONCE = 500;

/** Everything that follows from attempts, results and outages, from nothing: before anybody is served. */
export async function recomputePlayers(database: Database, usual: Schedule): Promise<void> {
  const { db, commits, engine } = database;
  await commits.write('somebody waits', async (trx) => {
    for (const table of DERIVED) await trx.deleteFrom(table).execute();
  });
  const people = await db
    .selectFrom('attempts')
    .select(['activity', 'user_id'])
    .distinct()
    .where('outcome', '=', 'solved')
    .execute();
  for (let first = 0; first < people.length; first += PEOPLE_AT_ONCE) {
    await commits.write('somebody waits', async (trx) => {
      for (const { activity, user_id } of people.slice(first, first + PEOPLE_AT_ONCE)) {
        await recomputeSolves(trx, engine, activity, user_id);
      }
    });
  }
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    last = await commits.write('somebody waits', (trx) => recomputeResults(trx, after));
  }
  await recomputeStreaks(database, 'everybody', usual);
}

type SolvedRow = Selectable<Schema['attempts']> & { readonly mate_in: number | null };

async function recomputeSolves(
  trx: Kysely<Schema>,
  engine: Engine,
  activity: ActivityId,
  userId: string,
): Promise<void> {
  const rows: readonly SolvedRow[] = await trx
    .selectFrom('attempts')
    .leftJoin('puzzles', (join) => join.onRef('puzzles.id', '=', 'attempts.puzzle_id').on('activity', '=', MATE))
    .leftJoin('proofs', 'proofs.position', 'puzzles.position')
    .selectAll('attempts')
    .select('proofs.mate_in')
    .where('outcome', '=', 'solved')
    .where('user_id', '=', userId)
    .where('activity', '=', activity)
    .orderBy('attempts.id')
    .execute();
  const counting: TalliedSolve[] = [];
  for (const row of rows) {
    const { flagged, counts, time } = await recomputeMarks(trx, row);
    if (!counts) continue;
    const isRanked = isTimeRanked({ flagged, openBoard: row.open_board !== 0 });
    counting.push({ serverId: row.server_id, date: row.occasion, score: scoreOf(row), ...(isRanked && { time }) });
  }
  await saveTallies(trx, engine, activity, userId, tallyAll(counting));
}

async function recomputeMarks(
  trx: Kysely<Schema>,
  row: SolvedRow,
): Promise<{ readonly flagged: boolean; readonly counts: boolean; readonly time: number }> {
  const time = Math.max(0, (row.finished_at ?? row.started_at) - row.started_at);
  // Of a puzzle that has lost its proof it stays as it was found.
  const flagged = row.mate_in === null ? row.flagged !== 0 : !isHumanTime(time, row.mate_in);
  const { opened_on: openedOn, finished_on: finishedOn } = row;
  const counts = finishedOn !== null && countsFor(row.occasion, { openedOn, finishedOn });
  if (Number(flagged) !== row.flagged || Number(counts) !== row.counts) {
    const values = { flagged: Number(flagged), counts: Number(counts) };
    await trx.updateTable('attempts').set(values).where('id', '=', row.id).execute();
  }
  return { flagged, counts, time };
}

/** Returns the last of them; undefined: there were none after that one. */
async function recomputeResults(trx: Kysely<Schema>, after: number): Promise<number | undefined> {
  const page = await trx
    .selectFrom('results')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(RESULTS_AT_ONCE)
    .execute();
  for (const { difficulty, ...row } of page) {
    const ratedTry = {
      activity: row.activity,
      attemptId: row.attempt_id,
      serverId: row.server_id,
      userId: row.user_id,
      puzzleId: row.puzzle_id,
      pool: row.pool,
      at: row.at,
      won: row.won !== 0,
      difficulty: difficulty ?? undefined,
    };
    const before = await trx.selectNoFrom(ratingColumns(ratedTry)).executeTakeFirstOrThrow();
    await saveRatedTry(trx, ratedTry, rate(ratingsOf(before), ratedTry));
  }
  return page.at(-1)?.id;
}
