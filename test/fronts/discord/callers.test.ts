import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/bot/command.js';
import {
  ADMINISTRATOR,
  amongOthers,
  inDirectMessage,
  inServer,
  MANAGE_GUILD,
  makeId,
  PRIVATE_THREAD,
  type Visitor,
} from '../../discord-server/index.js';
import { makeCommand, openStage, type Stage } from './stage.js';

describe('who asks', () => {
  let stage: Stage;
  let callers: Caller[];

  beforeEach(async () => {
    callers = [];
    stage = await openStage([
      makeCommand('whoami', async ({ caller }) => {
        callers.push(caller);
        const again = { label: 'Again', style: 'primary', invoke: { command: 'whoami', args: {} } } as const;
        return { text: 'noted', buttons: [again], personal: true };
      }),
      makeCommand('announce', async () => {
        const again = { label: 'Again', style: 'primary', invoke: { command: 'announce', args: {} } } as const;
        return { text: 'Hear, hear', buttons: [again], personal: false };
      }),
      makeCommand('rule', async () => ({ text: 'As you command.', personal: true }), { audience: 'admins' }),
    ]);
  });
  afterEach(() => stage.close());

  const elsewhere = () => ({ id: makeId(), channelId: makeId() });

  const ask = async (visitor: Visitor) => {
    await stage.answer(stage.discord.slash(visitor, 'whoami'));
    return callers.at(-1);
  };

  it('is a member of a server', async () => {
    const ada = inServer('Ada', stage.discord.home);
    expect(await ask(ada)).toMatchObject({
      serverId: stage.discord.home.id,
      userId: ada.id,
      isAdmin: false,
      reachable: true,
    });
  });

  it.each([
    ['de', 'de'],
    ['fr', 'fr'],
    ['pt-BR', 'en'],
  ])('with a client in %s is shown the names of options in %s', async (locale, optionNames) => {
    expect(await ask(inServer('Ada', stage.discord.home, { locale }))).toMatchObject({ locale, optionNames });
  });

  it('is the same behind a button', async () => {
    const ada = inServer('Ada', stage.discord.home, { permissions: MANAGE_GUILD });
    const message = await stage.answer(stage.discord.slash(ada, 'whoami'));
    await stage.answer(stage.discord.press(ada, message, 'Again'));
    expect(callers[1]).toEqual(callers[0]);
  });

  it('is alone with the bot in a direct message: a server of one, and nobody’s admin', async () => {
    const ada = inDirectMessage('Ada');
    expect(await ask(ada)).toMatchObject({ serverId: `dm:${ada.id}`, userId: ada.id, isAdmin: false, inServer: false });
    const refusal = await stage.answer(stage.discord.slash(ada, 'rule'));
    expect(refusal.content).toContain('for the admins of a server: use it there');
  });

  it.each([
    ['may manage the server', MANAGE_GUILD, true],
    ['is an administrator', ADMINISTRATOR, true],
    ['has no such permission', 0n, false],
  ])('who %s: admin is %s', async (_, permissions, isAdmin) => {
    expect((await ask(inServer('Ada', stage.discord.home, { permissions })))?.isAdmin).toBe(isAdmin);
  });

  describe('in a channel', () => {
    const inChannel = (channelId: string) => inServer('Ada', { id: stage.discord.home.id, channelId });

    it('of a server', async () => {
      const { home } = stage.discord;
      const other = stage.discord.changes.addChannel(home);
      expect((await ask(inChannel(home.channelId)))?.channelId).toBe(home.channelId);
      expect((await ask(inChannel(other.id)))?.channelId).toBe(other.id);
    });

    it('also in its thread, and behind a button there', async () => {
      const { home } = stage.discord;
      const announced = await stage.answer(stage.discord.slash(inChannel(home.channelId), 'announce'));
      const place = { serverId: home.id, channelId: home.channelId };
      await stage.front.channels.openThread(place, announced.id, 'Solvers only');
      const ada = inChannel(announced.id);
      expect((await ask(ada))?.channelId).toBe(home.channelId);
      const message = await stage.answer(stage.discord.slash(ada, 'whoami'));
      await stage.answer(stage.discord.press(ada, message, 'Again'));
      expect(callers.at(-1)?.channelId).toBe(home.channelId);
    });

    it('also in a thread that the bot was never told of, such as a private one', async () => {
      const { home, places } = stage.discord;
      const parent = places.get(home.channelId);
      const thread = { id: makeId(), type: PRIVATE_THREAD, name: 'Secret', overwrites: [], server: home, parent };
      places.add(thread);
      expect((await ask(inChannel(thread.id)))?.channelId).toBe(home.channelId);
    });

    it.each<[string, () => Visitor]>([
      ['direct messages', () => inDirectMessage('Ada')],
      ['a server without the bot', () => inServer('Ada', elsewhere())],
      ['a private channel of others', () => amongOthers('Ada')],
    ])('not in %s', async (_, who) => {
      expect(await ask(who())).not.toHaveProperty('channelId');
    });
  });

  it('is an admin in one server and not in another', async () => {
    const id = makeId();
    const elsewhere = stage.discord.addServer();
    expect((await ask(inServer('Ada', elsewhere, { id, permissions: MANAGE_GUILD })))?.isAdmin).toBe(true);
    expect(await ask(inServer('Ada', stage.discord.home, { id }))).toMatchObject({
      serverId: stage.discord.home.id,
      isAdmin: false,
    });
  });

  it.each<[string, () => Visitor]>([
    ['a server without the bot', () => inServer('Ada', elsewhere(), { permissions: ADMINISTRATOR })],
    ['a private channel of others', () => amongOthers('Ada')],
  ])('is alone with the bot also in %s, and nobody else sees it', async (_, who) => {
    const ada = who();
    expect(await ask(ada)).toMatchObject({ serverId: `dm:${ada.id}`, isAdmin: false, inServer: false });
    const said = await stage.answer(stage.discord.slash(ada, 'announce'));
    expect(said.ephemeral).toBe(true);
    const refusal = await stage.answer(stage.discord.slash(ada, 'rule'));
    expect(refusal.content).toContain('for the admins of a server: use it there');
  });

  it('is somebody in a server without the bot, who keeps to themselves also behind buttons and later states', async () => {
    const ada = inServer('Ada', elsewhere());
    const message = await stage.answer(stage.discord.slash(ada, 'announce'));
    const again = await stage.answer(stage.discord.press(ada, message, 'Again'));
    expect(again.ephemeral).toBe(true);
  });

  it('speaks a language, and so does their server', async () => {
    expect(await ask(inServer('Ada', stage.discord.home, { locale: 'fr' }))).toMatchObject({
      locale: 'fr',
      serverLocale: 'en-US',
    });
    const { serverLocale, locale } = (await ask(inServer('Ada', elsewhere(), { locale: 'de' }))) ?? {};
    expect([locale, serverLocale]).toEqual(['de', undefined]);
  });
});
