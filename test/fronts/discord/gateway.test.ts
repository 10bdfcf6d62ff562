import { afterEach, describe, expect, it } from 'vitest';
import type { ShownReply } from '../../../src/bot/reply.js';
import {
  inDirectMessage,
  inServer,
  type LocalDiscord,
  shardOf,
  startLocalDiscord,
} from '../../discord-server/index.js';
import { makeCommand, openStage, prepareStage, type Stage, says } from './stage.js';

const HELLO = says('hello', { text: 'Hello.', personal: true });
const DAILY: ShownReply = { text: 'The daily', personal: false, look: {} };

describe('the bot on several shards', () => {
  let discord: LocalDiscord;
  let stage: Stage;
  afterEach(async () => {
    await stage.close();
    await discord.close();
  });

  const open = async (shards: number) => {
    discord = await startLocalDiscord({ shards, maxConcurrency: shards });
    const servers = [discord.home, ...discord.addServers(4 * shards)];
    expect(new Set(servers.map(({ id }) => shardOf(id, shards))).size).toBe(shards);
    stage = await openStage([HELLO], { discord });
    expect(discord.gateway.shards).toEqual(Array.from({ length: shards }, (_, index) => index));
    return servers;
  };

  it.each([2, 3])('answers in the servers of all %i, and in direct messages', async (shards) => {
    const servers = await open(shards);
    const exchanges = [inDirectMessage('Eve'), ...servers.map((server) => inServer('Ada', server))].map((visitor) =>
      discord.slash(visitor, 'hello'),
    );
    for (const exchange of exchanges) expect((await stage.answer(exchange)).content).toBe('Hello.');
  });

  it.each([2, 3])('posts by itself in the servers of all %i', async (shards) => {
    for (const { id, channelId } of await open(shards)) {
      const place = { serverId: id, channelId };
      const wishes = { thread: false, role: false };
      expect(await stage.front.channels.missingPermissions(place, wishes)).toEqual({ ok: true, value: [] });
      expect(await stage.front.channels.post(place, DAILY, { nonce: `daily-${id.slice(-8)}` })).toMatchObject({
        ok: true,
      });
      expect(discord.everythingPublicIn(channelId)).toMatchObject([{ content: 'The daily' }]);
    }
  });

  it('goes on with one of them while another is cut off, and loses nothing of that one', async () => {
    const servers = await open(2);
    const [even, odd] = [0, 1].map((shard) => servers.find(({ id }) => shardOf(id, 2) === shard));
    if (!even || !odd) throw new Error('no servers');
    discord.gateway.drop(1);
    const asked = discord.slash(inServer('Ada', odd), 'hello');
    expect((await stage.answer(discord.slash(inServer('Bob', even), 'hello'))).content).toBe('Hello.');
    expect((await stage.answer(asked)).content).toBe('Hello.');
    expect(discord.gateway).toMatchObject({ identified: 2, resumed: 1 });
  });
});

describe('the bot on a gateway in trouble', () => {
  it.each([
    ['the connection breaks', (discord: LocalDiscord) => discord.gateway.drop()],
    ['Discord asks to reconnect', (discord: LocalDiscord) => discord.gateway.askToReconnect()],
    ['the session is to be resumed', (discord: LocalDiscord) => discord.gateway.invalidate({ resumable: true })],
    ['Discord closes with an unknown error', (discord: LocalDiscord) => discord.gateway.closeWith(4000)],
  ])('answers once what was asked while %s', async (_, trouble) => {
    let runs = 0;
    const count = makeCommand('count', async () => ({ text: `Run ${++runs}.`, personal: true }));
    const stage = await openStage([count, HELLO]);
    const ada = inServer('Ada', stage.discord.home);
    trouble(stage.discord);
    const exchange = stage.discord.slash(ada, 'count');
    expect((await stage.answer(exchange)).content).toBe('Run 1.');
    await stage.discord.until(() => stage.discord.gateway.resumed === 1);
    await stage.answer(stage.discord.slash(ada, 'hello'));
    expect(runs).toBe(1);
    expect(stage.discord.calls.filter(({ path }) => path.includes(exchange.id))).toHaveLength(1);
    expect(stage.discord.gateway).toMatchObject({ identified: 1, resumed: 1 });
    await stage.close();
  });

  // discord.js itself pauses 5 s before it identifies anew.
  it('begins anew when its session is over', { timeout: 30_000 }, async () => {
    const stage = await openStage([HELLO]);
    stage.discord.gateway.invalidate({ resumable: false });
    await stage.discord.until(() => stage.discord.gateway.identified === 2);
    const exchange = stage.discord.slash(inServer('Ada', stage.discord.home), 'hello');
    expect((await stage.answer(exchange)).content).toBe('Hello.');
    await stage.close();
  });

  it('says so in the log when Discord closes for good', async () => {
    const stage = await openStage([HELLO]);
    stage.discord.gateway.closeWith(4014);
    expect(await stage.loggedLine(({ code }) => code === 4014)).toMatchObject({ level: 50 });
    await stage.close();
  });

  it.each([
    [4004, /^Discord does not accept the bot token/],
    [4013, /^Discord does not let this bot connect/],
    [4014, /^Discord does not let this bot connect/],
  ])('is told in a sentence at the start when Discord closes with %i', async (code, sentence) => {
    const discord = await startLocalDiscord();
    discord.gateway.refusesWith = code;
    const { front, painter } = prepareStage(discord, [HELLO]);
    await expect(front.start()).rejects.toThrow(sentence);
    await painter.close();
    await discord.close();
  });
});
