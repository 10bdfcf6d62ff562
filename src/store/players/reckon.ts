import type { SqliteDatabase } from 'kysely';
import type { Schedule } from '../../play/days.js';
import type { Pool } from '../../play/rating.js';
import { scoreOf } from '../../play/score.js';
import { isHumanTime } from '../../play/solve-times.js';
import { COUNTS } from './counting.js';
import { saveRatings } from './rating-rows.js';
import { all, run } from './rows.js';
import { listOutages, saveStreak } from './streak-rows.js';
import { tally } from './tallies.js';

interface SolvedRow {
  readonly id: number;
  readonly server_id: string;
  readonly user_id: string;
  readonly occasion: string;
  readonly time: number;
  readonly mate_in: number;
  readonly wrong: number;
  readonly hints: number;
  readonly difficulty: number | null;
  readonly counts: number;
}

interface ResultRow {
  readonly id: number;
  readonly user_id: string;
  readonly puzzle_id: number;
  readonly pool: Pool;
  readonly won: number;
  readonly at: number;
  readonly difficulty: number | null;
}

interface StreakKey {
  readonly server_id: string;
  readonly user_id: string;
  readonly time: string | null;
  readonly time_zone: string | null;
}

const LIST_SOLVED = `
  select attempts.id, server_id, user_id, occasion, max(0, finished_at - started_at) as time, proofs.mate_in, wrong, hints,
    attempts.difficulty, ${COUNTS} as counts
  from attempts join puzzles on puzzles.id = puzzle_id join proofs on proofs.position = puzzles.position
  where outcome = 'solved' and attempts.id > ? order by attempts.id limit ?`;
const LIST_RESULTS = `
  select id, user_id, puzzle_id, pool, won, at, difficulty from results where id > ? order by id limit ?`;
const MEMBERS = `
  select members.server_id, members.user_id, servers.time, servers.time_zone
  from members left join servers on servers.server_id = members.server_id`;

/** Rows that are held in memory at once. */
const PAGE = 1000;

/** Everything that follows from attempts, results and outages, from nothing. Within a transaction. */
export function reckonPlayers(database: SqliteDatabase, usual: Schedule): void {
  for (const table of ['tallies', 'streaks', 'ratings', 'puzzle_ratings']) run(database, `delete from ${table}`);
  for (const solve of paged<SolvedRow>(database, LIST_SOLVED)) reckonSolve(database, solve);
  for (const result of paged<ResultRow>(database, LIST_RESULTS)) reckonResult(database, result);
  const counting = `with members as (select distinct server_id, user_id from attempts where ${COUNTS}) ${MEMBERS}`;
  saveStreaks(database, all<StreakKey>(database, counting), usual);
}

/** Those of members whose streak had not ended at this moment. Within a transaction. */
export function reckonStreaksSince(database: SqliteDatabase, moment: number, usual: Schedule): void {
  const standing = `with members as (select server_id, user_id from streaks where stands_until >= ?) ${MEMBERS}`;
  saveStreaks(database, all<StreakKey>(database, standing, [moment]), usual);
}

function reckonSolve(database: SqliteDatabase, row: SolvedRow): void {
  const { id, server_id: serverId, user_id: userId, occasion: date, time, wrong, hints, difficulty } = row;
  const isHuman = isHumanTime(time, row.mate_in);
  run(database, 'update attempts set flagged = ? where id = ? and flagged <> ?', [
    Number(!isHuman),
    id,
    Number(!isHuman),
  ]);
  if (row.counts === 0) return;
  const score = scoreOf({ wrong, hints, ...(difficulty !== null && { difficulty }) });
  tally(database, { id, serverId, userId, date, score, ...(isHuman && { time }) }, id);
}

function reckonResult(database: SqliteDatabase, row: ResultRow): void {
  const { id, user_id: userId, puzzle_id: puzzleId, pool, won, at, difficulty } = row;
  const result = { userId, puzzleId, pool, won: won !== 0, at, ...(difficulty !== null && { difficulty }) };
  const { after, change } = saveRatings(database, result);
  const values = [after.rating, after.deviation, change, id];
  run(database, 'update results set rating = ?, deviation = ?, change = ? where id = ?', values);
}

function saveStreaks(database: SqliteDatabase, members: readonly StreakKey[], usual: Schedule): void {
  const outages = listOutages(database);
  for (const { server_id: serverId, user_id: userId, time, time_zone: timeZone } of members) {
    const schedule = time !== null && timeZone !== null ? { time, timeZone } : usual;
    saveStreak(database, { serverId, userId }, schedule, outages);
  }
}

function* paged<Row extends { readonly id: number }>(database: SqliteDatabase, text: string): Iterable<Row> {
  for (let last = 0; ; ) {
    const rows = all<Row>(database, text, [last, PAGE]);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
