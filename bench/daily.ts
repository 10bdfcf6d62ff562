import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Game } from '../src/play/game.js';
import type { ServerSettings } from '../src/servers/server-settings.js';
import { openSqliteStore } from '../src/store/sqlite/open.js';
import type { Store } from '../src/store/store.js';
import { fillDays, fillLibrary, type Puzzles } from './daily/fill.js';
import { postAll } from './daily/post-all.js';
import type { Question } from './question.js';
import { count, milliseconds, renderTable, showProgress } from './report.js';
import { median } from './statistics.js';
import { awaited, watchLoop } from './stopwatch.js';

/** A Wednesday. */
const TODAY = '2026-11-18';
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const A_YEAR = 365;
/** How many servers of a kind are asked for their first puzzle of the day. */
const SERVERS = 25;
/** How many post at the same minute; fewer with a small library. */
const MOST_POSTING = 1000;
const PUZZLES_EACH = 10;
const OWNER = 'own';

export const daily: Question = {
  about: 'the first /puzzle of a day in a large library, and many servers that post at the same minute; one core',
  file: undefined,
  seconds: { usual: 60, brief: 20 },
  count: { usual: 38_000, brief: 1_000 },

  async run({ count: size }) {
    const libraries: readonly Puzzles[] = [
      { owner: '', count: size, difficulty: 'spread' },
      { owner: '', count: size, difficulty: 'all the same' },
      { owner: '', count: 10 * size, difficulty: 'spread' },
    ];
    const rows: string[][] = [];
    const sentences: string[] = [];
    for (const library of libraries) {
      const { firsts, posting } = await inNewDatabase((path) => measureLibrary(path, library));
      const name = `${count(library.count)}${library.difficulty === 'spread' ? '' : ' of the same difficulty'}`;
      rows.push(...firsts.map((each, index) => [index === 0 ? name : '', ...each]));
      sentences.push(`${name}: ${posting}`);
    }
    return {
      markdown: [
        `A member's first look at the day's puzzle, which is chosen then and written to disk; ${SERVERS} servers each, one after the other.`,
        '',
        renderTable(['puzzles', 'server', 'CPU ms', 'median ms', 'worst ms', 'longest turn, ms'], rows, 2),
        '',
        'Servers that have had a puzzle a day for a year and post at the same minute, in a chat that takes 100 ms for each post:',
        '',
        ...sentences.map((each) => `- ${each}`),
      ].join('\n'),
      disagreements: [],
    };
  },
};

async function inNewDatabase<Value>(work: (path: string) => Promise<Value>): Promise<Value> {
  const place = await mkdtemp(join(tmpdir(), 'matinee-daily-'));
  try {
    return await work(join(place, 'matinee.sqlite'));
  } finally {
    await rm(place, { recursive: true });
  }
}

async function measureLibrary(path: string, library: Puzzles) {
  await (await open(path)).close();
  showProgress(`daily: ${count(library.count)} puzzles`);
  const common = fillLibrary(path, library);
  const own = fillLibrary(path, { ...library, owner: OWNER });
  const kinds = [
    { name: 'new', days: 0, puzzles: common },
    { name: 'after a year', days: A_YEAR, puzzles: common },
    { name: 'after 20 years', days: 20 * A_YEAR, puzzles: common },
    { name: 'only mates in 5', days: A_YEAR, puzzles: common, mateInMin: 5 },
    { name: 'all but 10 used', days: common.length - 10, puzzles: common, servers: 1 },
    { name: 'own puzzles, after a year', days: A_YEAR, puzzles: own, servers: 1 },
  ].filter(({ days }) => days < common.length && days < 50_000);
  const posting = names('posting', Math.min(MOST_POSTING, Math.ceil(common.length / PUZZLES_EACH)));
  for (const { name, days, puzzles, servers } of kinds) fillDays(path, serversOf(name, servers), puzzles, days, TODAY);
  fillDays(path, posting, common, Math.min(A_YEAR, Math.floor(common.length / 2)), TODAY);

  const store = await open(path);
  const firsts: string[][] = [];
  for (const { name, mateInMin = 1, servers } of kinds) {
    showProgress(`daily: ${name}`);
    firsts.push([name, ...(await firstLooks(store, serversOf(name, servers), mateInMin))]);
  }
  showProgress('daily: posting');
  const since = NOON - 1000;
  await Promise.all(posting.map((serverId) => store.servers.save(settingsOf(serverId, 1, since))));
  const { seconds, busySeconds, longestTurn, p99Turn } = await postAll(store, posting, NOON);
  await store.close();
  return {
    firsts,
    posting: `${count(posting.length)} servers in ${milliseconds(seconds)} s, ${milliseconds((1000 * busySeconds) / posting.length)} ms of the event loop each, its longest turn ${milliseconds(longestTurn)} ms, p99 ${milliseconds(p99Turn ?? 0)} ms`,
  };
}

async function open(path: string): Promise<Store> {
  const opened = await openSqliteStore(path, () => NOON);
  if (!opened.ok) throw new Error(opened.fault.code);
  return opened.value;
}

/** Own puzzles are one server's. */
const serversOf = (kind: string, servers = SERVERS): readonly string[] =>
  kind.startsWith('own') ? [OWNER] : names(kind, servers);

const names = (kind: string, length: number): readonly string[] =>
  Array.from({ length }, (_, number) => `${kind} ${number}`);

async function firstLooks(store: Store, servers: readonly string[], mateInMin: number): Promise<string[]> {
  const game = new Game({ store: store.play, now: () => NOON, timeZone: 'UTC' });
  // Its settings are there before anybody looks.
  for (const serverId of servers) await store.servers.save(settingsOf(serverId, mateInMin, NOON));
  const watch = watchLoop();
  const cpu = process.cpuUsage();
  const times: number[] = [];
  for (const serverId of servers) {
    const look = await awaited(() => game.look({ serverId, userId: 'anna' }, TODAY));
    if (!look.value) throw new Error(`${serverId} has no puzzle`);
    times.push(look.milliseconds);
  }
  const { user, system } = process.cpuUsage(cpu);
  const { longestTurn } = await watch.end();
  const cpuOfEach = (user + system) / 1000 / servers.length;
  return [cpuOfEach, median(times), Math.max(...times), longestTurn].map(milliseconds);
}

const settingsOf = (serverId: string, mateInMin: number, since: number): ServerSettings => ({
  serverId,
  channelId: `channel of ${serverId}`,
  time: '12:00',
  timeZone: 'UTC',
  thread: false,
  board: 'veiled',
  recap: true,
  mateInMin,
  mateInMax: 8,
  weekdayRamp: true,
  paused: false,
  language: 'en',
  setBy: 'admin',
  since,
});
