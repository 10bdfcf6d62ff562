import { once } from 'node:events';
import { type Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { shardOf } from '../src/ids.js';
import { type LocalDiscord, startLocalDiscord } from '../src/local-discord.js';
import { inDirectMessage, inServer } from '../src/people.js';
import { startPlainBot } from './plain-bot.js';

describe('the gateway of the local Discord', () => {
  let discord: LocalDiscord;
  let client: Client<true>;
  afterEach(async () => {
    await client.destroy();
    await discord.close();
  });

  const heard = <Event extends Events>(event: Event) =>
    new Promise<unknown>((resolve) => client.once(event as string, resolve));

  it('tells each shard of its own servers', async () => {
    discord = await startLocalDiscord({ shards: 4, maxConcurrency: 4 });
    const servers = [discord.home, ...discord.addServers(40)];
    client = await startPlainBot(discord);
    expect(discord.gateway.shards).toEqual([0, 1, 2, 3]);
    expect(client.guilds.cache.size).toBe(41);
    for (const { id } of servers) expect(client.guilds.cache.get(id)?.shardId).toBe(shardOf(id, 4));
    expect(new Set(servers.map(({ id }) => shardOf(id, 4))).size).toBe(4);
  });

  it('sends an interaction to the shard of its server, and one in direct messages to the first', async () => {
    discord = await startLocalDiscord({ shards: 2, maxConcurrency: 2 });
    const [even, odd] = discord.addServers(2).sort((one, other) => shardOf(one.id, 2) - shardOf(other.id, 2));
    if (!even || !odd) throw new Error('no servers');
    client = await startPlainBot(discord);
    discord.gateway.drop(1);
    const seen: (string | null)[] = [];
    client.on(Events.InteractionCreate, ({ guildId }) => seen.push(guildId));
    const resumed = heard(Events.ShardResume);
    discord.slash(inServer('Ada', odd), 'hello');
    discord.slash(inServer('Bob', even), 'hello');
    const direct = heard(Events.InteractionCreate);
    discord.slash(inDirectMessage('Eve'), 'hello');
    await direct;
    expect(seen).not.toContain(odd.id);
    await resumed;
    expect(seen).toEqual([even.id, null, odd.id]);
  });

  it('has a thousand servers ready at once', async () => {
    discord = await startLocalDiscord();
    discord.addServers(1000);
    client = await startPlainBot(discord);
    expect(client.guilds.cache.size).toBe(1001);
  });

  it.each([
    ['RECONNECT', () => discord.gateway.askToReconnect(), { identified: 1, resumed: 1 }],
    [
      'INVALID_SESSION that can be resumed',
      () => discord.gateway.invalidate({ resumable: true }),
      { identified: 1, resumed: 1 },
    ],
    ['an unknown error', () => discord.gateway.closeWith(4000), { identified: 1, resumed: 1 }],
    ['a lost connection', () => discord.gateway.drop(), { identified: 1, resumed: 1 }],
  ])('goes on after %s', async (_, trouble, count) => {
    discord = await startLocalDiscord();
    client = await startPlainBot(discord);
    trouble();
    await discord.until(() => discord.gateway.identified + discord.gateway.resumed === 2);
    expect(discord.gateway).toMatchObject(count);
    const asked = heard(Events.InteractionCreate);
    discord.slash(inServer('Ada', discord.home), 'hello');
    await asked;
  });

  it('closes for good where beginning anew would not help', async () => {
    discord = await startLocalDiscord();
    client = await startPlainBot(discord);
    const ended = heard(Events.ShardDisconnect);
    discord.gateway.closeWith(4014);
    expect(await ended).toMatchObject({ code: 4014 });
  });

  it('tells of what changes in servers', async () => {
    discord = await startLocalDiscord();
    client = await startPlainBot(discord);
    const { changes, home } = discord;
    const guild = client.guilds.cache.get(home.id);
    const upon = async (event: Events, change: () => void) => {
      const told = heard(event);
      change();
      return told;
    };
    const me = await guild?.members.fetchMe();
    const mayWrite = () => me && guild?.channels.cache.get(home.channelId)?.permissionsFor(me).has('SendMessages');
    expect(mayWrite()).toBe(true);
    await upon(Events.ChannelUpdate, () => changes.forbid(home.channelId, 'SendMessages'));
    expect(mayWrite()).toBe(false);
    await upon(Events.ChannelUpdate, () => changes.setOverwrites(home.channelId, []));
    await upon(Events.GuildRoleUpdate, () => changes.changeRole(home, home.id, { permissions: 0n }));
    expect(mayWrite()).toBe(false);
    const admins = changes.addRole(home, { permissions: 8n });
    await upon(Events.GuildMemberUpdate, () => changes.giveTheBot(home, [admins.id]));
    expect(mayWrite()).toBe(true);
    const channel = changes.addChannel(home);
    await upon(Events.ChannelDelete, () => changes.deleteChannel(channel.id));
    await upon(Events.GuildUnavailable, () => changes.setAvailable(home, false));
    await upon(Events.GuildAvailable, () => changes.setAvailable(home, true));
    await upon(Events.GuildDelete, () => changes.removeFrom(home));
    expect(client.guilds.cache.size).toBe(0);
  });

  it('tells of messages only a bot that asked to hear of them', async () => {
    discord = await startLocalDiscord();
    client = await startPlainBot(discord, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    const told = heard(Events.MessageCreate);
    discord.say(inServer('Ada', discord.home), 'nobody’s business');
    expect(await told).toMatchObject({ content: '', channelId: discord.home.channelId });
  });

  it('serves the client’s own ways to a channel, its messages, threads and people', async () => {
    discord = await startLocalDiscord();
    client = await startPlainBot(discord);
    const channel = await client.channels.fetch(discord.home.channelId, { force: true });
    if (!channel?.isSendable()) throw new Error('not a channel to write in');
    const message = await channel.send({ content: 'The daily', nonce: 'today', enforceNonce: true });
    expect((await channel.send({ content: 'The daily', nonce: 'today', enforceNonce: true })).id).toBe(message.id);
    await message.edit('The daily, solved');
    const thread = await message.startThread({ name: 'Mate in 2' });
    await thread.send('Spoilers here');
    expect((await channel.messages.fetch({ after: '0', limit: 10 })).map(({ content }) => content)).toEqual([
      'The daily, solved',
    ]);
    expect(discord.everythingPublicIn(thread.id)).toMatchObject([{ content: 'Spoilers here' }]);
    const ada = inDirectMessage('Ada');
    await (await client.users.fetch(ada.id)).send('A reminder');
    expect(discord.everythingPublicIn(discord.places.directWith(ada.id).id)).toMatchObject([{ content: 'A reminder' }]);
    const guild = await client.guilds.fetch({ guild: discord.home.id, force: true });
    expect((await guild.roles.fetch()).size).toBe(2);
    expect((await guild.channels.fetch()).size).toBe(1);
  });
});

/** Connections by hand, since discord.js minds all pauses. */
describe('the gateway, spoken to by hand,', () => {
  interface Told {
    readonly op: number;
    readonly t?: string;
    readonly s?: number;
    readonly d: { readonly session_id: string } & Record<string, unknown>;
  }
  const connect = async (discord: LocalDiscord) => {
    const socket = new WebSocket(`${discord.api.replace('http', 'ws').replace('/api', '')}/gateway`);
    await once(socket, 'message');
    const ask = async (op: number, d: object): Promise<Told> => {
      const answer = once(socket, 'message');
      socket.send(JSON.stringify({ op, d: { token: discord.token, ...d } }));
      const [data] = await answer;
      return JSON.parse(String(data));
    };
    return {
      socket,
      identify: (...shard: readonly [number, number]) => ask(2, { intents: 1, shard }),
      resume: (session_id: string, seq: number) => ask(6, { session_id, seq }),
    };
  };

  it('lets as many shards begin at once as it said, and reports who does not mind', async () => {
    const discord = await startLocalDiscord({ shards: 3, maxConcurrency: 2 });
    discord.gateway.identifyPauseMs = 5000;
    expect(await (await connect(discord)).identify(0, 3)).toMatchObject({ t: 'READY', d: { shard: [0, 3] } });
    expect(await (await connect(discord)).identify(1, 3)).toMatchObject({ t: 'READY', d: { shard: [1, 3] } });
    expect(await (await connect(discord)).identify(2, 3)).toEqual({ op: 9, d: false });
    await expect(discord.close()).rejects.toThrow(/shard 2 identified/);
  });

  it('resumes what was lost from where it was, and nothing that was declared invalid', async () => {
    const discord = await startLocalDiscord();
    const { d: ready } = await (await connect(discord)).identify(0, 1);
    discord.gateway.drop();
    discord.slash(inServer('Ada', discord.home), 'hello');
    const again = await connect(discord);
    expect(await again.resume(ready.session_id, 2)).toMatchObject({ t: 'INTERACTION_CREATE', s: 3 });
    discord.gateway.invalidate({ resumable: false });
    expect(await (await connect(discord)).resume(ready.session_id, 3)).toEqual({ op: 9, d: false });
    await discord.close();
  });

  it.each([
    ['a shard that is not there', [2, 2], 1, 4010],
    ['too many servers on one shard', [0, 1], 2501, 4011],
  ] as const)('closes on %s', async (_, shard, servers, code) => {
    const discord = await startLocalDiscord();
    discord.addServers(servers);
    const { socket } = await connect(discord);
    socket.send(JSON.stringify({ op: 2, d: { token: discord.token, intents: 1, shard } }));
    expect(await once(socket, 'close')).toMatchObject({ 0: code });
    await discord.close();
  });
});
