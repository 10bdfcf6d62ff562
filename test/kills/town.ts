import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateIn } from '../../src/people/days.js';
import { Game } from '../../src/play/game.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { ServerSettings } from '../../src/servers/server-settings.js';
import { LANGUAGES } from '../../src/shared/languages.js';
import { projectRoot } from '../../src/shared/project.js';
import { systemTime } from '../../src/shared/time.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { Precomputer } from '../../src/work/precompute.js';
import { ProvingQuota } from '../../src/work/proving-quota.js';
import { BUDGET, proved, silent, stockFolder } from '../support/house.js';

interface Place {
  readonly id: string;
  readonly channelId: string;
}

/** Everybody's first post is due at this moment, and the others whole days later: no clocks change in this month. */
const FIRST_DUE = Date.parse('2027-01-12T12:00:00Z');
const DAY_MS = 86_400_000;

/** At noon in UTC it is today in some and tomorrow in others. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Pacific/Chatham',
  'America/Santiago',
] as const;

const PUZZLES = 40;

export const dueOn = (day: number): number => FIRST_DUE + day * DAY_MS;

/** The date of a server's post on one of the days. */
export const dateOn = (day: number, { timeZone }: ServerSettings): string => dateIn(timeZone, dueOn(day));

/** Sets up all servers, and proves a small stock of puzzles. */
export async function settle(folder: string, places: readonly Place[]): Promise<readonly ServerSettings[]> {
  const all = await readFile(join(projectRoot, 'puzzles', 'dailies.epd'), 'utf8');
  const stock = all.split('\n').slice(0, PUZZLES).join('\n');
  await mkdir(join(folder, 'puzzles'));
  await writeFile(join(folder, 'puzzles', 'stock.epd'), stock);
  const towns = places.map(settingsOf);
  await withStore(folder, async ({ library, servers }) => {
    await stockFolder(library, stock, 'stock.epd', dueOn(-1));
    const solver = makeSolverPool({ width: 2 });
    const precomputer = new Precomputer({
      library,
      solver,
      budget: BUDGET,
      quota: new ProvingQuota(),
      time: systemTime(Date.now),
      log: silent,
    });
    precomputer.wake();
    await proved(precomputer);
    await precomputer.stop();
    await solver.close();
    await Promise.all(towns.map((settings) => servers.save(settings)));
  });
  return towns;
}

/** Lets somebody play one of the days in every server, while the bot is down. */
export async function playOn(folder: string, towns: readonly ServerSettings[], day: number): Promise<void> {
  await withStore(folder, async ({ play }) => {
    const game = new Game({ store: play, now: () => dueOn(day) + DAY_MS / 4, timeZone: 'UTC' });
    for (const town of towns) {
      const member = { serverId: town.serverId, userId: 'member' };
      await game.look(member, dateOn(day, town));
      await game.giveUp(member, dateOn(day, town));
    }
  });
}

/** Whether there is nothing left to do for the bot until the next day. */
export async function isAllDone(folder: string, day: number): Promise<boolean> {
  let next: number | undefined;
  await withStore(folder, async ({ posts }) => {
    next = await posts.nextMoment();
  });
  return next !== undefined && next > dueOn(day) + DAY_MS / 2;
}

async function withStore(folder: string, work: (store: Store) => Promise<void>): Promise<void> {
  const opened = await openSqliteStore(join(folder, 'data', 'matinee.sqlite'), () => dueOn(-1));
  if (!opened.ok) throw new Error(opened.fault.code);
  await work(opened.value);
  await opened.value.close();
}

function settingsOf({ id, channelId }: Place, index: number): ServerSettings {
  const timeZone = ZONES[index % ZONES.length] ?? 'UTC';
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });
  return {
    serverId: id,
    channelId,
    timeZone,
    time: clock.format(FIRST_DUE),
    thread: index % 4 === 0,
    recap: index % 2 === 0,
    board: 'veiled',
    mateInMin: 1,
    mateInMax: 8,
    weekdayRamp: true,
    paused: false,
    language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
    setBy: 'admin',
    since: FIRST_DUE - DAY_MS / 2,
  };
}
