import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMANDS, GROUPS } from '../../commands/index.js';
import type { Front } from '../bot/bot.js';
import { makeBot } from '../bot/make-bot.js';
import { Pool } from '../engine/pool/pool.js';
import { makeWebFront, PortForbidden, PortInUse } from '../fronts/web/front.js';
import type { PeopleStore } from '../people/preference-store.js';
import type { PrivacyStore } from '../people/privacy-store.js';
import { makePainter } from '../pictures/drawing/painter.js';
import { MATE } from '../play/activity.js';
import { Game } from '../play/game.js';
import { makeRecaps } from '../play/recap.js';
import { announceMates } from '../posting/announce-mates.js';
import { PostScheduler } from '../posting/post-scheduler.js';
import { Reminders } from '../posting/reminders.js';
import { makeDescribe } from '../puzzles/proving/describer.js';
import { makeSolver } from '../puzzles/proving/pool.js';
import type { Config } from '../shared/config.js';
import type { Logger } from '../shared/log.js';
import { projectRoot } from '../shared/project.js';
import { fail, ok, type Result } from '../shared/result.js';
import { systemTime, type Time } from '../shared/time.js';
import { openStore } from '../store/open.js';
import { isDatabaseGone } from '../store/sqlite/database-files.js';
import { explainStoreFault } from '../store/store.js';
import { type Composer, ownComposer } from '../work/composing.js';
import { TryDecider } from '../work/decide-tries.js';
import { describeProofs } from '../work/describe-proofs.js';
import { FairShare } from '../work/fair-share.js';
import { importFolder } from '../work/import-folder.js';
import { StockKeeper } from '../work/keep-stock.js';
import { Precomputer } from '../work/precompute.js';
import { SecondTries } from '../work/second-tries.js';
import { UptimeMonitor } from '../work/uptime-monitor.js';
import { FolderWatcher } from '../work/watch-folder.js';
import { FolderNews } from './folder-news.js';
import { makeProvingProgress } from './proving-progress.js';

export interface Matinee {
  /** Where the local chat is. */
  readonly address: string;
  /** Resolves with a sentence for the operator when it cannot go on; it should be stopped then. */
  readonly failed: Promise<string>;
  stop(): Promise<void>;
}

interface Surroundings {
  readonly log: Logger;
  /** Tells the person at the terminal how the start goes. */
  readonly print: (line: string) => void;
  readonly now?: () => number;
  /** Another way to wait for moments than the system's timers. */
  readonly time?: Time;
  /** Another Discord than the real one. */
  readonly discordApi?: string;
  /** Another program that composes than the real one. */
  readonly composer?: Composer;
  /** Stops it, also in the middle of the start. */
  readonly signal?: AbortSignal;
}

/** Enough for any puzzle a person would set; time is what runs out first. */
const NODE_BUDGET = 1e12;

/** A folder that takes longer is read on behind a bot that serves already. */
const FOLDER_PATIENCE_MS = 5000;

