import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../src/bot/command.js';
import { makeId } from './local-discord/ids.js';
import { ADMINISTRATOR, inDirectMessage, inServer, MANAGE_GUILD, type Visitor } from './local-discord/people.js';
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
      makeCommand('rule', async () => ({ text: 'As you command.', personal: true }), { audience: 'admins' }),
    ]);
  });
  afterEach(() => stage.close());

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
    });
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

  it('is an admin in one server and not in another', async () => {
    const id = makeId();
    const elsewhere = stage.discord.addServer();
    expect((await ask(inServer('Ada', elsewhere, { id, permissions: MANAGE_GUILD })))?.isAdmin).toBe(true);
    expect(await ask(inServer('Ada', stage.discord.home, { id }))).toMatchObject({
      serverId: stage.discord.home.id,
      isAdmin: false,
    });
  });

  it('needs no server that the bot has heard of', async () => {
    const place = { id: makeId(), channelId: makeId() };
    expect(await ask(inServer('Ada', place, { permissions: MANAGE_GUILD }))).toMatchObject({
      serverId: place.id,
      isAdmin: true,
    });
  });
});
