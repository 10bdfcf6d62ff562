import { type Kysely, sql } from 'kysely';
import { renameVisitors } from './rename-visitors.js';

/** Which solves count and what they earn, streaks, ratings, names for boards, when the bot was away, and recaps. */
export async function addPlayers(db: Kysely<unknown>): Promise<void> {
  await sql`alter table attempts add column opened_on text not null default ''`.execute(db);
  await sql`alter table attempts add column finished_on text`.execute(db);
  await sql`alter table attempts add column time_zone text`.execute(db);
  await sql`alter table attempts add column difficulty integer`.execute(db);
  await sql`alter table attempts add column flagged integer not null default 0`.execute(db);
  await tellOldAttempts(db);
  await renameVisitors(db);
  await makeRoomForRecaps(db);
  await sql`create index attempts_person_day on attempts (user_id, occasion)`.execute(db);
  await sql`
    create table tries (
      attempt_id integer not null references attempts (id) on delete cascade, user_id text not null,
      ply integer not null, move text not null, primary key (attempt_id, ply, move)) without rowid`.execute(db);
  // By person, for those who want to know or delete what is kept of them.
  await sql`create index tries_person on tries (user_id)`.execute(db);
  await sql`
    create table tallies (
      place text not null, period text not null, user_id text not null, score integer not null,
      timed integer not null, logs integer not null, typical integer,
      primary key (place, period, user_id)) without rowid`.execute(db);
  await sql`
    create table streaks (
      server_id text not null, user_id text not null, length integer not null, best integer not null,
      freezes integer not null, stands_until integer not null, primary key (server_id, user_id)) without rowid`.execute(
    db,
  );
  await sql`
    create table results (
      id integer primary key autoincrement, attempt_id integer not null unique, server_id text not null,
      user_id text not null, puzzle_id integer not null, pool text not null, at integer not null, won integer not null,
      difficulty integer, rating real not null, deviation real not null,
      change real not null)`.execute(db);
  await sql`create index results_member on results (user_id, server_id, pool)`.execute(db);
  await sql`
    create table ratings (
      user_id text not null, pool text not null, rating real not null, deviation real not null,
      volatility real not null, rated_at integer not null, certain integer not null,
      primary key (user_id, pool)) without rowid`.execute(db);
  await sql`
    create table puzzle_ratings (
      puzzle_id integer not null, pool text not null, rating real not null, deviation real not null,
      volatility real not null, rated_at integer not null, primary key (puzzle_id, pool)) without rowid`.execute(db);
  await sql`
    create table names (user_id text primary key, name text not null, folded text not null) without rowid`.execute(db);
  await sql`create index names_folded on names (folded)`.execute(db);
  await sql`
    create table circles (
      server_id text not null, channel_id text not null, user_id text not null,
      primary key (server_id, channel_id, user_id)) without rowid`.execute(db);
  for (const table of ['tallies', 'streaks', 'circles']) {
    await sql`create index ${sql.ref(`${table}_person`)} on ${sql.table(table)} (user_id)`.execute(db);
  }
  await sql`create table outages (from_at integer not null, to_at integer not null)`.execute(db);
}

/** A date has a post of either kind. SQLite changes no primary key: the table is made anew. */
async function makeRoomForRecaps(db: Kysely<unknown>): Promise<void> {
  await sql`alter table servers add column recap integer not null default 1`.execute(db);
  await sql`
    create table posts_of_kinds (
      server_id text not null, kind text not null check (kind in ('daily', 'recap')), date text not null,
      due_at integer not null,
      state text not null check (state in ('due', 'sending', 'threading', 'posted', 'given up', 'missed')),
      lease_until integer not null, tries integer not null, channel_id text, message_id text, shown_solved integer,
      posted_at integer, outdated integer not null default 0, primary key (server_id, kind, date))`.execute(db);
  const columns = sql.raw(
    'server_id, date, due_at, state, lease_until, tries, channel_id, message_id, shown_solved, posted_at',
  );
  await sql`insert into posts_of_kinds (kind, ${columns}) select 'daily', ${columns} from posts`.execute(db);
  await sql`drop table posts`.execute(db);
  await sql`alter table posts_of_kinds rename to posts`.execute(db);
  await sql`
    create index posts_open on posts (lease_until) where state in ('due', 'sending', 'threading')`.execute(db);
  await sql`create index posts_posted on posts (posted_at)`.execute(db);
  await sql`create index posts_outdated on posts (server_id, date) where outdated > 0`.execute(db);
  // How a day went is asked of all attempts at it, not of the solved ones alone.
  await sql`drop index attempts_solved`.execute(db);
  await sql`create index attempts_day on attempts (server_id, occasion)`.execute(db);
}

/** What was not written down before 0008, as well as it can be told afterwards. */
async function tellOldAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    update attempts set
      opened_on = case
        when occasion like 'practice-%' then date(started_at / 1000, 'unixepoch')
        when exists (
          select 1 from posts where posts.server_id = attempts.server_id and posts.date > occasion
            and posts.due_at <= started_at) then date(occasion, '+1 day')
        else occasion end`.execute(db);
  await sql`
    update attempts set
      finished_on = case
        when not exists (select 1 from posts where posts.server_id = attempts.server_id and posts.date > occasion
          and posts.due_at <= finished_at) and finished_at - started_at < 86400000 then opened_on
        else max(opened_on, date(finished_at / 1000, 'unixepoch')) end,
      time_zone = coalesce(
        (select time_zone from preferences where preferences.user_id = attempts.user_id),
        (select time_zone from servers where servers.server_id = attempts.server_id), 'UTC'),
      difficulty = (
        select proofs.difficulty from puzzles join proofs on proofs.position = puzzles.position
        where puzzles.id = puzzle_id)
    where finished_at is not null`.execute(db);
}
