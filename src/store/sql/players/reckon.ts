import type { SqliteDatabase } from 'kysely';
import type { Schedule } from '../../../people/days.js';
import type { Pool } from '../../../people/rating.js';
import { scoreOf } from '../../../people/score.js';
import { isHumanTime } from '../../../people/solve-times.js';
import { isTimeRanked } from '../../../play/attempt.js';
import { COUNTS } from './counting.js';
import { saveRatings } from './rating-rows.js';
import { type ReckoningParts, reckonStreaks } from './reckon-streaks.js';
import { all, run } from './rows.js';
import { type TalliedSolve, tallyAll } from './tallies.js';

interface SolvedRow {
  readonly id: number;
  readonly server_id: string;
  readonly occasion: string;
  readonly time: number;
  readonly mate_in: number | null;
  readonly wrong: number;
  readonly hints: number;
  readonly difficulty: number | null;
  readonly flagged: number;
  readonly open_board: number;
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

const LIST_SOLVED = `
  select attempts.id, server_id, occasion, max(0, finished_at - started_at) as time, proofs.mate_in, wrong, hints,
    attempts.difficulty, flagged, open_board, ${COUNTS} as counts
  from attempts join puzzles on puzzles.id = puzzle_id join proofs on proofs.position = puzzles.position
  where outcome = 'solved' and user_id = ? order by attempts.id`;
const LIST_RESULTS = `
  select id, user_id, puzzle_id, pool, won, at, difficulty from results where id > ? order by id limit ?`;
const FOLLOWING = ['tallies', 'streaks', 'ratings', 'puzzle_ratings'] as const;

/** What is reckoned in one turn of the event loop. */
const PEOPLE_AT_ONCE = 20;
const RESULTS_AT_ONCE = 500;

/** Everything that follows from attempts, results and outages, from nothing: before anybody is served. */
export async function reckonPlayers(parts: ReckoningParts, usual: Schedule): Promise<void> {
  const { database, commits } = parts;
  await commits.write('somebody waits', () => {
    for (const table of FOLLOWING) run(database, `delete from ${table}`);
  });
  const people = all<{ user_id: string }>(database, `select distinct user_id from attempts where outcome = 'solved'`);
  for (let first = 0; first < people.length; first += PEOPLE_AT_ONCE) {
    await commits.write('somebody waits', () => {
      for (const { user_id } of people.slice(first, first + PEOPLE_AT_ONCE)) reckonSolves(database, user_id);
    });
  }
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    last = await commits.write('somebody waits', () => reckonResults(database, after));
  }
  await reckonStreaks(parts, 'everybody', usual);
}

function reckonSolves(database: SqliteDatabase, userId: string): void {
  const counting: TalliedSolve[] = [];
  for (const row of all<SolvedRow>(database, LIST_SOLVED, [userId])) {
    const { id, server_id: serverId, occasion: date, time, mate_in: mateIn, wrong, hints, difficulty } = row;
    // Of a puzzle that has lost its proof it stays as it was found.
    const flagged = mateIn === null ? row.flagged !== 0 : !isHumanTime(time, mateIn);
    if (Number(flagged) !== row.flagged) {
      run(database, 'update attempts set flagged = ? where id = ?', [Number(flagged), id]);
    }
    const isRanked = isTimeRanked({ flagged, openBoard: row.open_board !== 0 });
    const score = scoreOf({ wrong, hints, difficulty });
    if (row.counts !== 0) counting.push({ id, serverId, userId, date, score, ...(isRanked && { time }) });
  }
  tallyAll(database, userId, counting);
}

/** Returns the last of them; undefined: there were none after that one. */
function reckonResults(database: SqliteDatabase, after: number): number | undefined {
  const page = all<ResultRow>(database, LIST_RESULTS, [after, RESULTS_AT_ONCE]);
  for (const { id, user_id: userId, puzzle_id: puzzleId, pool, won, at, difficulty } of page) {
    const result = { userId, puzzleId, pool, won: won !== 0, at, ...(difficulty !== null && { difficulty }) };
    const { after: rated, change } = saveRatings(database, result);
    const values = [rated.rating, rated.deviation, change, id];
    run(database, 'update results set rating = ?, deviation = ?, change = ? where id = ?', values);
  }
  return page.at(-1)?.id;
}
