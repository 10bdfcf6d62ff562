import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { ANNA, type House, openHouse } from '../support/house.js';
import { NoticeBoard } from '../support/notice-board.js';
import { boardIn } from '../support/pictures.js';
import { BACK_RANK, FOUR_VERDICTS } from '../support/positions.js';
import { press } from '../support/pressing.js';

const HALL = { serverId: 'club', channelId: '100' };

let house: House;
let board: NoticeBoard;
beforeEach(async () => {
  board = new NoticeBoard();
  board.open(HALL);
  house = await openHouse({ channels: board });
});
afterEach(() => house.close());

const setUp = (args = {}, caller = ANNA) =>
  house.run('setup channel', { channel: '100', time: '9am', timezone: 'berlin', ...args }, caller);
const stored = () => house.store.servers.find('club');

describe('/setup channel', () => {
  it('stores what is said, and tells it with the next three posts', async () => {
    await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    const { text } = await setUp({ role: '7', thread: true, mate_in_max: '2', weekday_ramp: false, language: 'de' });
    expect(await stored()).toEqual({
      serverId: 'club',
      channelId: '100',
      time: '09:00',
      timeZone: 'Europe/Berlin',
      roleId: '7',
      thread: true,
      recap: true,
      board: 'veiled',
      mateInMin: 1,
      mateInMax: 2,
      weekdayRamp: false,
      paused: false,
      language: 'de',
      setBy: 'anna',
      since: house.clock.now,
    });
    // It is past nine already: the first post is tomorrow's.
    const first = Date.parse('2026-11-17T08:00:00Z') / 1000;
    expect(text.split('\n')).toEqual([
      '**The daily is set up.**',
      'Posted in <#100> every day at 09:00 (Europe/Berlin).',
      'Pings <@&7>. Opens a thread under every post.',
      'Before each daily comes a recap of the day before.',
      'Posts keep the board veiled: each member’s clock starts with Start.',
      'Mate in 1 to 2: 2 common puzzles are proved. Your own are given whatever their length.',
      'Any difficulty on any day. Posts are in Deutsch.',
      '**Next posts**',
      expect.stringMatching(`^<t:${first}:F> \\(Tuesday.* 17 November.* 09:00 in Europe/Berlin\\)$`),
      expect.stringContaining(`<t:${first + 86_400}:F>`),
      expect.stringContaining(`<t:${first + 2 * 86_400}:F>`),
      'I have all the permissions that I need there.',
    ]);
  });

  it('announces what really comes when the hour is moved', async () => {
    house.clock.now = Date.parse('2026-11-16T06:00:00Z');
    await setUp({ time: '18:00' });
    house.clock.now = Date.parse('2026-11-16T11:00:00Z');
    const { servers, posts } = house.store;
    const announced = (text: string) => [...text.matchAll(/<t:(\d+):F>|Right now\./g)].map(([line, at]) => at ?? line);
    const seconds = (moment: string) => String(Date.parse(moment) / 1000);
    const earlier = announced((await setUp({ time: '9:00' })).text);
    expect(earlier).toEqual(['Right now.', seconds('2026-11-17T08:00Z'), seconds('2026-11-18T08:00Z')]);
    await posts.enrol(house.clock.now, 1);
    expect(announced((await house.run('setup show')).text)).toEqual(earlier);
    const [post] = await posts.take(house.clock.now, house.clock.now + 60_000, 1);
    if (post) await posts.close(post, 'posted');
    expect(announced((await setUp({ time: '18:00' })).text)[0]).toBe(seconds('2026-11-17T17:00Z'));
    expect((await servers.findNextPost('club'))?.date).toBe('2026-11-17');
  });

  it('keeps what is not said again', async () => {
    await setUp({ role: '7', thread: true, recap: false, weekday_ramp: false, language: 'fr' });
    house.clock.now += 60_000;
    board.open({ ...HALL, channelId: '200' });
    await setUp({ channel: '200', time: '18.30', timezone: 'Asia/Tokyo' }, { ...ANNA, userId: 'otto' });
    expect(await stored()).toMatchObject({
      channelId: '200',
      time: '18:30',
      timeZone: 'Asia/Tokyo',
      roleId: '7',
      thread: true,
      recap: false,
      weekdayRamp: false,
      language: 'fr',
      setBy: 'otto',
      since: house.clock.now - 60_000,
    });
  });

  it('posts in the language of the server, and answers in that of the admin', async () => {
    const { text } = await setUp({}, { ...ANNA, locale: 'fr', serverLocale: 'de' });
    expect(text).toContain('**Le problème du jour est réglé.**');
    expect((await stored())?.language).toBe('de');
  });

  it('names the permissions that are missing and where to grant them, and stores all the same', async () => {
    board.open(HALL, ['send messages', 'attach files', 'create threads', 'mention roles']);
    const { text } = await setUp();
    expect(text).toContain('In <#100> I lack permissions: **Send Messages** and **Attach Files**.');
    expect(text).toContain('channel settings → Permissions');
    expect(await stored()).toBeDefined();
    expect((await setUp({ thread: true, role: '7' })).text).toContain(
      '**Create Public Threads** and **Mention @everyone',
    );
  });

  it('stores also when the permissions cannot be looked at just now', async () => {
    board.fault = { code: 'not now', afterMs: 1000, reason: 'busy' };
    expect((await setUp()).text).toContain('I could not check my permissions just now');
    expect(await stored()).toBeDefined();
  });

  it.each([
    ['a channel that is gone', { channel: '999' }, 'I cannot see this channel'],
    ['a time that is none', { time: 'teatime' }, '“teatime” is no time of day'],
    ['a zone that is nearly one', { timezone: 'Berlim' }, 'Did you mean `Europe/Berlin`'],
    ['a zone that is none', { timezone: '*Mars*' }, 'I do not know the time zone “\\*Mars\\*”. Name it by continent'],
    ['a role that is everybody', { role: '1' }, 'I do not ping everyone'],
    ['a range upside down', { mate_in_min: '3', mate_in_max: '2' }, 'must not be longer than the longest'],
    [
      'a range without a puzzle',
      { mate_in_min: '7', mate_in_max: '9' },
      'no proved puzzle for mate in 7 to 9. There are: 1 × mate in 1, 1 × mate in 2.',
    ],
    ['a length beyond all', { mate_in_max: '21' }, 'a whole number from 1 to 20'],
  ])('refuses %s in a sentence, and stores nothing', async (_, args: Readonly<Record<string, string>>, words) => {
    await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    const { text } = await setUp(args, { ...ANNA, serverId: args.role ? '1' : 'club' });
    expect(text).toContain(words);
    expect(text).not.toContain('\n');
    expect(await house.store.servers.find(args.role ? '1' : 'club')).toBeUndefined();
  });

  it('suggests time zones', async () => {
    expect(await house.bot.complete('setup channel', 'timezone', 'berl', ANNA)).toEqual([
      { name: 'Europe/Berlin (13:00)', value: 'Europe/Berlin' },
    ]);
  });

  it('decides which puzzle is today’s', async () => {
    await house.stock(`${BACK_RANK} dm 1;\n${FOUR_VERDICTS} dm 2;`);
    await setUp({ mate_in_min: '2' });
    expect(boardIn(await house.run('puzzle'))?.fen).toBe(FOUR_VERDICTS);
  });
});

