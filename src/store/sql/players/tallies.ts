import type { SqliteDatabase } from 'kysely';
import { type Period, TIMED_SOLVES } from '../../../people/honours.js';
import { periodKeys } from '../../../people/periods.js';
import { scoreOf } from '../../../people/score.js';
import { logOfTime, typicalTime } from '../../../people/solve-times.js';
import { WORLD } from '../../schema.js';
import { COUNTS } from './counting.js';
import { all, first, run } from './rows.js';

/** A solve that counts. */
export interface TalliedSolve {
  readonly id: number;
  readonly serverId: string;
  readonly userId: string;
  readonly date: string;
  readonly score: number;
  /** Missing where it is not ranked. */
  readonly time?: number;
}

interface Sums {
  readonly score: number;
  readonly timed: number;
  readonly logs: number;
}

const NOTHING: Sums = { score: 0, timed: 0, logs: 0 };

const FIND = 'select score, timed, logs from tallies where place = ? and period = ? and user_id = ?';
const SAVE = `
  insert into tallies (place, period, user_id, score, timed, logs, typical) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do update set
    score = excluded.score, timed = excluded.timed, logs = excluded.logs, typical = excluded.typical`;
const FIND_ELSEWHERE = `
  select difficulty, wrong, hints from attempts where user_id = ? and occasion = ? and id <> ? and ${COUNTS}`;

/** Adds a solve to the tallies of its server and of the world. Within a transaction, and once for each solve. */
export function tally(database: SqliteDatabase, solve: TalliedSolve): void {
  const { serverId, userId, date, score, time } = solve;
  const inWorld = Math.max(0, score - bestElsewhere(database, solve));
  for (const [place, earned] of [
    [serverId, score],
    [WORLD, inWorld],
  ] as const) {
    for (const { period, key } of periodKeys(date)) {
      const before = first<Sums>(database, FIND, [place, key, userId]) ?? NOTHING;
      save(database, { place, key, userId }, period, plus(before, earned, time));
    }
  }
}

/** The same from nothing, for all solves of one person that count: each row is written once. */
export function tallyAll(database: SqliteDatabase, userId: string, solves: readonly TalliedSolve[]): void {
  const rows = new Map<string, { place: string; key: string; period: Period; sums: Sums }>();
  const best = new Map<string, number>();
  const add = (place: string, { date, time }: TalliedSolve, score: number): void => {
    for (const { period, key } of periodKeys(date)) {
      const name = JSON.stringify([place, key]);
      const sums = plus(rows.get(name)?.sums ?? NOTHING, score, time);
      rows.set(name, { place, key, period, sums });
    }
  };
  for (const solve of solves) {
    const before = best.get(solve.date) ?? 0;
    add(solve.serverId, solve, solve.score);
    add(WORLD, solve, Math.max(0, solve.score - before));
    best.set(solve.date, Math.max(before, solve.score));
  }
  for (const { place, key, period, sums } of rows.values()) save(database, { place, key, userId }, period, sums);
}

const plus = ({ score, timed, logs }: Sums, earned: number, time: number | undefined): Sums => ({
  score: score + earned,
  timed: timed + (time === undefined ? 0 : 1),
  logs: logs + (time === undefined ? 0 : logOfTime(time)),
});

function save(
  database: SqliteDatabase,
  { place, key, userId }: { readonly place: string; readonly key: string; readonly userId: string },
  period: Period,
  { score, timed, logs }: Sums,
): void {
  const typical = timed < TIMED_SOLVES[period] ? null : typicalTime(logs, timed);
  run(database, SAVE, [place, key, userId, score, timed, logs, typical]);
}

/** In the world a day counts once: what another server's daily of this date earned is not earned again. */
function bestElsewhere(database: SqliteDatabase, { id, userId, date }: TalliedSolve): number {
  const others = all<Parameters<typeof scoreOf>[0]>(database, FIND_ELSEWHERE, [userId, date, id]);
  return others.reduce((best, other) => Math.max(best, scoreOf(other)), 0);
}
