import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channels, PostFault } from '../../../src/bot/channels.js';
import type { ShownReply } from '../../../src/bot/reply.js';
import { makePostingRest } from '../../../src/fronts/discord/channels.js';
import { postFaultOf } from '../../../src/fronts/discord/post-faults.js';
import {
  inDirectMessage,
  inServer,
  LOST_REPLY,
  LOST_REQUEST,
  makeId,
  type Trouble,
} from '../../discord-server/index.js';
import { openStage, type Stage } from './stage.js';

const FEN = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';
const BUTTON = { command: 'puzzle', args: { date: '2026-11-18' } };
const BOARD = { kind: 'chess', fen: FEN, orientation: 'white', alt: 'White: rook a1.' } as const;
const OTHER_BOARD = { ...BOARD, fen: 'R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1', alt: 'White: rook a8.' };
const DAILY: ShownReply = {
  text: 'White to move and mate in **2** @everyone <@1>',
  pictures: [BOARD],
  buttons: [{ label: 'Play', style: 'primary', invoke: BUTTON }],
  personal: false,
  look: {},
};
const TWO_BOARDS: ShownReply = { ...DAILY, pictures: [BOARD, OTHER_BOARD] };
const SOLVED: ShownReply = { text: 'Solved by 3', personal: false, look: {} };
const NONCE = 'daily-2026-11-18';

