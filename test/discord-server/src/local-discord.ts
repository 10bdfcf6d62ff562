import { Access } from './access.js';
import { makeApi } from './api.js';
import { Changes } from './changes.js';
import type { ChatMessage } from './chat-message.js';
import { Clock } from './clock.js';
import type { RegisteredCommand } from './command-rules.js';
import type { Exchange } from './exchange.js';
import { Faults } from './faults.js';
import { FileHost } from './file-host.js';
import { Gateway } from './gateway.js';
import { type Call, startHttpServer } from './http-server.js';
import { makeId } from './ids.js';
import { messageEvents } from './message-events.js';
import { Messages } from './messages.js';
import type { Visitor } from './people.js';
import { serverEvent, type User, userJson } from './place-json.js';
import { Places, type Server } from './places.js';
import { RateLimits } from './rate-limits.js';
import { makeVisitContexts } from './visit-context.js';
import { makeVisits } from './visits.js';
import { Watch } from './watch.js';

export interface DiscordServer {
  readonly id: string;
  readonly channelId: string;
}

export interface LocalDiscord extends ReturnType<typeof makeVisits> {
  readonly token: string;
  /** For the option `rest.api`. */
  readonly api: string;
  readonly bot: User;
  readonly home: Server;
  readonly files: FileHost;
  readonly faults: Faults;
  readonly rateLimits: RateLimits;
  readonly gateway: Gateway;
  readonly clock: Clock;
  readonly places: Places;
  readonly messages: Messages;
  /** What happens around the bot. */
  readonly changes: Changes;
  /** Everything that the bot has asked for. */
  readonly calls: readonly Call[];
  /** What is registered, under a server's id or `everywhere`. */
  readonly commands: ReadonlyMap<string, readonly RegisteredCommand[]>;
  addServer(): Server;
  /** Many at once, each a millisecond older than the one before, so that they spread over the shards. */
  addServers(count: number): Server[];
  /** A person writes in a channel. */
  say(visitor: Visitor, text: string): ChatMessage;
  /** What this person sees in their channel, oldest first. */
  seenBy(visitor: Visitor): ChatMessage[];
  everythingPublicIn(channelId: string): ChatMessage[];
  until<Value>(look: () => Value | undefined | false): Promise<Value>;
  /** Rejects with what the bot did that Discord forbids. */
  close(): Promise<void>;
}

interface Options {
  /** How many connections Discord recommends. */
  readonly shards?: number;
  /** How many of them may begin at the same time. */
  readonly maxConcurrency?: number;
}

const TOKEN = 'local.discord.token';
const MESSAGE_CONTENT = 1 << 15;

/** A Discord on loopback for one bot: strict with what the bot sends, and as troublesome as a test wants it. */
export async function startLocalDiscord({ shards = 1, maxConcurrency = 1 }: Options = {}): Promise<LocalDiscord> {
  const bot: User = { id: makeId(), name: 'matinee', bot: true };
  const clock = new Clock();
  const faults = new Faults();
  const rateLimits = new RateLimits();
  const watch = new Watch();
  const places = new Places();
  const access = new Access(places, bot.id);
  const exchanges: Exchange[] = [];
  const violations: string[] = [];
  const calls: Call[] = [];
  const onViolation = (complaint: string) => violations.push(complaint);
  const tell = (event: string, data: object, serverId: string | undefined) => gateway.dispatch(event, data, serverId);
  const readsContent = () => ((gateway.intents ?? 0) & MESSAGE_CONTENT) !== 0;
  const home = places.openServer(clock.now());

  const messages = new Messages({
    clock,
    bot,
    pingRules: (channelId) => access.pingRules(channelId),
    onEvent: messageEvents({ bot, places, tell, intents: () => gateway.intents ?? 0 }),
  });
  const url = () => `ws://127.0.0.1:${port}/gateway`;
  const limits = { total: 1000, remaining: 999, reset_after: 0, max_concurrency: maxConcurrency };
  const gatewayInfo = () => ({ url: url(), shards, session_start_limit: limits });
  const api = makeApi(
    { bot, token: TOKEN, clock, places, messages, exchanges, gatewayInfo, readsContent, tell, onViolation },
    access,
  );
  const { server, port } = await startHttpServer({
    clock,
    faults,
    rateLimits,
    answer: api.answer,
    serveFile: (path, response) => files.serve(path, response),
    onBug: (error) => onViolation(`a bug in the local Discord: ${error}`),
    onDone: (call) => {
      calls.push(call);
      watch.tick();
    },
  });
  const files = new FileHost(`http://127.0.0.1:${port}`);
  const withBot = () => [...places.servers.values()].filter(({ hasBot }) => hasBot);
  const gateway = new Gateway(server, {
    token: TOKEN,
    maxConcurrency,
    onViolation,
    onChange: () => watch.tick(),
    ready: (session) => ({
      v: 10,
      user: userJson(bot),
      guilds: withBot()
        .filter(({ id }) => session.hears(id))
        .map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: url(),
      shard: session.shard,
      application: { id: bot.id, flags: 0 },
    }),
    servers: () => withBot().map((each) => ({ id: each.id, event: () => serverEvent(each, bot) })),
  });

  const { arrive, contextOf } = makeVisitContexts(places, access, bot);
  const changes = new Changes(places, bot, tell);

  return {
    token: TOKEN,
    api: `http://127.0.0.1:${port}/api`,
    bot,
    home,
    files,
    faults,
    rateLimits,
    gateway,
    clock,
    places,
    messages,
    changes,
    calls,
    commands: api.commands,
    ...makeVisits({ applicationId: bot.id, messages, exchanges, now: () => clock.now(), arrive, contextOf, tell }),
    addServer: () => changes.addServer(clock.now()),
    addServers: (count) => {
      const now = clock.now();
      return Array.from({ length: count }, (_, index) => changes.addServer(now - index));
    },
    say: (visitor, text) => messages.post(arrive(visitor).channelId, { content: text }, new Map(), { author: visitor }),
    seenBy: (visitor) => messages.in(arrive(visitor).channelId).filter((message) => message.isSeenBy(visitor.id)),
    everythingPublicIn: (channelId) => messages.everythingPublicIn(channelId),
    until: (look) => watch.until(look),
    async close() {
      gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (violations.length > 0) throw new Error(`Discord refused what the bot sent:\n${violations.join('\n')}`);
    },
  };
}