/** Puts everything together and runs it. A fault is one sentence for the operator; nothing is left running then. */
export async function startMatinee(config: Config, surroundings: Surroundings): Promise<Result<Matinee, string>> {
  const { log, now = Date.now, time = systemTime(now) } = surroundings;
  const opened = await openStore(config, { now, log });
  if (!opened.ok) return fail(explainStoreFault(opened.fault));
  const store = opened.value;
  const { library } = store;
  const failed = store.gone.then(({ message }) => {
    log.fatal(message);
    return message;
  });
  const proving = makeProvingProgress(surroundings.print);
  const print = proving.tell;

  const pool = new Pool();
  const solver = makeSolver(pool);
  const milliseconds = config.solveSeconds * 1000;
  const budget = { milliseconds, nodes: NODE_BUDGET, megabytes: config.solveMegabytes };
  const share = new FairShare({ now });
  const precomputer = new Precomputer({
    library,
    solver,
    budget,
    share,
    time,
    log,
    onSettled: () => tryDecider.wake(),
  });
  const tryDecider = new TryDecider({
    library,
    solver,
    budget,
    share,
    time,
    log,
    mayWork: () => !precomputer.isOnFirstPasses,
  });
  const secondTries = new SecondTries({ library, solver, budget, share, log });
  const { composer = ownComposer } = surroundings;
  const { lowStock } = config;
  const keeper = new StockKeeper({ library, precomputer, composer, lowStock, now, tell: print, log });
  const painter = makePainter();
  let postScheduler: PostScheduler | undefined;
  const game = new Game({
    store: store.play,
    now,
    timeZone: config.timeZone,
    onGiven: () => keeper.check(),
    onSolved: (serverId, occasion) => postScheduler?.solved({ activity: MATE, serverId, date: occasion }),
  });
  const people: PeopleStore = {
    ...store.people,
    async savePreferences(userId, preferences) {
      await store.people.savePreferences(userId, preferences);
      if (preferences.hidden) postScheduler?.recount();
    },
  };
  const { players, servers, posts, troubles, reports, checkFiles } = store;
  const recaps = makeRecaps({ play: store.play, players });
  const usual = { time: '00:00', timeZone: config.timeZone };
  const isReachable = () => fronts.every((front) => front.isReachable?.() ?? true);
  const uptime = new UptimeMonitor({
    notes: store.notes,
    players,
    usual,
    isReachable,
    checkFiles,
    now,
    tell: print,
    log,
  });
  const privacy: PrivacyStore = {
    ...store.privacy,
    async forget(userId) {
      await store.privacy.forget(userId);
      painter.forgetPictures();
      for (const front of fronts) front.forgetPictures?.();
      postScheduler?.recount();
    },
  };
  const channels = () => fronts.find((front) => front.channels)?.channels;
  const jobs = { precomputer, secondTries };
  const services = {
    game,
    players,
    recaps,
    library,
    people,
    servers,
    troubles,
    reports,
    privacy,
    ...jobs,
    channels,
    now,
  };
  const reminders = new Reminders({ reminders: store.reminders, servers, game, players, channels, now, log });
  const bot = makeBot({ commands: COMMANDS, groups: GROUPS, services, log });
  const web = makeWebFront({ bot, painter, port: config.port, log });
  const fronts: Front[] = [web];
  /** What goes on behind a bot that serves already. */
  let behind: Promise<void> = Promise.resolve();
  let describing: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  const { puzzlesDir: folder, severalKeys } = config;
  const news = new FolderNews({ folder, library, tell: print, signal: stopping.signal });
  const watcher = new FolderWatcher({
    folder,
    log,
    read: (changing) => {
      const { signal } = stopping;
      return importFolder({ folder, library: news.library, version, severalKeys, now, changing, signal });
    },
    onRead: (imported) => {
      precomputer.wake();
      // At once: the next reading must not overtake it.
      const telling = news.tellChange(imported).catch((error) => log.error({ err: error }, 'news were not told'));
      goOn(() => telling.then(() => showProving('while it runs')));
    },
  });

  // In the order in which things rest on each other: first those whom people reach, last the database.
  const shutDown = async (): Promise<void> => {
    stopping.abort();
    // Begins nothing new from here on; what is under way gets its answers while the fronts stop.
    const quiet = postScheduler?.stop();
    await Promise.all(fronts.map((front) => front.stop()));
    await quiet;
    await reminders.stop();
    await uptime.stop();
    await watcher.stop();
    await Promise.all([keeper.stop(), secondTries.stop(), precomputer.stop(), tryDecider.stop()]);
    await Promise.all([behind, describing]);
    await Promise.all([pool.close(), painter.close()]);
    await store.close();
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= shutDown();
    return stopped;
  };
  surroundings.signal?.addEventListener('abort', stop);

  try {
    await uptime.start();
    // Before anybody is served, if it does not take long: who comes first should find a puzzle.
    const folderRead = readFolder();
    goOn(() => folderRead.then(() => watcher.start()));
    await Promise.race([folderRead, sleep(FOLDER_PATIENCE_MS, undefined, { ref: false })]);
    await library.retryGaveUp(budget);
    precomputer.wake();
    tryDecider.wake();
    await web.start();
    if (config.discordToken) {
      const discord = await makeDiscord(config, config.discordToken);
      fronts.push(discord);
      await discord.start();
      print(`Logged in to Discord. To invite the bot into a server: ${discord.invitation()}`);
    }
    surroundings.signal?.throwIfAborted();
    startPosting();
    reminders.start();
    print(`Matinee is ready: ${web.address}`);
    goOn(() => showProving('at the start'));
    describing = folderRead.then(describeOldProofs);
    return ok({ address: web.address, failed, stop });
  } catch (error) {
    await stop();
    const sentence = surroundings.signal?.aborted ? 'Stopped before it was ready.' : explainStartFailure(error);
    if (sentence) return fail(sentence);
    throw error;
  }

  function startPosting(): void {
    const reached = channels();
    if (!reached) return;
    postScheduler = new PostScheduler({
      channels: reached,
      announcements: new Map([[MATE, announceMates({ game, recaps })]]),
      posts,
      servers,
      troubles,
      people,
      time,
      log,
    });
    postScheduler.start();
  }

  function goOn(work: () => Promise<void>): void {
    behind = behind.then(work).catch((error) => log.error({ err: error }, 'what goes on behind has stopped'));
  }

  async function readFolder(): Promise<void> {
    try {
      await news.tellStart(await watcher.readNow());
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'the puzzles folder could not be taken');
      print(
        `The puzzles folder could not be taken (${(error as Error).message}); it is tried again while the bot runs.`,
      );
    }
  }

  /** Shows the proving until it is done, and tells what was proved not to be playable. */
  async function showProving(when: 'at the start' | 'while it runs'): Promise<void> {
    const waiting = await library.countWaiting();
    if (waiting > 0) {
      precomputer.wake();
      await proving.show(precomputer, waiting);
    }
    if (stopping.signal.aborted) return;
    // What was proved in an earlier run was told then.
    await news.tellUnsound(waiting === 0 && when === 'at the start' ? 'known' : 'new');
    keeper.check();
  }

  /** An older Matinee stored proofs without saying how hard they are. */
  async function describeOldProofs(): Promise<void> {
    const { signal } = stopping;
    const describe = makeDescribe(pool);
    await describeProofs({ library, describe, log, signal, onForgotten: () => precomputer.wake() }).catch((error) =>
      log.error({ err: error }, 'old proofs could not be described'),
    );
  }

  async function makeDiscord({ discordTestServer, boardTheme }: Config, token: string) {
    // Loaded only when it is wanted: a start without Discord should not wait for it.
    const { makeDiscordFront } = await import('../fronts/discord/discord-front.js');
    return makeDiscordFront({
      bot,
      painter,
      token,
      theme: boardTheme,
      memory: store.notes,
      log,
      ...(discordTestServer && { testServerId: discordTestServer }),
      ...(surroundings.discordApi && { rest: { api: surroundings.discordApi } }),
    });
  }
}

/** Discord's come from a module that is loaded only when it is wanted; their message is the sentence. */
const START_FAULTS = ['InvalidToken', 'DiscordUnreachable', 'ConnectionRefused', 'NotInTestServer'];

/** What a person can mend gets a sentence; anything else is a bug and stays an exception. */
function explainStartFailure(error: unknown): string | undefined {
  if (isDatabaseGone(error)) return error.message;
  if (error instanceof PortInUse) {
    return `Port ${error.port} is in use by another program. Stop that one, or name another port in PORT (0 for any free one).`;
  }
  if (error instanceof PortForbidden) {
    return `Port ${error.port} may not be used by this user. Name one from 1024 on in PORT (0 for any free one).`;
  }
  if (error instanceof Error && START_FAULTS.includes(error.name)) {
    return error.message;
  }
  return undefined;
}