describe('/setup show', () => {
  it('tells what is set, and what keeps it from working now', async () => {
    expect((await house.run('setup show')).text).toMatch(/^Nothing is set up yet\./);
    await setUp();
    expect((await house.run('setup show')).text).toContain('**The daily of this server**\nPosted in <#100>');
    board.lacking.clear();
    expect((await house.run('setup show')).text).toContain('I cannot post in <#100>: it is deleted');
    expect((await house.run('setup show', {}, { ...ANNA, serverId: 'rivals' })).text).toMatch(/^Nothing is set up/);
  });
});

describe('/setup pause', () => {
  it('pauses, and the second time resumes; its button never does the other thing', async () => {
    expect((await house.run('setup pause')).text).toMatch(/^Nothing is set up yet\./);
    const settings = await setUp();
    await press(house, settings, 'Pause');
    const again = await press(house, settings, 'Pause');
    expect(again.text).toMatch(/^Paused: nothing is posted/);
    expect((await house.run('setup show')).text).toContain('**Paused**');
    expect((await house.run('setup show')).text).not.toContain('Next posts');
    expect((await house.run('setup pause')).text).toMatch(/^Resumed/);
    expect((await stored())?.paused).toBe(false);
  });
});

test('whoever changes it last is written to when something is wrong', async () => {
  const bert = { ...ANNA, userId: 'bert' };
  for (const command of ['setup pause', 'setup role']) {
    await setUp();
    await house.store.privacy.forget('anna');
    await house.run(command, {}, bert);
    expect((await stored())?.setBy, command).toBe('bert');
  }
});

