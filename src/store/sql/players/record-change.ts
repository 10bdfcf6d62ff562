import type { SqliteDatabase } from 'kysely';
import { scoreOf } from '../../../people/score.js';
import { isHumanTime } from '../../../people/solve-times.js';
import { type Attempt, isTimeRanked, solveTime } from '../../../play/attempt.js';
import { isPractice } from '../../../play/occasion.js';
import type { Circumstances } from '../../../play/play-store.js';
import { COUNTS } from './counting.js';
import { saveRatings } from './rating-rows.js';
import { first, run } from './rows.js';
import { listOutages, saveStreak } from './streak-rows.js';
import { tally } from './tallies.js';

/** An attempt as it was before a change. */
export type Before = Pick<Attempt, 'wrong' | 'hints' | 'finish'>;

interface PuzzleFacts {
  readonly mate_in: number;
  readonly difficulty: number | null;
}

const FIND_PUZZLE = `
  select proofs.mate_in, proofs.difficulty from puzzles join proofs on proofs.position = puzzles.position
  where puzzles.id = ?`;
const SAVE_TRY = 'insert or ignore into tries (attempt_id, user_id, ply, move) values (?, ?, ?, ?)';
const SAVE_FINISH = `
  update attempts set finished_on = ?, difficulty = ?, flagged = ?,
    time_zone = coalesce((select time_zone from preferences where user_id = attempts.user_id), ?)
  where id = ?`;
const DOES_COUNT = `select 1 from attempts where id = ? and ${COUNTS}`;
// A cross join keeps its order: from the few puzzles with this position to what the member had of them.
const WAS_SEEN = `
  select 1 from puzzles as this cross join puzzles cross join attempts as earlier
  where this.id = ? and puzzles.position = this.position
    and earlier.user_id = ? and earlier.puzzle_id = puzzles.id and earlier.id < ? limit 1`;
const SAVE_RESULT = `
  insert into results (attempt_id, server_id, user_id, puzzle_id, pool, at, won, difficulty, rating, deviation, change)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Writes all that follows from a change to an attempt, within the transaction that saves it. Returns whether it was solved in
 * a time that no human makes.
 */
export function recordChange(
  database: SqliteDatabase,
  before: Before,
  attempt: Attempt,
  circumstances: Circumstances,
): boolean {
  const { id, userId } = attempt;
  for (const { ply, move } of circumstances.wrongTries) run(database, SAVE_TRY, [id, userId, ply, move]);
  const isFinished = attempt.finish !== undefined && before.finish === undefined;
  const isFirstTry = isDecided(attempt) && !isDecided(before);
  if (!isFinished && !isFirstTry) return false;
  const puzzle = first<PuzzleFacts>(database, FIND_PUZZLE, [attempt.puzzleId]);
  if (!puzzle) throw new Error(`puzzle ${attempt.puzzleId} of an attempt has lost its proof`);
  const time = solveTime(attempt);
  const flagged = time !== undefined && !isHumanTime(time, puzzle.mate_in);
  if (isFinished) recordFinish(database, { ...attempt, flagged }, puzzle, circumstances);
  if (isFirstTry) recordResult(database, attempt, puzzle, circumstances.now);
  return flagged;
}

/** Whether it is known how the first try went. */
const isDecided = ({ wrong, hints, finish }: Before): boolean => wrong > 0 || hints > 0 || finish !== undefined;

function recordFinish(
  database: SqliteDatabase,
  attempt: Attempt,
  { difficulty }: PuzzleFacts,
  { now, today, schedule }: Circumstances,
): void {
  const { id, serverId, userId, occasion, wrong, hints, flagged } = attempt;
  run(database, SAVE_FINISH, [today, difficulty, Number(flagged), schedule.timeZone, id]);
  if (!first(database, DOES_COUNT, [id])) return;
  const score = scoreOf({ wrong, hints, difficulty });
  const time = isTimeRanked(attempt) ? solveTime(attempt) : undefined;
  tally(database, { id, serverId, userId, date: occasion, score, ...(time !== undefined && { time }) });
  saveStreak(database, attempt, { schedule, outages: listOutages(database), now });
}

/** Whether the member had seen the position in no attempt before this one. */
export const isFirstLook = (database: SqliteDatabase, { id, userId, puzzleId }: Attempt): boolean =>
  !first(database, WAS_SEEN, [puzzleId, userId, id]);

/** Rates what is a first try indeed, and no daily of an earlier day. */
function recordResult(database: SqliteDatabase, attempt: Attempt, { difficulty }: PuzzleFacts, now: number): void {
  const { id, serverId, userId, occasion, openedOn, puzzleId, wrong, hints, finish } = attempt;
  const pool = isPractice(occasion) ? 'practice' : 'daily';
  if (pool === 'daily' && openedOn !== occasion) return;
  if (!isFirstLook(database, attempt)) return;
  const won = finish?.outcome === 'solved' && wrong === 0 && hints === 0;
  const firstTry = { userId, puzzleId, pool, won, at: now, ...(difficulty !== null && { difficulty }) } as const;
  const { after, change } = saveRatings(database, firstTry);
  const worth = [after.rating, after.deviation, change];
  run(database, SAVE_RESULT, [id, serverId, userId, puzzleId, pool, now, Number(won), difficulty, ...worth]);
}
