import { type Kysely, type Migration, sql } from 'kysely';
import { RATED_TRIES_VIEW, WRITE_RATED_TRY } from '../sql/make-rated-tries.js';
import { addActivities } from './add-activities.js';
import { fillTwins } from './fill-twins.js';
import { makeDailyStock } from './make-daily-stock.js';
import { openOldBoards } from './open-old-boards.js';
import { renameVisitors } from './rename-visitors.js';

/** Each change to the schema, in order. One that was released is never edited: add another. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('proofs')
        .addColumn('position', 'text', (column) => column.primaryKey())
        .addColumn('no_mate_within', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('mate_in', 'integer')
        .addColumn('keys', 'text')
        .addColumn('solution', 'blob')
        .addColumn('gave_up', 'text')
        .addColumn('gave_up_milliseconds', 'integer')
        .addColumn('gave_up_megabytes', 'integer')
        .addColumn('nodes', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('milliseconds', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('puzzles')
        // Numbers are never given again: an old message must not come to mean another puzzle.
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('position', 'text', (column) => column.notNull().references('proofs.position'))
        .addColumn('fen', 'text', (column) => column.notNull())
        .addColumn('claimed_mate_in', 'integer')
        .addColumn('name', 'text')
        .addColumn('comment', 'text')
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('added_at', 'integer', (column) => column.notNull())
        .addColumn('verdict', 'text', (column) => column.notNull())
        .addColumn('withdrawn_at', 'integer')
        .addUniqueConstraint('puzzles_owner_position', ['owner', 'position'])
        .execute();
      // For the queue of what waits, owner by owner; within an index SQLite keeps rows in the order of their id.
      await db.schema
        .createIndex('puzzles_verdict')
        .on('puzzles')
        .columns(['verdict', 'withdrawn_at', 'owner'])
        .execute();
      await db.schema.createIndex('puzzles_owner').on('puzzles').columns(['owner', 'verdict']).execute();
      // With the verdict, lest SQLite take the first index and look through all that waits for one position.
      await db.schema
        .createIndex('puzzles_position')
        .on('puzzles')
        .columns(['position', 'verdict', 'withdrawn_at'])
        .execute();
      await db.schema
        .createTable('refusals')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('line', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('why', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('dailies')
        .addColumn('server_id', 'text', (column) => column.notNull())
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('puzzle_id', 'integer', (column) => column.notNull().references('puzzles.id'))
        .addPrimaryKeyConstraint('dailies_day', ['server_id', 'date'])
        .execute();
      await db.schema
        .createTable('attempts')
        .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
        .addColumn('server_id', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('date', 'text', (column) => column.notNull())
        .addColumn('puzzle_id', 'integer', (column) => column.notNull().references('puzzles.id'))
        .addColumn('started_at', 'integer', (column) => column.notNull())
        .addColumn('viewed_at', 'integer', (column) => column.notNull())
        .addColumn('finished_at', 'integer')
        .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('solved', 'given up')`))
        .addColumn('line', 'text', (column) => column.notNull().defaultTo(''))
        .addColumn('wrong', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('slower', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('hint_level', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .addUniqueConstraint('attempts_member_day', ['server_id', 'user_id', 'date'])
        .execute();
      await db.schema
        .createTable('notes')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  // A prover some hundred times faster, with other budgets than before: what the first one gave up gets another try.
  '0002-second-prover': {
    async up(db: Kysely<{ puzzles: { verdict: string } }>) {
      await db.updateTable('puzzles').set({ verdict: 'waiting' }).where('verdict', '=', 'gave up').execute();
    },
  },
  // The puzzle library: twins are known, puzzles have a purpose, and proofs tell how difficult they are.
  '0003-library': {
    async up(db: Kysely<unknown>) {
      await sql`alter table proofs add column difficulty integer`.execute(db);
      await sql`alter table proofs add column themes text`.execute(db);
      await sql`alter table proofs add column traits_version integer not null default 0`.execute(db);
      await sql`alter table puzzles add column twin text not null default ''`.execute(db);
      await sql`alter table puzzles add column origin text not null default 'added'`.execute(db);
      await sql`alter table puzzles add column purpose text not null default 'daily'`.execute(db);
      await sql`alter table puzzles add column several_keys integer not null default 0`.execute(db);
      await sql`alter table puzzles add column relabelled integer not null default 0`.execute(db);
      await sql`alter table puzzles add column told text`.execute(db);
      await sql`update puzzles set origin = 'folder' where owner = ''`.execute(db);
      await fillTwins(db);
      await sql`create index puzzles_twin on puzzles (twin, owner)`.execute(db);
      // With the number, so that an owner's puzzles of a verdict come in their order, and with the purpose, so that
      // counting looks at nothing else. It does all that the index by owner did.
      await sql`drop index puzzles_owner`.execute(db);
      await sql`drop index puzzles_verdict`.execute(db);
      await sql`create index puzzles_verdict on puzzles (verdict, withdrawn_at, owner, id, purpose)`.execute(db);
      // For what is wrong with the folder's puzzles, among many others that are wrong too.
      await sql`
        create index puzzles_unsound on puzzles (verdict, id)
        where origin = 'folder' and owner = '' and withdrawn_at is null`.execute(db);
      // How many refused lines a row stands for that names none.
      await sql`alter table refusals add column unnamed integer not null default 0`.execute(db);
      // For what is still to be described.
      await sql`create index proofs_traits on proofs (traits_version) where solution is not null`.execute(db);
    },
  },
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
  '0008-players': {
    async up(db: Kysely<unknown>) {
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
          volatility real not null, rated_at integer not null, primary key (puzzle_id, pool)) without rowid`.execute(
        db,
      );
      await sql`
        create table names (user_id text primary key, name text not null, folded text not null) without rowid`.execute(
        db,
      );
      await sql`create index names_folded on names (folded)`.execute(db);
      await sql`
        create table circles (
          server_id text not null, channel_id text not null, user_id text not null,
          primary key (server_id, channel_id, user_id)) without rowid`.execute(db);
      for (const table of ['tallies', 'streaks', 'circles']) {
        await sql`create index ${sql.ref(`${table}_person`)} on ${sql.table(table)} (user_id)`.execute(db);
      }
      await sql`create table outages (from_at integer not null, to_at integer not null)`.execute(db);
    },
  },
  // Posts keep the board veiled until a member starts; where admins choose an open board, times are not ranked. What was
  // played before is ranked as it was.
  '0009-veiled-boards': {
    async up(db: Kysely<unknown>) {
      await sql`alter table servers add column board text not null default 'veiled'`.execute(db);
      await sql`alter table dailies add column open_board integer not null default 0`.execute(db);
      await sql`alter table attempts add column open_board integer not null default 0`.execute(db);
    },
  },
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
