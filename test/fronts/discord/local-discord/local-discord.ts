import { makeApi } from './api.js';
import type { ChatMessage } from './chat-message.js';
import type { RegisteredCommand } from './command-rules.js';
import { Exchange } from './exchange.js';
import { Faults } from './faults.js';
import { FileHost } from './file-host.js';
import { Gateway } from './gateway.js';
import { type Call, startHttpServer } from './http-server.js';
import { makeId } from './ids.js';
import { componentInteraction, type SlashArgs, slashInteraction, suggestionInteraction } from './interactions.js';
import { serverEvent, type Visitor } from './people.js';
import { Watch } from './watch.js';

export interface DiscordServer {
  readonly id: string;
  readonly channelId: string;
}

export interface LocalDiscord {
  readonly token: string;
  /** For the option `rest.api`. */
  readonly api: string;
  readonly home: DiscordServer;
  readonly files: FileHost;
  readonly faults: Faults;
  readonly gateway: Gateway;
  /** Everything that the bot has asked for. */
  readonly calls: readonly Call[];
  /** What is registered, under a server's id or `everywhere`. */
  readonly commands: ReadonlyMap<string, readonly RegisteredCommand[]>;
  addServer(): DiscordServer;
  slash(visitor: Visitor, command: string, args?: SlashArgs): Exchange;
  press(visitor: Visitor, message: ChatMessage, label: string): Exchange;
  choose(visitor: Visitor, message: ChatMessage, label: string): Exchange;
  type(visitor: Visitor, command: string, option: string, typed: string): Exchange;
  /** Delivers the last event once more, as Discord may after a lost connection. */
  repeatLast(): void;
  until<Value>(look: () => Value | undefined | false): Promise<Value>;
  /** Rejects with what the bot did that Discord forbids. */
  close(): Promise<void>;
}

const TOKEN = 'local.discord.token';

/** A Discord on loopback for one bot: strict with what the bot sends, and as troublesome as a test wants it. */
export async function startLocalDiscord(): Promise<LocalDiscord> {
  const applicationId = makeId();
  const faults = new Faults();
  const watch = new Watch();
  const exchanges: Exchange[] = [];
  const servers = new Map<string, DiscordServer>();
  const violations: string[] = [];
  const calls: Call[] = [];
  let last: { readonly t: string; readonly d: object } | undefined;

  const api = makeApi({
    applicationId,
    token: TOKEN,
    gatewayUrl: () => `ws://127.0.0.1:${port}/gateway`,
    servers,
    exchanges,
    onViolation: (complaint) => violations.push(complaint),
  });
  const { server, port } = await startHttpServer({
    faults,
    answer: api.answer,
    serveFile: (path, response) => files.serve(path, response),
    onBug: (error) => violations.push(`a bug in the local Discord: ${error}`),
    onDone: (call) => {
      calls.push(call);
      watch.tick();
    },
  });
  const files = new FileHost(`http://127.0.0.1:${port}`);
  const user = { id: applicationId, username: 'matinee', discriminator: '0', avatar: null, bot: true };
  const gateway = new Gateway(server, {
    token: TOKEN,
    onChange: () => watch.tick(),
    ready: () => ({
      v: 10,
      user,
      guilds: [...servers.keys()].map((id) => ({ id, unavailable: true })),
      session_id: makeId(),
      resume_gateway_url: `ws://127.0.0.1:${port}/gateway`,
      shard: [0, 1],
      application: { id: applicationId, flags: 0 },
    }),
    servers: () => [...servers.values()].map(({ id, channelId }) => serverEvent(id, channelId, applicationId)),
  });

  const addServer = (): DiscordServer => {
    const added = { id: makeId(), channelId: makeId() };
    servers.set(added.id, added);
    gateway.dispatch('GUILD_CREATE', serverEvent(added.id, added.channelId, applicationId));
    return added;
  };

  const deliver = (
    visitor: Visitor,
    pressed: ChatMessage | undefined,
    make: (subject: { exchange: Exchange; applicationId: string; visitor: Visitor }) => object,
  ): Exchange => {
    const exchange = new Exchange(visitor.channelId, pressed);
    exchanges.push(exchange);
    last = { t: 'INTERACTION_CREATE', d: make({ exchange, applicationId, visitor }) };
    gateway.dispatch(last.t, last.d);
    return exchange;
  };

  const home = { id: makeId(), channelId: makeId() };
  servers.set(home.id, home);

  return {
    token: TOKEN,
    api: `http://127.0.0.1:${port}/api`,
    home,
    files,
    faults,
    gateway,
    calls,
    commands: api.commands,
    addServer,
    slash: (visitor, command, args = {}) =>
      deliver(visitor, undefined, (subject) => slashInteraction(subject, command, args)),
    type: (visitor, command, option, typed) =>
      deliver(visitor, undefined, (subject) => suggestionInteraction(subject, command, option, typed)),
    press(visitor, message, label) {
      const button = message.buttons().find((each) => each.label === label && !each.disabled);
      if (!button) throw new Error(`no button "${label}" to press on "${message.content}"`);
      return deliver(visitor, message, (subject) =>
        componentInteraction(subject, message, { custom_id: button.custom_id }),
      );
    },
    choose(visitor, message, label) {
      for (const { custom_id, options } of message.menus()) {
        const value = options?.find((option) => option.label === label)?.value;
        if (value === undefined) continue;
        return deliver(visitor, message, (subject) => componentInteraction(subject, message, { custom_id, value }));
      }
      throw new Error(`no option "${label}" to choose on "${message.content}"`);
    },
    repeatLast() {
      if (last) gateway.dispatch(last.t, last.d);
    },
    until: (look) => watch.until(look),
    async close() {
      gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (violations.length > 0) throw new Error(`Discord refused what the bot sent:\n${violations.join('\n')}`);
    },
  };
}
