import type { Bot, Front } from '../bot/bot.js';
import { makeWebFront } from '../fronts/web/front.js';
import type { Live } from '../live/live.js';
import type { Painter } from '../pictures/picture.js';
import type { Config } from '../shared/config.js';
import type { Logger } from '../shared/log.js';
import type { NoteStore } from '../shared/storage.js';

interface FrontDependencies {
  readonly config: Config;
  readonly bot: Bot;
  readonly live: Live;
  readonly painter: Painter;
  readonly notes: NoteStore;
  readonly log: Logger;
  readonly print: (line: string) => void;
  /** Another Discord than the real one. */
  readonly discordApi?: string;
}

/** All ways for people to reach the bot, in the order in which they start. */
export interface Fronts {
  readonly all: readonly Front[];
  /** Where the local chat is. */
  address(): string;
}

export async function makeFronts(dependencies: FrontDependencies): Promise<Fronts> {
  const { config, bot, live, painter, log } = dependencies;
  const web = makeWebFront({ bot, live, painter, port: config.port, log });
  const discord = config.discordToken ? [await makeDiscord(dependencies, config.discordToken)] : [];
  return { all: [web, ...discord], address: () => web.address };
}

async function makeDiscord(
  { config, bot, painter, notes, log, print, discordApi }: FrontDependencies,
  token: string,
): Promise<Front> {
  // Loaded only when it is wanted: a start without Discord should not wait for it.
  const { makeDiscordFront } = await import('../fronts/discord/discord-front.js');
  const { discordTestServer, boardTheme } = config;
  const front = makeDiscordFront({
    ...{ bot, painter, token, log },
    theme: boardTheme,
    memory: notes,
    ...(discordTestServer && { testServerId: discordTestServer }),
    ...(discordApi && { rest: { api: discordApi } }),
  });
  return {
    ...front,
    async start() {
      await front.start();
      print(`Logged in to Discord. To invite the bot into a server: ${front.invitation()}`);
    },
  };
}
