import { addDays } from '../../src/people/days.js';
import type { BenchDatabase } from './open-database.js';

export const TODAY = '2026-11-18';
export const NOON = Date.parse(`${TODAY}T12:00:00Z`);

/** Nobody has played on more days before today. */
const MOST_DAYS = 100;
export const MEMBERS_OF_A_SERVER = 50;

export const memberName = (member: number): string => `member-${member}`;
export const serverName = (server: number): string => `server-${server}`;

/**
 * Writes so many solved attempts, with what belongs to them: dailies, a wrong try at every third, results, ratings, streaks
 * and names, of at least so many members. Tallies come with the first answers. Returns the number of servers.
 */
export async function fillAttempts(
  database: BenchDatabase,
  attempts: number,
  leastMembers: number,
  puzzles: readonly number[],
): Promise<number> {
  if ((await database.number('select count(*) from attempts')) > 0) {
    throw new Error('Somebody has played in this database: name a new one.');
  }
  const members = Math.max(leastMembers, Math.ceil(attempts / MOST_DAYS));
  const days = Math.ceil(attempts / members);
  const servers = Math.ceil(members / MEMBERS_OF_A_SERVER);
  for (const text of statements({ members, servers, days, puzzles })) await database.run(text);
  await database.settle();
  return servers;
}

interface Filling {
  readonly members: number;
  readonly servers: number;
  readonly days: number;
  readonly puzzles: readonly number[];
}

/** In SQL that both engines understand. */
function statements({ members, servers, days, puzzles }: Filling): readonly string[] {
  const dates = Array.from({ length: days }, (_, day) => {
    const date = addDays(TODAY, day - days);
    return `(${day}, '${date}', ${Date.parse(`${date}T12:00:00Z`)})`;
  });
  const numbers = (name: string, count: number) => [
    `create temporary table ${name} (n bigint)`,
    `insert into ${name} with recursive numbers (n) as (
       select 0 union all select n + 1 from numbers where n + 1 < ${count}) select n from numbers`,
  ];
  const server = `'server-' || (bench_members.n / ${MEMBERS_OF_A_SERVER})`;
  const member = `'member-' || bench_members.n`;
  return [
    'create temporary table bench_days (day bigint, date text, noon bigint)',
    `insert into bench_days values ${dates.join()}`,
    'create temporary table bench_puzzles (n bigint, id bigint)',
    `insert into bench_puzzles values ${puzzles.map((id, n) => `(${n}, ${id})`).join()}`,
    ...numbers('bench_members', members),
    ...numbers('bench_servers', servers),
    `insert into dailies (server_id, date, puzzle_id)
     select 'server-' || bench_servers.n, date, id from bench_servers cross join bench_days
       join bench_puzzles on bench_puzzles.n = (bench_days.day + bench_servers.n) % ${puzzles.length}`,
    // Day by day, as they would have come.
    `insert into attempts (server_id, user_id, occasion, puzzle_id, started_at, viewed_at, finished_at, outcome, line,
       wrong, slower, hints, hint_level, version, opened_on, finished_on, time_zone, difficulty, counts)
     select ${server}, ${member}, date, id, noon, noon, noon + 20000 + bench_members.n % 60000, 'solved', 'e1e8',
       bench_members.n % 3, 0, 0, 0, 1, date, date, 'UTC', 1500, 1
     from bench_days cross join bench_members
       join bench_puzzles on
         bench_puzzles.n = (bench_days.day + bench_members.n / ${MEMBERS_OF_A_SERVER}) % ${puzzles.length}
     order by day, bench_members.n`,
    `insert into tries (attempt_id, user_id, ply, move) select id, user_id, 0, 'e1e7' from attempts where id % 3 = 0`,
    `insert into results (attempt_id, server_id, user_id, puzzle_id, pool, at, won, difficulty, rating, deviation, change)
     select id, server_id, user_id, puzzle_id, 'daily', finished_at, 1, 1500, 1500, 80, 1 from attempts order by id`,
    `insert into ratings (user_id, pool, rating, deviation, volatility, rated_at, certain)
     select ${member}, 'daily', 1500 + bench_members.n % 500, 80, 0.06, ${NOON}, 1340 + bench_members.n % 500
     from bench_members`,
    `insert into streaks (server_id, user_id, length, best, freezes, stands_until)
     select ${server}, ${member}, ${days}, ${days}, 1, ${NOON + 86_400_000} from bench_members`,
    `insert into names (user_id, name, folded) select ${member}, ${member}, ${member} from bench_members`,
  ];
}
