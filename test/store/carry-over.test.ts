import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countsFor } from '../../src/people/solves.js';
import { keepStatements } from '../../src/store/sqlite/keep-statements.js';
import { MIGRATIONS } from '../../src/store/sqlite/migrations.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import { explainStoreFault } from '../../src/store/store.js';

type Row = Record<string, string | number | null | Buffer>;
type Tables = Record<string, readonly Row[]>;

const POSITIONS = ['6k1/5ppp/8/8/8/8/8/4R1K1 w - -', '6R1/8/8/8/8/5K2/8/7k w - -'] as const;
const [MATE_KEY, OTHER_KEY] = POSITIONS;

/** A row of every kind in every table; a schema gets those of its tables and columns. */
const DATA: Tables = {
  proofs: [
    {
      position: MATE_KEY,
      no_mate_within: 0,
      mate_in: 1,
      keys: 'e1e8',
      solution: Buffer.from([1]),
      nodes: 5,
      milliseconds: 6,
      difficulty: 1200,
      themes: 'backRankMate',
      traits_version: 1,
      tries_version: 1,
    },
    { position: OTHER_KEY, no_mate_within: 3, gave_up: 'time', gave_up_milliseconds: 7, gave_up_megabytes: 8 },
  ],
  puzzles: POSITIONS.map((position, index) => ({
    id: index + 1,
    owner: index === 0 ? '' : 'club',
    position,
    fen: `${position} 0 1`,
    claimed_mate_in: 1,
    name: 'A name',
    comment: 'A comment',
    source: 'a.epd',
    line: index + 1,
    added_at: 9,
    verdict: index === 0 ? 'sound' : 'waiting',
    withdrawn_at: null,
  })),
  refusals: [{ id: 1, source: 'a.epd', line: 3, text: 'nonsense', why: 'unreadable' }],
  dailies: [
    { server_id: 'club', date: '2026-01-02', puzzle_id: 1 },
    { server_id: 'dm:anna', date: '2026-01-03', puzzle_id: 1 },
  ],
  attempts: [
    attempt(1, 'anna', '2026-01-02', { opened: '2026-01-02', finished: '2026-01-02' }),
    attempt(2, 'bert', '2026-01-02', { opened: '2026-01-02', finished: '2026-01-03' }),
    attempt(3, 'carl', '2026-01-02', { opened: '2026-01-02', finished: '2026-01-04' }),
    attempt(4, 'dora', '2026-01-02', { opened: '2026-01-03', finished: '2026-01-03' }),
    attempt(5, 'emil', '2026-01-02', { opened: '2026-01-02' }),
    attempt(6, 'anna', 'practice-1', { opened: '2026-01-02', finished: '2026-01-02' }),
    {
      ...attempt(7, 'fritz', '2026-01-02', { opened: '2026-01-02', finished: '2026-01-02' }),
      outcome: 'given up',
      counts: 0,
    },
  ],
  tries: [{ attempt_id: 1, user_id: 'anna', ply: 0, move: 'e1e7' }],
  tallies: [{ place: 'club', period: '2026-01', user_id: 'anna', score: 60, timed: 1, logs: 30, typical: 5 }],
  streaks: [{ server_id: 'club', user_id: 'anna', length: 2, best: 3, freezes: 1, stands_until: 99 }],
  results: [
    {
      id: 4,
      attempt_id: 1,
      server_id: 'club',
      user_id: 'anna',
      puzzle_id: 1,
      pool: 'daily',
      at: 50,
      won: 1,
      difficulty: 1200,
      rating: 1600.5,
      deviation: 90.25,
      change: 12.5,
    },
  ],
  ratings: [
    { user_id: 'anna', pool: 'daily', rating: 1600.5, deviation: 90.25, volatility: 0.06, rated_at: 50, certain: 1420 },
  ],
  puzzle_ratings: [{ puzzle_id: 1, pool: 'daily', rating: 1200.5, deviation: 80, volatility: 0.06, rated_at: 50 }],
  names: [{ user_id: 'anna', name: 'Anna', folded: 'anna' }],
  circles: [{ server_id: 'club', channel_id: 'here', user_id: 'anna' }],
  outages: [{ from_at: 10, to_at: 20 }],
  preferences: [{ user_id: 'anna', language: 'de', theme: 'wood', time_zone: 'UTC', reminder_at: '08:00', hidden: 0 }],
  servers: [server('club', 1), server('rivals', 0)],
  server_activities: [
    { server_id: 'club', activity: 'mate', options: '{"mateInMin":2,"mateInMax":4,"weekdayRamp":true}' },
  ],
  wishes: [{ server_id: 'club', puzzle_id: 1, wished_at: 5 }],
  posts: [
    {
      server_id: 'club',
      kind: 'daily',
      date: '2026-01-05',
      due_at: 5,
      state: 'posted',
      lease_until: 5,
      tries: 1,
      channel_id: 'here',
      message_id: '77',
      shown_solved: 3,
      posted_at: 6,
    },
  ],
  troubles: [{ server_id: 'club', cause: '{"code":"gone"}', since: 5, told: 1 }],
  reports: [{ id: 3, server_id: 'club', user_id: 'anna', puzzle_id: 1, text: 'Hello', at: 5, done_at: null }],
  reminders: [{ user_id: 'anna', sent_on: '2026-01-02', refusals: 1 }],
  notes: [{ name: 'pulse', value: '5' }],
};

