import { Client, GatewayIntentBits, Options, Partials, SimpleShardingStrategy } from 'discord.js';
import { ClientRest } from './client-rest.js';
import { OWN_REQUESTS_PER_SECOND } from './limits.js';

type SocketManager = ConstructorParameters<typeof SimpleShardingStrategy>[0];

/** Slash commands need no more than the servers' own events, and no memory of messages, and little of people. */
export function makeClient(api: string | undefined, stopping: AbortSignal): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    // Interactions tell of their channel. Kept, it says where a thread hangs, also one that the bot was never told of.
    partials: [Partials.Channel],
    shards: 'auto',
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: { maxSize: 200, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 1000, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    ws: { buildStrategy: (manager) => stayStopped(manager, stopping) },
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  client.rest = new ClientRest({
    ...client.options.rest,
    globalRequestsPerSecond: OWN_REQUESTS_PER_SECOND,
    ...(api && { api }),
  });
  return client;
}

/**
 * A connection that is ended while it is being made again would come back half a second later (@discordjs/ws 1.2.3).
 * Each attempt first asks for its session, and once the bot stops it gets no answer to that.
 */
function stayStopped(manager: SocketManager, stopping: AbortSignal): SimpleShardingStrategy {
  const retrieve = manager.options.retrieveSessionInfo;
  manager.options.retrieveSessionInfo = (shardId) => (stopping.aborted ? new Promise(() => {}) : retrieve(shardId));
  return new SimpleShardingStrategy(manager);
}
