import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, ShownReply } from '../../src/bot/reply.js';
import { LANGUAGES } from '../../src/shared/languages.js';
import { ANNA, type House, openHouse } from '../support/house.js';
import { boardIn } from '../support/pictures.js';
import { choose, press } from '../support/pressing.js';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const lookOf = (reply: Reply) => (reply as ShownReply).look;
const chosen = () => house.store.people.findPreferences('anna');

describe('/settings', () => {
  it('shows what is chosen, in no more rows than a message has', async () => {
    const shown = await house.run('settings');
    expect(shown.personal).toBe(true);
    expect(shown.text).toContain('Language: **As the chat says (English)**');
    expect(shown.text).toContain('Time zone: none chosen; I go by **UTC**, where it is 12:00 now');
    expect(shown.text).toContain('unsolved puzzle: **off**');
    expect(shown.menus).toHaveLength(4);
    expect(shown.buttons?.map(({ label }) => label)).toEqual(['Time zone', 'Reminder', 'Hide me', 'Reset']);
    expect(boardIn(shown)).toBeDefined();
  });

  it('what is chosen is seen at once, on the sample board too', async () => {
    const shown = await choose(house, await house.run('settings'), 'light');
    expect(lookOf(shown)).toEqual({ theme: 'light' });
    expect(shown.text).toContain('Board: **light**, pieces: **as usual here**');
    const plain = await choose(house, shown, 'plain');
    expect(lookOf(plain)).toEqual({ theme: 'light', pieces: 'plain' });
    expect(lookOf(await house.run('settings'))).toEqual({ theme: 'light', pieces: 'plain' });
  });

  it('speaks the language that was just chosen', async () => {
    const german = await choose(house, await house.run('settings'), 'Deutsch');
    expect(german.text).toContain('Deine Einstellungen');
    expect(german.text).toContain('`1.Lxf7+ Kxf7 2.Sxe5+`');
    const letters = await choose(house, german, 'Figurinen');
    expect(letters.text).toContain('♗xf7+');
    expect((await choose(house, letters, 'Wie')).text).toContain('1.Lxf7+');
    const chats = await house.run('settings', { language: 'auto' }, { ...ANNA, locale: 'fr' });
    expect(chats.text).toContain('Tes réglages');
  });

  it.each(LANGUAGES)('every text is there in %s', async (language) => {
    const shown = await house.run('settings', { language });
    const words = [shown.text, ...(shown.menus ?? []).flatMap((menu) => menu.options.map(({ label }) => label))];
    for (const word of words) expect(word).not.toMatch(/undefined|\[object/);
  });

  it.each([
    ['Berlin', 'Europe/Berlin', '13:00'],
    ['UTC+2', 'UTC+2', '14:00'],
    ['new york', 'America/New_York', '07:00'],
  ])('takes the time zone %s', async (typed, zone, clock) => {
    const shown = await house.run('settings', { time_zone: typed });
    expect(shown.text).toContain(`Time zone: **${zone}**, where it is ${clock} now`);
  });

  it('helps with a time zone that it does not know, and keeps everything', async () => {
    const shown = await house.run('settings', { time_zone: 'Berlni', theme: 'light' });
    expect(shown.text).toContain('I know no time zone Berlni.');
    expect(shown.text).toContain('Did you mean `Europe/Berlin`');
    expect(await chosen()).toEqual({ hidden: false });
    expect((await house.run('settings', { time_zone: '@everyone' })).text).toContain('\\@everyone');
    expect(await house.bot.complete('settings', 'time_zone', 'berl', ANNA)).toContainEqual({
      name: 'Europe/Berlin (13:00)',
      value: 'Europe/Berlin',
    });
  });

  it('takes a reminder, and says which time zone it goes by', async () => {
    const first = await house.run('settings', { reminder: '18:30' });
    expect(first.text).toContain('I take **UTC** for your time zone');
    expect(await chosen()).toEqual({ hidden: false, reminderAt: '18:30', timeZone: 'UTC' });
    const moved = await house.run('settings', { time_zone: 'Berlin', reminder: '7 pm' });
    expect(moved.text).not.toContain('I take');
    expect(await chosen()).toMatchObject({ reminderAt: '19:00', timeZone: 'Europe/Berlin' });
    expect((await house.run('settings', { reminder: 'soon' })).text).toContain('like `18:30`, or `off`');
    expect((await house.run('settings', { reminder: 'off' })).text).toContain('I will not remind you any more');
    expect(await chosen()).toEqual({ hidden: false, timeZone: 'Europe/Berlin' });
  });

  it('promises no reminder where it cannot write to anybody', async () => {
    const here = { ...ANNA, reachable: false };
    const shown = await house.run('settings', {}, here);
    expect(shown.text).not.toMatch(/reminder/i);
    expect(shown.buttons?.map(({ label }) => label)).toEqual(['Time zone', 'Hide me', 'Reset']);
    const refused = await house.run('settings', { reminder: '18:30', theme: 'light' }, here);
    expect(refused.text).toMatch(/^I cannot remind you here: this chat has no direct messages; on Discord I can\.\n/);
    expect(await chosen()).toEqual({ hidden: false });
  });

  it('hides, shows and resets', async () => {
    const hidden = await press(house, await house.run('settings', { theme: 'light' }), 'Hide me');
    expect(hidden.text).toContain('Nobody else sees');
    expect(await chosen()).toEqual({ theme: 'light', hidden: true });
    const shown = await press(house, hidden, 'Show me');
    expect(await chosen()).toEqual({ theme: 'light', hidden: false });
    await press(house, shown, 'Reset');
    expect(await chosen()).toEqual({ hidden: false });
  });

  it('refuses what it does not have', async () => {
    expect((await house.run('settings', { theme: 'pink' })).text).toContain('`theme` is one of');
    expect(await chosen()).toEqual({ hidden: false });
  });
});
