import { type Client, Events, RESTEvents, Status } from 'discord.js';
import type { Bot, Front } from '../../bot/bot.js';
import type { Channels } from '../../bot/channels.js';
import type { Painter } from '../../pictures/picture.js';
import { withTimeout } from '../../shared/async.js';
import type { Logger } from '../../shared/log.js';
import type { BoardTheme } from '../../shared/look.js';
import { DISCORD_FILE_ORIGINS } from './attachment.js';
import { makeChannels, makePostingRest } from './channels.js';
import { makeClient } from './client.js';
import { makeCommandShapes } from './command-shape.js';
import { makeCompose } from './composing.js';
import { makeConversation, type Pace } from './conversation.js';
import { DiscordClock } from './discord-clock.js';
import { invitationTo } from './invitation.js';
import { type Memory, registerCommands } from './register.js';
import { DiscordUnreachable, explainStartError, InvalidToken, StoppedWhileStarting } from './start-faults.js';

export interface DiscordDependencies {
  readonly bot: Bot;
  readonly painter: Painter;
  readonly token: string;
  /** Registers the commands in this server only, where a change shows at once. */
  readonly testServerId?: string;
  readonly theme: BoardTheme;
  readonly memory: Memory;
  readonly log: Logger;
  /** Another Discord than the real one. */
  readonly rest?: { readonly api: string };
  /** Where files may come from, as `https://host`. */
  readonly fileOrigins?: readonly string[];
  readonly pace?: Pace;
}

export interface DiscordFront extends Front {
  /** What the bot can do by itself, while it is connected. */
  readonly channels: Channels;
  /** Where admins let it into their server, once it has started. */
  invitation(): string;
}

const PACE: Pace = { patienceMs: 1500, pauseMs: 1000 };

/** Long enough for a slow Discord, short enough that an operator still looks at the terminal. */
const START_LIMIT_MS = 60_000;

const STOP_LIMIT_MS = 3000;

export function makeDiscordFront(parts: DiscordDependencies): DiscordFront {
  const { bot, token, testServerId, memory, log } = parts;
  const stopping = new AbortController();
  const stopped = new Promise<'stopped'>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve('stopped'));
  });
  const client = makeClient(parts.rest?.api, stopping.signal);
  const compose = makeCompose(parts);
  const channels = makeChannels({ client, rest: makePostingRest(token, parts.rest?.api), compose });
  const clock = new DiscordClock();
  client.rest.on(RESTEvents.Response, (_, response) => clock.learnFromHeader(response.headers.get('date')));
  const converse = makeConversation({
    fileOrigins: DISCORD_FILE_ORIGINS,
    pace: PACE,
    ...parts,
    compose,
    clock,
    stopping: stopping.signal,
  });
  const underWay = new Set<Promise<void>>();

  client.on(Events.InteractionCreate, (interaction) => {
    const handling = converse(interaction).finally(() => underWay.delete(handling));
    underWay.add(handling);
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'the Discord client reported an error'));
  client.on(Events.Warn, (reason) => log.warn({ reason }, 'the Discord client warned'));
  client.on(Events.ShardError, (error) => log.warn({ reason: error.message }, 'the connection to Discord failed'));
  client.on(Events.ShardReconnecting, () => log.info('reconnecting to Discord'));
  client.on(Events.ShardResume, () => log.info('connected to Discord again'));
  client.on(Events.ShardDisconnect, ({ code }) => log.error({ code }, 'Discord closed the connection for good'));

  async function connect(): Promise<Client<true>> {
    // Anything else could not even stand in a request's header. discord.js takes the prefix off by itself.
    if (!/^(Bot\s+)?(?!Bot$)[\x21-\x7e]+$/i.test(token)) throw new InvalidToken();
    const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
    const connecting = Promise.all([ready, client.login(token)]);
    const connected = await withTimeout(START_LIMIT_MS, Promise.race([connecting, stopped]));
    if (connected === 'stopped') throw new StoppedWhileStarting();
    if (!connected) throw new DiscordUnreachable();
    return connected[0];
  }

  let applicationId = '';

  return {
    places: channels,
    channels,
    invitation: () => invitationTo(applicationId),
    isReachable: () => client.ws.shards.every(({ status }) => status === Status.Ready),

    async start() {
      try {
        const { application, guilds, user } = await connect();
        applicationId = application.id;
        const shapes = makeCommandShapes(bot.specs, bot.groups, testServerId ? 'one server' : 'everywhere');
        const { rest } = client;
        const target = { applicationId: application.id, serverId: testServerId };
        const changed = await registerCommands({ rest, ...target, shapes, memory });
        log.info({ user: user.tag, servers: guilds.cache.size, registered: changed }, 'on Discord');
      } catch (error) {
        stopping.abort();
        await client.destroy();
        throw explainStartError(error, testServerId);
      }
    },

    async stop() {
      stopping.abort();
      await client.destroy();
      // Answers need no connection to the gateway: those under way may still get out.
      await withTimeout(STOP_LIMIT_MS, Promise.allSettled(underWay));
    },
  };
}