function attempt(id: number, userId: string, occasion: string, days: { opened: string; finished?: string }): Row {
  const { opened: openedOn, finished: finishedOn } = days;
  const isOver = finishedOn !== undefined;
  return {
    id,
    server_id: 'club',
    user_id: userId,
    occasion,
    puzzle_id: 1,
    started_at: 1000 * id,
    viewed_at: 1000 * id + 1,
    finished_at: isOver ? 1000 * id + 500 : null,
    outcome: isOver ? 'solved' : null,
    line: isOver ? 'e1e8' : '',
    wrong: 2,
    slower: 1,
    hints: 3,
    hint_level: 1,
    version: 4,
    opened_on: openedOn,
    finished_on: finishedOn ?? null,
    counts: Number(isOver && countsFor(occasion, { openedOn, finishedOn })),
    time_zone: isOver ? 'Europe/Berlin' : null,
    difficulty: isOver ? 1200 : null,
    flagged: isOver ? 1 : 0,
    open_board: 0,
    wishes: occasion === 'practice-1' ? '{"mateIn":1}' : null,
  };
}

function server(id: string, ramp: number): Row {
  return {
    server_id: id,
    channel_id: 'here',
    time: '09:00',
    time_zone: 'Europe/Berlin',
    role_id: '5',
    thread: 1,
    mate_in_min: 2,
    mate_in_max: 4,
    weekday_ramp: ramp,
    paused: 0,
    language: 'fr',
    set_by: 'anna',
    since: 7,
    counts_from: 7,
    next_due_at: 1000,
    recap: 0,
    board: 'open',
  };
}

/** As a Matinee wrote it that knew the migrations up to `last`. Returns all rows as they are read then. */
async function makeOldDatabase(path: string, last: string): Promise<Tables> {
  const file = new Sqlite(path);
  const database = keepStatements(file);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last));
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  const tables: Record<string, readonly Row[]> = {};
  for (const [table, rows] of Object.entries(DATA)) {
    const columns = columnsOf(file, table);
    if (columns.length === 0) continue;
    for (const row of rows) {
      const named: Row = columns.includes('date') && table === 'attempts' ? { ...row, date: row.occasion ?? '' } : row;
      const present = Object.entries(named).filter(([column]) => columns.includes(column));
      const [names, places] = [present.map(([column]) => column), present.map(() => '?')];
      const text = `insert into ${table} (${names.join()}) values (${places.join()})`;
      database.prepare(text).run(present.map(([, value]) => value));
    }
    tables[table] = readAll(file, table);
  }
  await db.destroy();
  return tables;
}

const columnsOf = (file: Sqlite.Database, table: string): readonly string[] =>
  (keepStatements(file).prepare(`pragma table_info(${table})`).all([]) as { name: string }[]).map(({ name }) => name);

const readAll = (file: Sqlite.Database, table: string): readonly Row[] =>
  keepStatements(file).prepare(`select * from ${table}`).all([]) as Row[];

/** How an old row reads in the newest schema. */
function asNow(table: string, { mate_in_min, mate_in_max, weekday_ramp, ...row }: Row): Row {
  if (table !== 'attempts' || !('date' in row)) return row;
  const { date, ...others } = row;
  return { ...others, occasion: date ?? null };
}

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matinee-carry-'));
});
afterEach(() => rm(place, { recursive: true }));

describe('a database of every earlier schema is carried over with nothing lost', () => {
  it.each(Object.keys(MIGRATIONS).slice(0, -1))('%s', async (last) => {
    const path = join(place, 'matinee.sqlite');
    const old = await makeOldDatabase(path, last);
    const opened = await openSqliteStore(path);
    if (!opened.ok) throw new Error(explainStoreFault(opened.fault));
    const settings = await opened.value.servers.find('club');
    await opened.value.close();
    const file = new Sqlite(path);
    for (const [table, rows] of Object.entries(old)) {
      const now = readAll(file, table);
      expect(now, table).toHaveLength(rows.length);
      for (const row of rows) expect(now, table).toContainEqual(expect.objectContaining(asNow(table, row)));
    }
    for (const table of ['dailies', 'attempts', 'posts', 'tallies', 'streaks', 'results', 'ratings']) {
      for (const row of readAll(file, table)) expect(row.activity, table).toBe('mate');
    }
    for (const row of readAll(file, 'attempts')) {
      const [date, openedOn, finishedOn] = [row.occasion, row.opened_on, row.finished_on].map(String) as [
        string,
        string,
        string,
      ];
      const counts = row.outcome === 'solved' && countsFor(date, { openedOn, finishedOn });
      expect(row.counts, String(row.user_id)).toBe(Number(counts));
    }
    expect(pragmaRows(file, 'foreign_key_check')).toEqual([]);
    expect(pragmaRows(file, 'integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    file.close();
    if (old.servers) expect(settings).toMatchObject({ mateInMin: 2, mateInMax: 4, weekdayRamp: true, language: 'fr' });
  });
});

const pragmaRows = (file: Sqlite.Database, name: string): unknown =>
  keepStatements(file).prepare(`pragma ${name}`).all([]);
