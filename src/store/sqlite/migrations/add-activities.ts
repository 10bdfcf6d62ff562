import { type Kysely, sql } from 'kysely';

/**
 * Dailies, attempts, posts, tallies, streaks, ratings and a server's options belong to an activity; all that was there
 * belongs to `mate`. SQLite changes no primary key, so that most tables are made anew. Whether a solve counts is written
 * down with it from now on.
 */
export async function addActivities(db: Kysely<unknown>): Promise<void> {
  const run = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) await sql.raw(text).execute(db);
  };
  await run(...anew('dailies', DAILIES, 'server_id, date, puzzle_id, open_board'));
  await run('create index dailies_puzzle on dailies (server_id, puzzle_id, date)');

  // What was tried in vain refers to its attempt, and would vanish with the old table: both are made anew together.
  await run(
    `create table attempts_anew (${ATTEMPTS})`,
    `insert into attempts_anew (${ATTEMPT_COLUMNS}, counts) select ${ATTEMPT_COLUMNS}, (${COUNTED}) from attempts`,
    `create table tries_anew (${TRIES}) without rowid`,
    'insert into tries_anew select attempt_id, user_id, ply, move from tries',
    'drop table tries',
    'drop table attempts',
    'alter table attempts_anew rename to attempts',
    'alter table tries_anew rename to tries',
    'create index tries_person on tries (user_id)',
    'create index attempts_user on attempts (user_id, puzzle_id)',
    'create index attempts_person_day on attempts (user_id, occasion)',
    'create index attempts_day on attempts (server_id, occasion)',
  );

  await run(...anew('posts', POSTS, POST_COLUMNS));
  await run(
    `create index posts_open on posts (lease_until) where state in ('due', 'sending', 'threading')`,
    'create index posts_posted on posts (posted_at)',
    'create index posts_outdated on posts (server_id, date) where outdated > 0',
  );

  await run(...anew('tallies', TALLIES, 'place, period, user_id, score, timed, logs, typical', 'without rowid'));
  await run(...anew('streaks', STREAKS, 'server_id, user_id, length, best, freezes, stands_until', 'without rowid'));
  const rated = 'rating, deviation, volatility, rated_at';
  await run(...anew('ratings', RATINGS, `user_id, pool, ${rated}, certain`, 'without rowid'));
  await run(...anew('puzzle_ratings', PUZZLE_RATINGS, `puzzle_id, pool, ${rated}`, 'without rowid'));
  for (const table of ['tallies', 'streaks']) await run(`create index ${table}_person on ${table} (user_id)`);

  await run(`alter table results add column activity text not null default 'mate'`);

  await run(
    `create table server_activities (
      server_id text not null, activity text not null, options text not null, primary key (server_id, activity))
      without rowid`,
    `insert into server_activities select server_id, 'mate', json_object(
      'mateInMin', mate_in_min, 'mateInMax', mate_in_max,
      'weekdayRamp', json(case weekday_ramp when 0 then 'false' else 'true' end)) from servers`,
    'alter table servers drop column mate_in_min',
    'alter table servers drop column mate_in_max',
    'alter table servers drop column weekday_ramp',
  );
}

/** The statements that give a table another shape; each row belongs to `mate`. */
const anew = (table: string, shape: string, columns: string, kind = ''): readonly string[] => [
  `create table ${table}_anew (activity text not null default 'mate', ${shape}) ${kind}`,
  `insert into ${table}_anew (${columns}) select ${columns} from ${table}`,
  `drop table ${table}`,
  `alter table ${table}_anew rename to ${table}`,
];

const DAILIES = `server_id text not null, date text not null, puzzle_id integer not null,
  open_board integer not null default 0, primary key (server_id, date, activity)`;

const ATTEMPTS = `id integer primary key autoincrement, activity text not null default 'mate', server_id text not null,
  user_id text not null, occasion text not null, puzzle_id integer not null, started_at integer not null,
  viewed_at integer not null, finished_at integer, outcome text check (outcome in ('solved', 'given up')),
  line text not null default '', wrong integer not null default 0, slower integer not null default 0,
  hints integer not null default 0, hint_level integer not null default 0, version integer not null default 0,
  opened_on text not null, finished_on text, time_zone text, difficulty integer, counts integer not null default 0,
  flagged integer not null default 0, open_board integer not null default 0, wishes text,
  unique (server_id, user_id, occasion, activity)`;

const ATTEMPT_COLUMNS = `id, server_id, user_id, occasion, puzzle_id, started_at, viewed_at, finished_at, outcome, line,
  wrong, slower, hints, hint_level, version, opened_on, finished_on, time_zone, difficulty, flagged, open_board, wishes`;

/** Solved while it was the day, or begun then and solved on the day after. */
const COUNTED = `coalesce(outcome = 'solved' and opened_on = occasion
  and (finished_on <= occasion or finished_on = date(occasion, '+1 day')), 0)`;

const TRIES = `attempt_id integer not null references attempts_anew (id) on delete cascade, user_id text not null,
  ply integer not null, move text not null, primary key (attempt_id, ply, move)`;

const POSTS = `server_id text not null, kind text not null check (kind in ('daily', 'recap')), date text not null,
  due_at integer not null,
  state text not null check (state in ('due', 'sending', 'threading', 'posted', 'given up', 'missed')),
  lease_until integer not null, tries integer not null, channel_id text, message_id text, shown_solved integer,
  posted_at integer, outdated integer not null default 0, primary key (server_id, kind, date, activity)`;

const POST_COLUMNS = `server_id, kind, date, due_at, state, lease_until, tries, channel_id, message_id, shown_solved,
  posted_at, outdated`;

const TALLIES = `place text not null, period text not null, user_id text not null, score integer not null,
  timed integer not null, logs integer not null, typical integer, primary key (activity, place, period, user_id)`;

const STREAKS = `server_id text not null, user_id text not null, length integer not null, best integer not null,
  freezes integer not null, stands_until integer not null, primary key (activity, server_id, user_id)`;

const RATINGS = `user_id text not null, pool text not null, rating real not null, deviation real not null,
  volatility real not null, rated_at integer not null, certain integer not null, primary key (activity, user_id, pool)`;

const PUZZLE_RATINGS = `puzzle_id integer not null, pool text not null, rating real not null, deviation real not null,
  volatility real not null, rated_at integer not null, primary key (activity, puzzle_id, pool)`;
