import { type DiscordAPIError, type REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/local-discord.js';
import { inDirectMessage, inServer } from '../src/people.js';
import type { Permission } from '../src/permissions.js';
import { ANNOUNCEMENTS } from '../src/places.js';
import { makeRest } from './plain-bot.js';

interface Posted {
  readonly id: string;
  readonly nonce?: string;
  readonly content: string;
  readonly flags: number;
  readonly timestamp: string;
}

describe('a channel of the local Discord', () => {
  let discord: LocalDiscord;
  let rest: REST;
  let channelId: string;
  beforeEach(async () => {
    discord = await startLocalDiscord();
    rest = makeRest(discord);
    channelId = discord.home.channelId;
  });
  afterEach(() => discord.close());

  const post = (body: object, to = channelId) => rest.post(Routes.channelMessages(to), { body }) as Promise<Posted>;
  const look = (query: Record<string, string> = {}) =>
    rest.get(Routes.channelMessages(channelId), { query: new URLSearchParams(query) }) as Promise<Posted[]>;
  const refused = (asked: Promise<unknown>) =>
    asked.then(
      () => 'nothing was refused',
      ({ status, code }: DiscordAPIError) => ({ status, code }),
    );
  const contents = () => discord.everythingPublicIn(channelId).map(({ content }) => content);

  it('takes a message, and gives it back without its nonce', async () => {
    const posted = await post({ content: 'The daily', nonce: 'today' });
    expect(posted).toMatchObject({ content: 'The daily', nonce: 'today' });
    const again = await rest.get(Routes.channelMessage(channelId, posted.id));
    expect(again).toMatchObject({ id: posted.id, content: 'The daily' });
    expect(again).not.toHaveProperty('nonce');
  });

  it('takes files and embeds', async () => {
    const body = { embeds: [{ title: 'Mate in 2' }], attachments: [{ id: '0', description: 'a board' }] };
    const files = [{ name: 'board.png', data: Buffer.from('png'), key: 'files[0]' }];
    await rest.post(Routes.channelMessages(channelId), { body, files });
    expect(discord.everythingPublicIn(channelId)).toMatchObject([
      { embeds: [{ title: 'Mate in 2' }], attachments: [{ name: 'board.png', description: 'a board' }] },
    ]);
  });

  it('lets the bot edit and delete its own messages', async () => {
    const { id } = await post({ content: 'one' });
    expect(await rest.patch(Routes.channelMessage(channelId, id), { body: { content: 'two' } })).toMatchObject({
      content: 'two',
      edited_timestamp: expect.any(String),
    });
    expect(contents()).toEqual(['two']);
    await rest.delete(Routes.channelMessage(channelId, id));
    expect(contents()).toEqual([]);
    expect(await refused(rest.get(Routes.channelMessage(channelId, id)))).toEqual({ status: 404, code: 10008 });
  });

  it.each([
    ['again', 0, true, 1],
    ['once the window is over', 181_000, true, 2],
    ['without enforcing it', 0, false, 2],
  ])('counts messages with one nonce that come %s', async (_, laterMs, enforce_nonce, count) => {
    const first = await post({ content: 'The daily', nonce: 'today', enforce_nonce });
    discord.clock.advance(laterMs);
    const second = await post({ content: 'The daily', nonce: 'today', enforce_nonce });
    expect(contents()).toHaveLength(count);
    expect(second.id === first.id).toBe(count === 1);
  });

  it('does not make a message with an enforced nonce anew that was deleted', async () => {
    const body = { content: 'The daily', nonce: 'today', enforce_nonce: true };
    const { id } = await post(body);
    discord.messages.delete(discord.messages.find(channelId, id));
    expect(await refused(post(body))).toEqual({ status: 404, code: 10008 });
    expect(contents()).toEqual([]);
  });

  const everything = { content: 'x', embeds: [{ title: 'x' }] };
  it.each<[string, Permission, object, object]>([
    ['see', 'ViewChannel', { content: 'x' }, { status: 403, code: 50001 }],
    ['write', 'SendMessages', { content: 'x' }, { status: 403, code: 50013 }],
    ['embed', 'EmbedLinks', everything, { status: 403, code: 50013 }],
  ])('refuses a bot that may not %s', async (_, permission, body, error) => {
    discord.changes.forbid(channelId, permission);
    expect(await refused(post(body))).toEqual(error);
    discord.changes.setOverwrites(channelId, []);
    await post(body);
  });

  it('refuses files from a bot that may not attach them', async () => {
    discord.changes.forbid(channelId, 'AttachFiles');
    const files = [{ name: 'board.png', data: Buffer.from('png') }];
    const body = { content: 'x', attachments: [{ id: '0' }] };
    const sent = rest.post(Routes.channelMessages(channelId), { body, files });
    expect(await refused(sent)).toEqual({ status: 403, code: 50013 });
  });

  it('weighs roles as Discord does: the server’s, then what the channel says of them, then of the bot', async () => {
    const { changes, home } = discord;
    changes.changeRole(home, home.id, { permissions: 0n });
    expect(await refused(post({ content: '1' }))).toEqual({ status: 403, code: 50001 });
    const writer = changes.addRole(home, { permissions: 0x400n | 0x800n });
    changes.giveTheBot(home, [writer.id]);
    await post({ content: '2' });
    changes.setOverwrites(channelId, [{ id: writer.id, type: 0, allow: 0n, deny: 0x800n }]);
    expect(await refused(post({ content: '3' }))).toEqual({ status: 403, code: 50013 });
    changes.changeRole(home, writer.id, { permissions: 8n });
    await post({ content: '4' });
    expect(contents()).toEqual(['2', '4']);
  });

  it('knows neither a deleted channel nor a server that threw the bot out', async () => {
    const other = discord.changes.addChannel(discord.home);
    discord.changes.deleteChannel(other.id);
    expect(await refused(post({ content: 'x' }, other.id))).toEqual({ status: 404, code: 10003 });
    discord.changes.removeFrom(discord.home);
    expect(await refused(post({ content: 'x' }))).toEqual({ status: 403, code: 50001 });
    expect(await refused(rest.get(Routes.guild(discord.home.id)))).toEqual({ status: 403, code: 50001 });
  });

  it('is looked back into by pages, newest first, and shows others’ words only to who asked to read them', async () => {
    const start = Date.UTC(2026, 0, 1);
    for (let hour = 0; hour < 5; hour++) {
      discord.clock.set(start + hour * 3_600_000);
      await post({ content: `${hour}` });
    }
    const written = async (query: Record<string, string>) => (await look(query)).map(({ content }) => content).join('');
    const ids = (await look()).map(({ id }) => id).reverse();
    const [, one = '', two = ''] = ids;
    expect(await written({ limit: '2' })).toBe('43');
    expect(await written({ after: one })).toBe('432');
    expect(await written({ after: one, limit: '2' })).toBe('32');
    expect(await written({ before: two })).toBe('10');
    expect(await written({ around: two, limit: '3' })).toBe('321');
    expect((await look()).at(-1)?.timestamp).toBe('2026-01-01T00:00:00.000Z');
    discord.say(inServer('Ada', discord.home), 'nobody’s business');
    expect(await written({ limit: '1' })).toBe('');
    discord.changes.forbid(channelId, 'ReadMessageHistory');
    expect(await look()).toEqual([]);
  });

  it('has threads on its messages, one on each', async () => {
    const { id } = await post({ content: 'The daily' });
    const open = () => rest.post(Routes.threads(channelId, id), { body: { name: 'Mate in 2' } });
    expect(await open()).toMatchObject({ id, type: 11, parent_id: channelId, guild_id: discord.home.id });
    expect(await refused(open())).toEqual({ status: 400, code: 160004 });
    await post({ content: 'inside' }, id);
    expect(discord.everythingPublicIn(id)).toMatchObject([{ content: 'inside' }]);
    expect(await look()).toMatchObject([{ id, flags: 32 }]);
    discord.changes.forbid(channelId, 'SendMessagesInThreads', 'CreatePublicThreads');
    expect(await refused(post({ content: 'x' }, id))).toEqual({ status: 403, code: 50013 });
    const other = await post({ content: 'Another' });
    const opened = rest.post(Routes.threads(channelId, other.id), { body: { name: 'x' } });
    expect(await refused(opened)).toEqual({ status: 403, code: 50013 });
    const news = discord.changes.addChannel(discord.home, { type: ANNOUNCEMENTS });
    const told = await post({ content: 'News' }, news.id);
    expect(await rest.post(Routes.threads(news.id, told.id), { body: { name: 'x' } })).toMatchObject({ type: 10 });
  });

  it('can be one of direct messages, which a person may close', async () => {
    const ada = inDirectMessage('Ada');
    discord.slash(ada, 'hello');
    const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: ada.id } })) as { id: string };
    expect(channel).toMatchObject({ id: ada.channelId, type: 1 });
    await post({ content: 'A reminder' }, channel.id);
    expect(discord.seenBy(ada)).toMatchObject([{ content: 'A reminder' }]);
    discord.places.closeDirectMessages(ada.id);
    expect(await refused(post({ content: 'x' }, channel.id))).toEqual({ status: 403, code: 50007 });
  });

  it('tells who was pinged', async () => {
    const players = discord.changes.addRole(discord.home, { mentionable: true });
    const quiet = discord.changes.addRole(discord.home, { mentionable: false });
    const content = `@everyone <@&${players.id}> <@&${quiet.id}> <@42>`;
    const pinged = async (allowed_mentions?: object) => {
      const { id } = await post({ content, ...(allowed_mentions && { allowed_mentions }) });
      return discord.messages.find(channelId, id).pinged;
    };
    const nobody = { everyone: false, roles: [], users: [] };
    expect(await pinged({ parse: [] })).toEqual(nobody);
    expect(await pinged({ parse: [], roles: [players.id] })).toEqual({ ...nobody, roles: [players.id] });
    expect(await pinged({ roles: [quiet.id] })).toEqual(nobody);
    expect(await pinged({ users: ['42', '43'] })).toEqual({ ...nobody, users: ['42'] });
    expect(await pinged()).toEqual({ everyone: false, roles: [players.id], users: ['42'] });
    discord.changes.changeRole(discord.home, discord.home.botRoleId, { permissions: 1n << 17n });
    expect(await pinged({ parse: ['everyone', 'roles'] })).toEqual({
      everyone: true,
      roles: [players.id, quiet.id],
      users: [],
    });
  });
});
