import Sqlite from 'better-sqlite3';
import {
  type LeaderboardPage,
  type LeaderboardQuery,
  type LeaderboardRow,
  type Period,
  TIMED_SOLVES,
} from '../../src/people/leaderboard.js';
import { type CountingSolve, streakEndsAt, streakOf } from '../../src/people/streak.js';
import { SCHEDULE } from './play-crowd.js';

interface Row {
  readonly rank: number;
  readonly row: number;
  readonly total: number;
  readonly userId: string;
  readonly name: string;
  readonly value: number;
  readonly deviation: number | null;
}

interface SolveRow extends CountingSolve {
  readonly server: string;
  readonly user: string;
}

// docs/scoring.md once more: what shared the product's own words for it could not disagree with them.
const COUNTS = `outcome = 'solved' and opened_on = occasion and finished_on <= date(occasion, '+1 day')`;
const WORTH = 'min(300, max(60, round(coalesce(difficulty, 1500) / 10.0)))';
const POINTS = `cast(round(${WORTH} * max(2, 20 - 4 * wrong - 3 * hints) / 20.0) as integer)`;
const LOG = 'cast(round(log2(max(1, finished_at - started_at)) * 1e9) as integer)';
const WITHIN: Readonly<Record<Period, string>> = {
  today: 'occasion = @today',
  week: `occasion between date(@today, 'weekday 0', '-6 days') and date(@today, 'weekday 0')`,
  month: `occasion between date(@today, 'start of month') and date(@today, 'start of month', '+1 month', '-1 day')`,
  all: 'true',
};

/** Boards in the simplest way: everything is added up from the attempts whenever somebody asks. */
export class NaiveBoards {
  readonly #database: Sqlite.Database;
  /** Kept for the reason that src/store/sqlite/keep-statements.ts tells. */
  readonly #statements = new Map<string, Sqlite.Statement>();

  constructor(path: string) {
    this.#database = new Sqlite(path, { readonly: true });
  }

  list(question: LeaderboardQuery): LeaderboardPage {
    const { place, userId, from, most, today } = question;
    const channel = place.kind === 'channel' ? place.channelId : null;
    const server = place.kind === 'world' ? null : place.serverId;
    const streaks = question.by === 'streak' ? JSON.stringify(this.#computeStreaks(question, server)) : null;
    const rows = this.#select<Row>(
      `
        with board as (${boardOf(question)}),
          shown as (
            select * from board where user_id not in (select user_id from preferences where hidden = 1) and (
              @channel is null
              or user_id in (select user_id from circles where server_id = @server and channel_id = @channel))),
          ranked as (
            select *, rank() over (order by merit desc) as rank,
              row_number() over (order by merit desc, user_id) as row, count(*) over () as total from shown)
        select rank, row, total, user_id as userId, name, value, deviation from ranked join names using (user_id)
        where row between @from + 1 and @from + @most or user_id = @userId order by row`,
      { channel, server, streaks, userId, from, most, today },
    );
    const own = rows.find((row) => row.userId === userId);
    return {
      rows: rows.filter(({ row }) => row > from && row <= from + most).map(boardRow),
      total: rows[0]?.total ?? 0,
      ...(own && { own: boardRow(own) }),
    };
  }

  close(): void {
    this.#database.close();
  }

  #select<Found>(text: string, parameters: Readonly<Record<string, string | number | null>>): readonly Found[] {
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement.all(parameters) as Found[];
  }

  /** No query counts days with freezes: each member's solves are gone through one by one. */
  #computeStreaks({ period, now }: LeaderboardQuery, server: string | null): readonly [string, number][] {
    const solves = this.#select<SolveRow>(
      `
        select server_id as server, user_id as user, occasion as date, finished_at as at, time_zone as timeZone
        from attempts where ${COUNTS} and ${server === null ? 'true' : 'server_id = @server'}
        order by user_id, server_id, occasion`,
      { server },
    );
    const best = new Map<string, number>();
    for (const own of runsOfMembers(solves)) {
      const last = own.at(-1);
      if (!last) continue;
      const streak = streakOf(own, []);
      if (period !== 'all' && streakEndsAt(last, streak.freezes, [], SCHEDULE) <= now) continue;
      const days = period === 'all' ? streak.best : streak.length;
      best.set(last.user, Math.max(days, best.get(last.user) ?? 0));
    }
    return [...best];
  }
}

/** Solves that follow each other are of the same member in the same server until another's begin. */
function runsOfMembers(solves: readonly SolveRow[]): readonly SolveRow[][] {
  const runs: SolveRow[][] = [];
  for (const solve of solves) {
    const run = runs.at(-1);
    if (run?.[0]?.user === solve.user && run[0].server === solve.server) run.push(solve);
    else runs.push([solve]);
  }
  return runs;
}

function boardOf({ by, period, place }: LeaderboardQuery): string {
  const solves = `attempts where ${COUNTS} and ${WITHIN[period]} and ${place.kind === 'world' ? 'true' : 'server_id = @server'}`;
  switch (by) {
    case 'score': {
      const ofEachDate = `(select user_id, max(${POINTS}) as points from ${solves} group by user_id, occasion)`;
      const ofEachSolve = `(select user_id, ${POINTS} as points from ${solves})`;
      return `
        select user_id, sum(points) as value, sum(points) as merit, null as deviation
        from ${place.kind === 'world' ? ofEachDate : ofEachSolve} group by user_id`;
    }
    case 'time':
      return `
        select user_id, cast(round(power(2, mean / 1e9)) as integer) as value,
          -cast(round(power(2, mean / 1e9)) as integer) as merit, null as deviation
        from (
          select user_id, cast(sum(${LOG}) as real) / count(*) as mean from ${solves} and flagged = 0 and open_board = 0
          group by user_id having count(*) >= ${TIMED_SOLVES[period]})`;
    case 'streak':
      return `select value ->> 0 as user_id, value ->> 1 as value, value ->> 1 as merit, null as deviation from json_each(@streaks)`;
    case 'rating':
      return `
        select user_id, cast(round(rating) as integer) as value, round(rating - 2 * deviation) as merit,
          cast(round(deviation) as integer) as deviation
        from (
          select *, row_number() over (partition by user_id order by id desc) as age from results where pool = 'daily')
        where age = 1 and user_id in (select user_id from ${solves})`;
  }
}

const boardRow = ({ rank, userId, name, value, deviation }: Row): LeaderboardRow => ({
  rank,
  userId,
  name,
  value,
  ...(deviation !== null && { deviation }),
});
