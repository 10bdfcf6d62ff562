import { once } from 'node:events';
import { connect } from 'node:net';
import { type DiscordAPIError, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOST_REPLY, LOST_REQUEST, type Trouble } from '../src/faults.js';
import { type LocalDiscord, startLocalDiscord } from '../src/local-discord.js';
import { makeRest } from './plain-bot.js';

describe('the way to the local Discord', () => {
  let discord: LocalDiscord;
  let rest: REST;
  let channelId: string;
  beforeEach(async () => {
    discord = await startLocalDiscord();
    rest = makeRest(discord);
    channelId = discord.home.channelId;
  });
  afterEach(() => discord.close());

  const post = (content: string, by = rest) => by.post(Routes.channelMessages(channelId), { body: { content } });
  const posted = () => discord.everythingPublicIn(channelId).length;

  it.each<[string, Trouble, number]>([
    ['a lost request', LOST_REQUEST, 0],
    ['a lost reply', LOST_REPLY, 1],
    ['a 500', { status: 500 }, 0],
    ['a 502 though it was done', { status: 502, done: true }, 1],
    ['a 503', { status: 503 }, 0],
    ['a 403', { status: 403, code: 50013 }, 0],
  ])('%s fails for the bot, and is done or not', async (_, trouble, count) => {
    discord.faults.failNext(/^POST/, trouble);
    await expect(post('x')).rejects.toThrow();
    expect(posted()).toBe(count);
    await post('x');
    expect(posted()).toBe(count + 1);
    expect(discord.faults.happened).toHaveLength(1);
  });

  it('plans several troubles one after the other', async () => {
    discord.faults.failNext(/^POST/, { status: 500 }, 2);
    for (let attempt = 0; attempt < 2; attempt++) await expect(post('x')).rejects.toThrow();
    await post('x');
  });

  it('holds an answer back after doing what was asked', async () => {
    const held = discord.faults.holdReply(/^POST/);
    const sending = post('x');
    await held.arrived;
    expect(posted()).toBe(1);
    held.open();
    await sending;
  });

  it('passes over a request whose sender dies in the middle of it', async () => {
    const socket = connect(Number(new URL(discord.api).port), '127.0.0.1');
    socket.end(`POST /api/v10/channels/${channelId}/messages HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"con`);
    await once(socket.resume(), 'close');
    expect(posted()).toBe(0);
  });

  it('answers late', async () => {
    discord.faults.failNext(/^POST/, { lateMs: 5 });
    expect(await post('x')).toMatchObject({ content: 'x' });
  });

  it.each(['user', 'shared', 'global'] as const)('a 429 for %s makes the client wait and ask again', async (scope) => {
    discord.faults.failNext(/^POST/, { status: 429, retryAfter: 0.01, scope });
    await post('x');
    expect(posted()).toBe(1);
    expect(discord.rateLimits.hits).toBe(1);
  });

  it('fails as often as the probability says, and the same way for the same seed', async () => {
    const outcomes = async (seed: number) => {
      const troubles = [{ status: 403 }, { status: 500 }];
      const failing = discord.faults.failOften(/^POST/, { probability: 0.5, troubles, seed });
      const heard: unknown[] = [];
      for (let index = 0; index < 20; index++) {
        heard.push(
          await post(`${index}`).then(
            () => 'ok',
            ({ status }: DiscordAPIError) => status,
          ),
        );
      }
      failing.stop();
      return heard;
    };
    const first = await outcomes(1);
    expect(new Set(first)).toEqual(new Set(['ok', 403, 500]));
    expect(await outcomes(1)).toEqual(first);
    expect(await outcomes(2)).not.toEqual(first);
    await post('and then no more');
  });

  describe('with its rate limits', () => {
    /** A client that does not wait by itself. */
    const hasty = () =>
      new REST({ api: discord.api, retries: 0, rejectOnRateLimit: () => true }).setToken(discord.token);
    const limited = async (asked: Promise<unknown>) =>
      asked.then(
        () => 'let through',
        (error: { global: boolean; scope: string }) => ({ global: error.global, scope: error.scope }),
      );

    beforeEach(() => {
      discord.rateLimits.enforced = true;
    });

    it('takes five messages a channel, and says so beforehand', async () => {
      discord.rateLimits.messages = { count: 5, windowMs: 60_000 };
      for (let index = 0; index < 5; index++) await post(`${index}`, hasty());
      expect(await limited(post('6', hasty()))).toEqual({ global: false, scope: 'user' });
      expect(posted()).toBe(5);
      expect(discord.rateLimits.hits).toBe(1);
      const other = discord.changes.addChannel(discord.home);
      await hasty().post(Routes.channelMessages(other.id), { body: { content: 'x' } });
    });

    it('is never met by a client that heeds the headers', async () => {
      discord.rateLimits.messages = { count: 2, windowMs: 30 };
      for (let index = 0; index < 6; index++) await post(`${index}`);
      expect(posted()).toBe(6);
      expect(discord.rateLimits.hits).toBe(0);
    });

    it('takes fifty requests over all', async () => {
      discord.rateLimits.all = { count: 50, windowMs: 60_000 };
      const asked = Array.from({ length: 51 }, () => limited(hasty().get(Routes.user())));
      expect((await Promise.all(asked)).filter((each) => each !== 'let through')).toEqual([
        { global: true, scope: 'global' },
      ]);
    });
  });
});
