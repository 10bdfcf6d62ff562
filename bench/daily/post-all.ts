import { setTimeout as pause } from 'node:timers/promises';
import type { Channels } from '../../src/bot/channels.js';
import { MATE } from '../../src/play/activity.js';
import { Game } from '../../src/play/game.js';
import { makeRecaps } from '../../src/play/recap.js';
import { announceMates } from '../../src/posting/announce-mates.js';
import { PostScheduler } from '../../src/posting/post-scheduler.js';
import { makeSolverPool } from '../../src/puzzles/proving/pool.js';
import { makeLogger } from '../../src/shared/log.js';
import { ok } from '../../src/shared/result.js';
import { systemTime } from '../../src/shared/time.js';
import type { Store } from '../../src/store/store.js';
import { StockKeeper } from '../../src/work/keep-stock.js';
import { Precomputer } from '../../src/work/precompute.js';
import { ProvingQuota } from '../../src/work/proving-quota.js';
import { budgetOf } from '../question.js';
import { type LoopWatch, watchLoop } from '../stopwatch.js';

/** As long as a chat takes to answer a post. */
const CHAT_MS = 100;
/** Low enough that nothing is composed; what is left is counted after every daily all the same. */
const LOW_STOCK = 5;

/** Lets the bot post to all servers, which are due at the same moment, in a chat that takes everything. */
export async function postAll(store: Store, servers: readonly string[], dueAt: number): Promise<LoopWatch> {
  const log = makeLogger('error');
  const solver = makeSolverPool({ width: 1 });
  const { library, posts, people, troubles } = store;
  const started = performance.now();
  const now = () => Math.round(dueAt + performance.now() - started);
  const time = systemTime(now);
  const precomputer = new Precomputer({ library, solver, budget: budgetOf(1), quota: new ProvingQuota(), time, log });
  const keeper = new StockKeeper({
    library,
    precomputer,
    composer: () => {
      throw new Error('the stock is not low');
    },
    lowStock: LOW_STOCK,
    now,
    print: () => {},
    log,
  });
  const game = new Game({ store: store.play, now, timeZone: 'UTC', onGiven: () => keeper.check() });
  const chat = new TakesAll(servers.length);
  const watch = watchLoop();
  const scheduler = new PostScheduler({
    channels: chat,
    announcements: new Map([[MATE, announceMates({ game, recaps: makeRecaps(store) })]]),
    posts,
    servers: store.servers,
    troubles,
    people,
    time,
    log,
  });
  scheduler.start();
  await chat.full;
  const seen = await watch.end();
  await scheduler.stop();
  await keeper.stop();
  await solver.close();
  return seen;
}

/** A chat that takes every post; `full` resolves when as many have come as are expected. */
class TakesAll implements Channels {
  readonly full: Promise<void>;
  #left: number;
  #resolve: () => void = () => {};

  constructor(expected: number) {
    this.#left = expected;
    this.full = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  async post() {
    await pause(CHAT_MS);
    this.#left -= 1;
    if (this.#left === 0) this.#resolve();
    return ok({ messageId: `message ${this.#left}` });
  }

  missingPermissions = async () => ok([]);
  find = async () => ok(undefined);
  edit = async () => ok(undefined);
  openThread = async () => ok(undefined);
  write = async () => ok(undefined);
}
