import { COMMANDS, GROUPS } from '../../commands/index.js';
import { makeContexts } from '../bot/contexts.js';
import { makeBot } from '../bot/make-bot.js';
import { Pool } from '../engine/pool/pool.js';
import { makeLive } from '../live/live.js';
import type { PreferenceStore, PrivacyStore } from '../people/people-store.js';
import { makePainter } from '../pictures/drawing/painter.js';
import { MATE } from '../play/activity.js';
import { Game } from '../play/game.js';
import { makeRecaps } from '../play/recap.js';
import { announceMates } from '../posting/announce-mates.js';
import type { Announcements } from '../posting/announcement.js';
import { PostScheduler } from '../posting/post-scheduler.js';
import { Reminders } from '../posting/reminders.js';
import type { Config } from '../shared/config.js';
import { systemTime } from '../shared/time.js';
import type { Store } from '../store/store.js';
import { ownComposer } from '../work/composing.js';
import { recomputeByNewRules } from '../work/recompute-players.js';
import { UptimeMonitor } from '../work/uptime-monitor.js';
import type { AppOptions } from './app-options.js';
import { makeBackgroundWork } from './background-work.js';
import { type Fronts, makeFronts } from './fronts.js';
import type { Lifecycle } from './lifecycle.js';
import { makeProvingProgress } from './proving-progress.js';
import type { PuzzlesFolder } from './puzzles-folder.js';

/** The whole bot, put together; nothing of it runs before the lifecycle is started. */
export interface App {
  readonly lifecycle: Lifecycle;
  readonly fronts: Fronts;
  readonly folder: PuzzlesFolder;
}

/** Puts everything together. `lifecycle` is handed in with the store in it: what fails here is stopped all the same. */
export async function assemble(config: Config, options: AppOptions, store: Store, lifecycle: Lifecycle): Promise<App> {
  const { log, now = Date.now, time = systemTime(now), composer = ownComposer, discordApi } = options;
  const { library, players, servers, posts, troubles, reports, notes, checkFiles } = store;
  const progress = makeProvingProgress(options.print);
  const { print } = progress;

  const pool = new Pool({ lowPriority: true });
  const painter = makePainter();
  lifecycle.add({ stop: () => pool.close() }, { stop: () => painter.close() });
  const work = makeBackgroundWork({ config, library, pool, composer, progress, time, log });
  const { precomputer, hardRetries, keeper, folder } = work;

  const game = new Game({
    store: store.play,
    now,
    timeZone: config.timeZone,
    onGiven: () => keeper.check(),
    onSolved: (serverId, date) => scheduler?.solved({ activity: MATE, serverId, date }),
  });
  const recaps = makeRecaps({ play: store.play, players });
  /** Every daily activity, and how it is announced. */
  const announcements: Announcements = new Map([[MATE, announceMates({ game, recaps })]]);

  const people: PreferenceStore = {
    ...store.people,
    async savePreferences(userId, preferences) {
      await store.people.savePreferences(userId, preferences);
      if (preferences.hidden) scheduler?.recount();
    },
  };
  const privacy: PrivacyStore = {
    ...store.privacy,
    async forget(userId) {
      await store.privacy.forget(userId);
      painter.forgetPictures();
      for (const front of fronts.all) front.forgetPictures?.();
      scheduler?.recount();
    },
  };
  const channels = () => fronts.all.find((front) => front.channels)?.channels;
  const services = {
    ...{ game, players, recaps, library, people, servers, troubles, reports, privacy },
    ...{ precomputer, hardRetries, channels, now },
  };
  const bot = makeBot({ commands: COMMANDS, groups: GROUPS, services, log });
  const live = makeLive(makeContexts({ services, specs: bot.specs, log }));
  const fronts: Fronts = await makeFronts({
    config,
    bot,
    live,
    painter,
    notes,
    log,
    print,
    ...(discordApi && { discordApi }),
  });

  const usual = { time: '00:00', timeZone: config.timeZone };
  const uptime = new UptimeMonitor({
    ...{ notes, players, usual, checkFiles, now, log },
    isReachable: () => fronts.all.every((front) => front.isReachable?.() ?? true),
  });
  const reached = channels();
  const scheduler =
    reached &&
    new PostScheduler({ channels: reached, announcements, posts, servers, troubles, people: store.people, time, log });
  const reminders = new Reminders({ reminders: store.reminders, servers, game, players, channels, now, log });

  lifecycle.add({ start: () => recomputeByNewRules({ notes, players, usual, print }) });
  lifecycle.add(uptime);
  for (const layer of work.layers) lifecycle.add(...layer);
  // Begins nothing new when it stops; what is under way gets its answers while the front ends stop.
  lifecycle.add(...fronts.all, ...(scheduler ? [scheduler] : []), reminders);
  return { lifecycle, fronts, folder };
}
