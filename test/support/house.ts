import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { COMMANDS, GROUPS } from '../../commands/index.js';
import type { Bot } from '../../src/bot/bot.js';
import type { Channels } from '../../src/bot/channels.js';
import type { Caller } from '../../src/bot/command.js';
import { makeBot } from '../../src/bot/make-bot.js';
import type { Invocation, Reply } from '../../src/bot/reply.js';
import type { Services } from '../../src/bot/services.js';
import type { Budget } from '../../src/engine/mate/solver.js';
import { Game } from '../../src/play/game.js';
import { makeRecaps } from '../../src/play/recap.js';
import { OPERATOR_LIMITS, readPuzzles } from '../../src/puzzles/files/read-puzzles.js';
import type { LibraryStore } from '../../src/puzzles/library-store.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import type { Solver } from '../../src/puzzles/proving/solver.js';
import { systemTime, type Time } from '../../src/shared/time.js';
import { openPostgresStore } from '../../src/store/postgres/open.js';
import { openSqliteStore } from '../../src/store/sqlite/open.js';
import type { Store } from '../../src/store/store.js';
import { Precomputer } from '../../src/work/precompute.js';
import { ProvingQuota } from '../../src/work/proving-quota.js';
import { HardRetries } from '../../src/work/retry-hard.js';

export const BUDGET = { milliseconds: 60_000, nodes: 1e9, megabytes: 256 };

export const silent = pino({ level: 'silent' });

/** A clock that tests move. */
export interface Clock {
  now: number;
}

export interface House {
  readonly clock: Clock;
  /** The file of the database. */
  readonly database: string;
  readonly store: Store;
  readonly services: Services;
  readonly bot: Bot;
  /** Puts EPD lines into the common stock, as the puzzles folder does, and waits for the proofs. */
  stock(lines: string, file?: string): Promise<void>;
  /** Runs what a button carries or a person typed. */
  run(command: string, args?: Invocation['args'], caller?: Caller): Promise<Reply>;
  /** Stops and starts again on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const ANNA: Caller = {
  serverId: 'club',
  userId: 'anna',
  name: 'Anna',
  isAdmin: true,
  inServer: true,
  reachable: true,
};
export const BERT: Caller = { ...ANNA, userId: 'bert', name: 'Bert', isAdmin: false };

/** Noon of the day on which every test begins. */
export const NOON = Date.parse('2026-11-16T12:00:00Z');

interface Furniture {
  readonly solver?: Solver;
  readonly budget?: Budget;
  readonly clock?: Clock;
  readonly channels?: Channels;
  readonly quota?: ProvingQuota;
  readonly time?: Time;
  /** Of a PostgreSQL database that is used instead of a file. */
  readonly url?: string;
}

/** Everything but the front ends: a real database, a real solver pool, the real commands, and a clock. */
export async function openHouse(furniture: Furniture = {}): Promise<House> {
  const { solver = makeSolverPool({ width: 2 }), budget = BUDGET, clock = { now: NOON } } = furniture;
  const folder = await mkdtemp(join(tmpdir(), 'matinee-'));
  const database = join(folder, 'matinee.sqlite');
  const now = () => clock.now;
  const { quota = new ProvingQuota({ now }), time = systemTime(now) } = furniture;
  const open = async () => {
    const { url } = furniture;
    const opened = await (url === undefined ? openSqliteStore(database, now) : openPostgresStore(url, { now }));
    if (!opened.ok) throw new Error(opened.fault.code);
    const store = opened.value;
    const proving = { library: store.library, solver, budget, quota, time, log: silent };
    const precomputer = new Precomputer(proving);
    const hardRetries = new HardRetries(proving);
    const game = new Game({ store: store.play, now, timeZone: 'UTC' });
    const { library, people, players, servers, troubles, reports, privacy } = store;
    const channels = () => furniture.channels;
    const services: Services = {
      game,
      players,
      recaps: makeRecaps({ play: store.play, players }),
      library,
      people,
      servers,
      troubles,
      reports,
      privacy,
      precomputer,
      hardRetries,
      channels,
      now,
    };
    return { store, services, bot: makeBot({ commands: COMMANDS, groups: GROUPS, services, log: silent }) };
  };
  let inside = await open();
  const stopWork = () => Promise.all([inside.services.hardRetries.stop(), inside.services.precomputer.stop()]);

  return {
    clock,
    database,
    get store() {
      return inside.store;
    },
    get services() {
      return inside.services;
    },
    get bot() {
      return inside.bot;
    },
    async stock(lines, file = 'stock.epd') {
      await stockFolder(inside.store.library, lines, file, clock.now);
      inside.services.precomputer.wake();
      await proved(inside.services.precomputer);
    },
    run: (command, args = {}, caller = ANNA) => inside.bot.run({ command, args }, caller),
    async restart() {
      await stopWork();
      await inside.store.close();
      inside = await open();
    },
    async close() {
      await stopWork();
      await solver.close();
      await inside.store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes a folder with one file of EPD lines of the common stock; its puzzles wait for their proofs. */
export async function stockFolder(library: LibraryStore, lines: string, file: string, now: number): Promise<void> {
  const sync = await library.beginFolderSync(now);
  for await (const entries of readPuzzles([new TextEncoder().encode(lines)], OPERATOR_LIMITS)) {
    const drafts = entries.flatMap((entry) => (entry.kind === 'draft' ? [entry.draft] : []));
    const refused = entries.flatMap((entry) => (entry.kind === 'refused' ? [entry.refused] : []));
    await sync.take({ source: file, purpose: 'daily', severalKeys: false }, drafts);
    await sync.refuse(file, refused);
  }
  await sync.finish(lines);
}

export async function proved(precomputer: Precomputer): Promise<void> {
  for await (const _ of precomputer.follow());
}

/** A reply as it looks in the end. */
export async function settled(reply: Reply): Promise<Reply> {
  let last = reply;
  for await (const update of reply.updates ?? []) last = update;
  return last;
}