describe('what the bot does by itself', () => {
  let stage: Stage;
  let channels: Channels;
  let place: { readonly serverId: string; readonly channelId: string };

  beforeEach(async () => {
    stage = await openStage([]);
    channels = stage.front.channels;
    place = { serverId: stage.discord.home.id, channelId: stage.discord.home.channelId };
  });
  afterEach(() => stage.close());

  const posted = () => stage.discord.everythingPublicIn(place.channelId);
  const post = (more: { roleId?: string; nonce?: string } = {}) =>
    channels.post(place, DAILY, { nonce: NONCE, ...more });
  const faultOf = async (doing: Promise<{ ok: boolean; fault?: PostFault }>) => (await doing).fault;

  /** What happens in a server reaches the bot through the gateway: its next answer comes after it. */
  const untilKnown = async (look: () => Promise<boolean>) => {
    for (let turn = 0; turn < 1000; turn++) {
      if (await look()) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('the bot has not heard of it');
  };

  describe('posting', () => {
    it('shows the board and its button to all, and pings nobody', async () => {
      const result = await post();
      const [message] = posted();
      expect(result).toEqual({ ok: true, value: { messageId: message?.id } });
      expect(message).toMatchObject({ content: DAILY.text, pinged: { everyone: false, roles: [], users: [] } });
      expect(message?.attachments).toMatchObject([{ name: 'chess.png', description: 'White: rook a1.' }]);
      expect(message?.buttons()).toMatchObject([{ label: 'Play' }]);
    });

    it('shows several boards in their order, each with its words', async () => {
      await channels.post(place, TWO_BOARDS, { nonce: NONCE });
      expect(posted()[0]?.attachments).toMatchObject([
        { name: 'chess.png', description: 'White: rook a1.' },
        { name: 'chess-2.png', description: 'White: rook a8.' },
      ]);
    });

    it('pings the one role that is wished for', async () => {
      const role = stage.discord.changes.addRole(stage.discord.home);
      const other = stage.discord.changes.addRole(stage.discord.home);
      const reply = { ...DAILY, text: `<@&${other.id}> look` };
      await channels.post(place, reply, { nonce: NONCE, roleId: role.id });
      expect(posted()[0]?.pinged).toEqual({ everyone: false, roles: [role.id], users: [] });
    });

    it('keeps the role’s ping at the end of a text that is too long', async () => {
      const role = stage.discord.changes.addRole(stage.discord.home);
      await channels.post(place, { ...DAILY, text: 'x'.repeat(3000) }, { nonce: NONCE, roleId: role.id });
      expect(posted()[0]?.content).toHaveLength(2000);
      expect(posted()[0]?.pinged.roles).toEqual([role.id]);
    });

    it('makes no second message of the same nonce', async () => {
      expect(await post()).toEqual(await post());
      expect(posted()).toHaveLength(1);
    });

    it.each<[string, Trouble, object, number]>([
      ['the connection breaks before', LOST_REQUEST, { code: 'lost' }, 0],
      ['the connection breaks after', LOST_REPLY, { code: 'lost' }, 1],
      ['Discord fails', { status: 502 }, { code: 'lost' }, 0],
      ['Discord fails, though it was done', { status: 503, done: true }, { code: 'lost' }, 1],
      [
        'a limit lasts long',
        { status: 429, retryAfter: 60 },
        { code: 'not now', afterMs: expect.closeTo(60_000, -3) },
        0,
      ],
      ['the channel is deleted', { status: 404, code: 10003 }, { code: 'gone' }, 0],
      ['Discord does not understand', { status: 400, code: 50035 }, { code: 'not now' }, 0],
    ])('tells what is sure when %s, and tries once', async (_, trouble, expected, messages) => {
      stage.discord.faults.failNext(/^POST/, trouble);
      expect(await faultOf(post())).toMatchObject(expected);
      expect(posted()).toHaveLength(messages);
      expect(stage.discord.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    });

    it('waits for a limit that passes soon', async () => {
      stage.discord.faults.failNext(/^POST/, { status: 429, retryAfter: 0.01 });
      expect((await post()).ok).toBe(true);
    });

    it('says what is missing when Discord only says no', async () => {
      stage.discord.changes.forbid(place.channelId, 'AttachFiles');
      expect(await faultOf(post())).toEqual({ code: 'forbidden', missing: ['attach files'] });
    });

    it('never posts for one server in another’s channel', async () => {
      const other = stage.discord.addServer();
      const fault = await faultOf(channels.post({ ...place, channelId: other.channelId }, DAILY, { nonce: NONCE }));
      expect(fault).toEqual({ code: 'gone' });
      expect(stage.discord.everythingPublicIn(other.channelId)).toEqual([]);
    });

    it('knows a server that threw it out, and one that is out of order', async () => {
      stage.discord.changes.setAvailable(stage.discord.home, false);
      await untilKnown(async () => (await faultOf(channels.missingPermissions(place, PLAIN)))?.code === 'not now');
      stage.discord.changes.removeFrom(stage.discord.home);
      await untilKnown(
        async () => (await faultOf(channels.missingPermissions(place, PLAIN)))?.code === 'not in server',
      );
      expect(await faultOf(post())).toEqual({ code: 'not in server' });
      expect(await faultOf(channels.find(place, BUTTON, { from: 0, to: Date.now() }))).toEqual({
        code: 'not in server',
      });
    });
  });

  it('is sure that nothing was posted where nobody listens', async () => {
    const error = await makePostingRest('token', 'http://127.0.0.1:9/api')
      .post('/channels/1/messages')
      .catch((reason: unknown) => reason);
    expect(postFaultOf(error)).toMatchObject({ code: 'not now' });
  });

  describe('looking back', () => {
    const find = (from = Date.now() - 60_000, to = from + 3_600_000) => channels.find(place, BUTTON, { from, to });
    const others = (count: number) => {
      const ada = inServer('Ada', stage.discord.home);
      for (let said = 0; said < count; said++) stage.discord.say(ada, 'chatter');
    };

    it('finds its own message by the button, through pages of others’ words', async () => {
      others(120);
      const made = await post();
      others(120);
      expect(await find()).toEqual(made);
    });

    it('finds none where there is none, nor one with another day’s button', async () => {
      others(200);
      const yesterday = { ...BUTTON, args: { date: '2026-11-17' } };
      const buttons = [{ label: 'Play', style: 'primary', invoke: yesterday } as const];
      await channels.post(place, { ...DAILY, buttons }, { nonce: NONCE });
      expect(await find()).toEqual({ ok: true, value: undefined });
    });

    it('does not go back beyond the given time', async () => {
      await post();
      stage.discord.clock.advance(3_600_000);
      expect(await find(stage.discord.clock.now() - 60_000)).toEqual({ ok: true, value: undefined });
    });

    it('does not read on when it has passed the last moment', async () => {
      stage.discord.clock.advance(3_600_000);
      others(300);
      const before = stage.discord.calls.length;
      expect(await find(Date.now() - 60_000, Date.now())).toEqual({ ok: true, value: undefined });
      expect(stage.discord.calls.length - before).toBe(1);
    });

    it('does not take an empty list for an answer where it may not read', async () => {
      await post();
      stage.discord.changes.forbid(place.channelId, 'ReadMessageHistory');
      await untilKnown(async () => !(await find()).ok);
      expect(await find()).toEqual({ ok: false, fault: { code: 'forbidden', missing: ['read history'] } });
    });
  });

  describe('afterwards', () => {
    const postedId = async () => {
      const made = await post();
      return made.ok ? made.value.messageId : '';
    };

    it('changes the words and leaves the picture', async () => {
      expect((await channels.edit(place, await postedId(), SOLVED)).ok).toBe(true);
      expect(posted()[0]).toMatchObject({ content: 'Solved by 3', components: [] });
      expect(posted()[0]?.attachments).toHaveLength(1);
    });

    it('still names the role, and does not ping it again', async () => {
      const role = stage.discord.changes.addRole(stage.discord.home);
      const made = await post({ roleId: role.id });
      await channels.edit(place, made.ok ? made.value.messageId : '', SOLVED, role.id);
      expect(posted()[0]?.content).toBe(`Solved by 3\n<@&${role.id}>`);
      expect(stage.discord.calls.at(-1)?.body).toMatchObject({ allowed_mentions: { parse: [] } });
    });

    it('puts a new picture in the old one’s place', async () => {
      const id = await postedId();
      const before = posted()[0]?.attachments[0]?.id;
      await channels.edit(place, id, { ...DAILY, pictures: [{ ...BOARD, alt: 'after' }] });
      expect(posted()[0]?.attachments).toMatchObject([{ description: 'after' }]);
      expect(posted()[0]?.attachments[0]?.id).not.toBe(before);
    });

    it('puts new boards in the place of all the old ones, and leaves all where it has none', async () => {
      const id = await postedId();
      const alts = () => posted()[0]?.attachments.map(({ description }) => description);
      await channels.edit(place, id, TWO_BOARDS);
      expect(alts()).toEqual(['White: rook a1.', 'White: rook a8.']);
      await channels.edit(place, id, SOLVED);
      expect(alts()).toEqual(['White: rook a1.', 'White: rook a8.']);
      await channels.edit(place, id, { ...DAILY, pictures: [{ ...BOARD, alt: 'after' }] });
      expect(alts()).toEqual(['after']);
    });

    it('knows that a message is gone', async () => {
      expect(await faultOf(channels.edit(place, makeId(), SOLVED))).toEqual({ code: 'gone' });
    });

    it('opens a thread once, also when it is asked twice', async () => {
      const id = await postedId();
      const open = () => channels.openThread(place, id, `Mate in 2 ${'of many '.repeat(20)}`);
      expect([await open(), await open()]).toEqual([
        { ok: true, value: undefined },
        { ok: true, value: undefined },
      ]);
      expect(stage.discord.places.find(id)?.name).toHaveLength(100);
    });

    it('names the permission that a thread needs', async () => {
      const id = await postedId();
      stage.discord.changes.forbid(place.channelId, 'CreatePublicThreads');
      expect(await faultOf(channels.openThread(place, id, 'Mate'))).toEqual({
        code: 'forbidden',
        missing: ['create threads'],
      });
    });
  });

  describe('writing to one person', () => {
    const ada = inDirectMessage('Ada');

    it('reaches them', async () => {
      expect(await channels.write(ada.id, SOLVED)).toEqual({ ok: true, value: undefined });
      const { id } = stage.discord.places.directWith(ada.id);
      expect(stage.discord.everythingPublicIn(id)).toMatchObject([{ content: 'Solved by 3' }]);
    });

    it.each<[string, RegExp, Trouble, object]>([
      ['takes none', /messages$/, { status: 403, code: 50007 }, { code: 'closed' }],
      ['shares no server', /messages$/, { status: 403, code: 50278 }, { code: 'closed' }],
      ['is unknown', /@me\/channels/, { status: 400, code: 10013 }, { code: 'gone' }],
      ['may not have got it', /messages$/, LOST_REPLY, { code: 'lost' }],
      ['has got nothing yet', /@me\/channels/, LOST_REPLY, { code: 'not now' }],
    ])('says of who %s', async (_, request, trouble, expected) => {
      stage.discord.faults.failNext(request, trouble);
      expect(await faultOf(channels.write(ada.id, SOLVED))).toMatchObject(expected);
    });
  });

  const PLAIN = { thread: false };

  describe('permissions', () => {
    const missing = async (wishes: Parameters<Channels['missingPermissions']>[1] = PLAIN) => {
      const asked = await channels.missingPermissions(place, wishes);
      return asked.ok ? asked.value : asked.fault;
    };

    it.each([
      [['ViewChannel'], PLAIN, ['view channel']],
      [['SendMessages', 'AttachFiles'], PLAIN, ['send messages', 'attach files']],
      [['ReadMessageHistory'], PLAIN, ['read history']],
      [['CreatePublicThreads', 'SendMessagesInThreads'], PLAIN, []],
      [['CreatePublicThreads', 'SendMessagesInThreads'], { thread: true }, ['create threads', 'send in threads']],
    ] as const)('without %s', async (taken, wishes, expected) => {
      stage.discord.changes.forbid(place.channelId, ...taken);
      await untilKnown(async () => JSON.stringify(await missing(wishes)) === JSON.stringify(expected));
    });

    it('to mention a role are needed only where not everybody may', async () => {
      const { changes, home } = stage.discord;
      const free = changes.addRole(home, { mentionable: true });
      const kept = changes.addRole(home, { mentionable: false });
      const wish = (roleId: string) => missing({ thread: false, roleId });
      await untilKnown(async () => JSON.stringify(await wish(free.id)) === '[]');
      expect(await wish(kept.id)).toEqual(['mention roles']);
    });

    it('ask for nothing of an administrator', async () => {
      const { changes, home } = stage.discord;
      changes.forbid(place.channelId, 'SendMessages');
      const admins = changes.addRole(home, { permissions: 8n });
      changes.giveTheBot(home, [admins.id]);
      await untilKnown(async () => JSON.stringify(await missing({ thread: true, roleId: admins.id })) === '[]');
    });

    it.each([
      ['a deleted channel', () => makeId()],
      ['a channel of another server', () => stage.discord.addServer().channelId],
      ['a channel where nobody writes', () => stage.discord.changes.addChannel(stage.discord.home, { type: 4 }).id],
    ])('are no question in %s', async (_, channelId) => {
      const elsewhere = { ...place, channelId: channelId() };
      await untilKnown(async () => (await faultOf(channels.missingPermissions(elsewhere, PLAIN)))?.code === 'gone');
    });
  });
});