describe('/setup role', () => {
  it('changes whom posts ping, or that they ping nobody', async () => {
    expect((await house.run('setup role', { role: '7' })).text).toMatch(/^Nothing is set up yet\./);
    await setUp();
    expect((await house.run('setup role', { role: '7' })).text).toContain('every post pings <@&7>.');
    expect((await stored())?.roleId).toBe('7');
    expect((await house.run('setup role')).text).toContain('posts ping nobody.');
    expect(await stored()).not.toHaveProperty('roleId');
  });
});

describe('/setup test', () => {
  it('posts an example for all to see, that nobody can play, pings nobody and uses up no day', async () => {
    await house.stock(`${BACK_RANK} dm 1;`);
    expect((await house.run('setup test')).text).toMatch(/^Nothing is set up yet\./);
    const { text } = await press(house, await setUp({ role: '7', language: 'fr' }), 'Post a test');
    expect(text).toBe('It works: a test is in <#100>.');
    expect(board.notices).toMatchObject([{ place: HALL, reply: { personal: false, look: {} } }]);
    const [notice] = board.notices;
    expect(notice).not.toHaveProperty('roleId');
    expect(notice?.reply.text).toMatch(
      /^\*\*Test\*\*\u00a0: .*\nLes Blancs jouent et font mat en 2 coups\.\nCommencer te montre l’échiquier et lance ton chrono\.$/,
    );
    expect(notice?.reply.buttons?.every(({ disabled }) => disabled)).toBe(true);
    expect(await house.store.play.findServerDay('club', '9999-12-31')).not.toHaveProperty('latest');
  });

  it.each([
    [{ code: 'gone' }, 'I do not see the channel any more'],
    [{ code: 'forbidden', missing: ['send messages'] }, 'I lack a permission: **Send Messages**'],
    [{ code: 'not now', afterMs: 1, reason: '' }, 'try again in a minute'],
    [{ code: 'lost', reason: '' }, 'I do not know whether the test is there'],
  ] as const)('says what went wrong: %j', async (fault, words) => {
    await setUp();
    board.fault = fault;
    expect((await house.run('setup test')).text).toContain(words);
  });
});

describe('where there are no channels', () => {
  it.each([
    ['setup channel', { channel: '100', time: '9', timezone: 'UTC' }],
    ['setup role', {}],
    ['setup pause', {}],
    ['setup test', {}],
  ])('/%s says that posts are for Discord, and stores nothing', async (command, args) => {
    const chat = await openHouse();
    expect((await chat.run(command, args)).text).toMatch(/^Posts are for Discord/);
    expect(await chat.store.servers.find('club')).toBeUndefined();
    await chat.close();
  });

  it('/setup show says what can be set all the same, and what only on Discord', async () => {
    const chat = await openHouse();
    const [here, only, ...others] = (await chat.run('setup show')).text.split('\n');
    expect(here).toMatch(/^\*\*Here\*\*, `\/settings` .*`\/puzzles add`/);
    expect(only).toMatch(/^\*\*Only on Discord\*\*.*`\/setup channel`/);
    expect(others).toEqual([]);
    await chat.close();
  });
});
