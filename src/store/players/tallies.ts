import type { SqliteDatabase } from 'kysely';
import { TIMED_SOLVES } from '../../play/honours.js';
import { periodKeys } from '../../play/periods.js';
import { scoreOf } from '../../play/score.js';
import { logOfTime, typicalTime } from '../../play/solve-times.js';
import { WORLD } from '../schema.js';
import { COUNTS } from './counting.js';
import { all, first, run } from './rows.js';

/** A solve that counts. */
export interface TalliedSolve {
  readonly id: number;
  readonly serverId: string;
  readonly userId: string;
  readonly date: string;
  readonly score: number;
  /** Missing for one that no human makes. */
  readonly time?: number;
}

interface TallyRow {
  readonly score: number;
  readonly timed: number;
  readonly logs: number;
}

const FIND = 'select score, timed, logs from tallies where place = ? and period = ? and user_id = ?';
const SAVE = `
  insert into tallies (place, period, user_id, score, timed, logs, typical) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do update set
    score = excluded.score, timed = excluded.timed, logs = excluded.logs, typical = excluded.typical`;
const FIND_ELSEWHERE = `
  select difficulty, wrong, hints from attempts where user_id = ? and occasion = ? and id <> ? and id <= ? and ${COUNTS}`;

/**
 * Adds a solve to the tallies of its server and of the world. Within a transaction, and once for each solve. `upTo` is the
 * last attempt whose solve may be among the tallies already.
 */
export function tally(database: SqliteDatabase, solve: TalliedSolve, upTo = Number.MAX_SAFE_INTEGER): void {
  add(database, solve.serverId, solve);
  add(database, WORLD, { ...solve, score: Math.max(0, solve.score - bestElsewhere(database, solve, upTo)) });
}

/** In the world a day counts once: what another server's daily of this date earned is not earned again. */
function bestElsewhere(database: SqliteDatabase, { id, userId, date }: TalliedSolve, upTo: number): number {
  const others = all<{ difficulty: number | null; wrong: number; hints: number }>(database, FIND_ELSEWHERE, [
    userId,
    date,
    id,
    upTo,
  ]);
  return others.reduce((best, { difficulty, wrong, hints }) => {
    const score = scoreOf({ wrong, hints, ...(difficulty !== null && { difficulty }) });
    return Math.max(best, score);
  }, 0);
}

function add(database: SqliteDatabase, place: string, { userId, date, score, time }: TalliedSolve): void {
  for (const { period, key } of periodKeys(date)) {
    const before = first<TallyRow>(database, FIND, [place, key, userId]) ?? { score: 0, timed: 0, logs: 0 };
    const timed = before.timed + (time === undefined ? 0 : 1);
    const logs = before.logs + (time === undefined ? 0 : logOfTime(time));
    const typical = timed < TIMED_SOLVES[period] ? null : typicalTime(logs, timed);
    run(database, SAVE, [place, key, userId, before.score + score, timed, logs, typical]);
  }
}
