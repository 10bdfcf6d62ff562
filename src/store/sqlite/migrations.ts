import { type Kysely, type Migration, sql } from 'kysely';
import { RATED_TRIES_VIEW, WRITE_RATED_TRY } from '../sql/make-rated-tries.js';
import { addActivities } from './migrations/add-activities.js';
import { makeFirstTables } from './migrations/first-tables.js';
import { addLibrary } from './migrations/library.js';
import { makeDailyStock } from './migrations/make-daily-stock.js';
import { addPlayers } from './migrations/players.js';
import { addVeiledBoards, openOldBoards } from './migrations/veiled-boards.js';

/** Each change to the schema, in order. One that was released is never edited: add another. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first': { up: makeFirstTables },
  // A prover some hundred times faster, with other budgets than before: what the first one gave up gets another try.
  '0002-second-prover': {
    async up(db: Kysely<{ puzzles: { verdict: string } }>) {
      await db.updateTable('puzzles').set({ verdict: 'waiting' }).where('verdict', '=', 'gave up').execute();
    },
  },
  // The puzzle library: twins are known, puzzles have a purpose, and proofs tell how difficult they are.
  '0003-library': { up: addLibrary },
  // Servers set up their daily, people choose for themselves, and an attempt need not be at a daily.
  '0004-servers-and-people': {
    async up(db: Kysely<unknown>) {
      await sql`alter table attempts rename column date to occasion`.execute(db);
      await sql`
        create table preferences (
          user_id text primary key, language text, notation text, theme text, pieces text, time_zone text,
          reminder_at text, hidden integer not null)`.execute(db);
      await sql`
        create table servers (
          server_id text primary key, channel_id text not null, time text not null, time_zone text not null,
          role_id text, thread integer not null, mate_in_min integer not null, mate_in_max integer not null,
          weekday_ramp integer not null, paused integer not null, language text not null, set_by text not null,
          since integer not null)`.execute(db);
    },
  },
  // The bot posts the daily by itself, once for each server and date.
  '0005-posts': {
    async up(db: Kysely<unknown>) {
      await sql`alter table servers add column counts_from integer not null default 0`.execute(db);
      await sql`alter table servers add column next_due_at integer`.execute(db);
      await sql`update servers set counts_from = since`.execute(db);
      await sql`create index servers_due on servers (next_due_at)`.execute(db);
      await sql`
        create table posts (
          server_id text not null, date text not null, due_at integer not null,
          state text not null check (state in ('due', 'sending', 'threading', 'posted', 'given up', 'missed')),
          lease_until integer not null, tries integer not null, channel_id text, message_id text, shown_solved integer,
          posted_at integer, primary key (server_id, date))`.execute(db);
      await sql`
        create index posts_open on posts (lease_until) where state in ('due', 'sending', 'threading')`.execute(db);
      await sql`create index posts_posted on posts (posted_at)`.execute(db);
      await sql`
        create table troubles (
          server_id text primary key, cause text not null, since integer not null, told integer not null)`.execute(db);
      await sql`create index attempts_solved on attempts (server_id, occasion) where outcome = 'solved'`.execute(db);
    },
  },
  // Practice, reminders and what people report.
  '0006-reports': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table reports (
          id integer primary key autoincrement, server_id text not null, user_id text not null, puzzle_id integer,
          text text not null, at integer not null, done_at integer)`.execute(db);
      await sql`create index reports_user on reports (user_id, at)`.execute(db);
      await sql`
        create table reminders (
          user_id text primary key, sent_on text not null, refusals integer not null default 0)`.execute(db);
      // What somebody has had, and where, in all servers.
      await sql`create index attempts_user on attempts (user_id, puzzle_id)`.execute(db);
      // For what few puzzles have, such as a rare theme, among many.
      await sql`create index proofs_wishes on proofs (mate_in, difficulty, themes) where mate_in is not null`.execute(
        db,
      );
    },
  },
  // Admins say which puzzle comes next.
  '0007-wishes': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table wishes (
          server_id text not null, puzzle_id integer not null references puzzles (id), wished_at integer not null,
          primary key (server_id, puzzle_id))`.execute(db);
    },
  },
  // Players: which solves count and what they earn, streaks, ratings, names for boards, when the bot was away, and recaps.
  '0008-players': { up: addPlayers },
  // Posts keep the board veiled until a member starts; where admins choose an open board, times are not ranked. What was
  // played before is ranked as it was.
  '0009-veiled-boards': { up: addVeiledBoards },
  // A daily is chosen by index, however large the library is.
  '0010-daily-stock': { up: makeDailyStock },
  // What somebody wished for when a practice puzzle was given, so that the next one can be of the same kind.
  '0011-practice-wishes': {
    async up(db: Kysely<unknown>) {
      await sql`alter table attempts add column wishes text`.execute(db);
    },
  },
  // Which proofs have found out of every wrong move whether it mates later.
  '0012-decided-tries': {
    async up(db: Kysely<unknown>) {
      await sql`alter table proofs add column tries_version integer not null default 0`.execute(db);
      await sql`create index proofs_tries on proofs (tries_version) where solution is not null`.execute(db);
    },
  },
  // Dailies whose board was posted for all to see before there were veils.
  '0013-old-boards-open': { up: openOldBoards },
  // What is played belongs to an activity, so that there can be a second daily beside this one.
  '0014-activities': { up: addActivities },
  // A first try is written by one statement, with what member and puzzle are worth after it.
  '0015-rated-tries': {
    async up(db: Kysely<unknown>) {
      await sql.raw(RATED_TRIES_VIEW).execute(db);
      await sql
        .raw(`create trigger rated_tries_written instead of insert on rated_tries begin ${WRITE_RATED_TRY} end`)
        .execute(db);
    },
  },
  // The activity too, so that whether a server has had a puzzle is told by the index alone: a daily asks it of every
  // puzzle that was used.
  '0016-days-by-index': {
    async up(db: Kysely<unknown>) {
      await sql`drop index dailies_puzzle`.execute(db);
      await sql`create index dailies_puzzle on dailies (server_id, activity, puzzle_id, date)`.execute(db);
    },
  },
};
