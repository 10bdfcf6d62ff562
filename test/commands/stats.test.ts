import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import { ANNA, BERT, type House, NOON, openHouse } from '../support/house.js';
import { altsIn, cardIn } from '../support/pictures.js';
import { press } from '../support/pressing.js';
import { solveDaily, TWO_DAILIES } from '../support/solving.js';

const DAY = 86_400_000;

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(TWO_DAILIES);
});
afterEach(() => house.close());

const solve = (caller: Caller, seconds: number, wrong = 0) => solveDaily(house, caller, { seconds, wrong });

describe('/stats', () => {
  it('draws rating, times, calendar and themes, and says the same in words', async () => {
    await solve(ANNA, 12.4);
    house.clock.now = NOON + DAY;
    await solve(ANNA, 30, 1);
    house.clock.now = NOON + 2 * DAY;
    await house.run('puzzle', {}, BERT);
    house.clock.now = NOON + 3 * DAY;
    const reply = await house.run('stats');
    expect(reply).toMatchObject({ personal: true, text: '**Anna** · **2 of 2 puzzles solved**' });
    const card = cardIn(reply);
    if (card?.kind !== 'stats') throw new Error('there is no picture of statistics');
    expect(card).toMatchObject({ title: 'Anna', subtitle: 'since 16\u00a0November\u00a02026' });
    expect(card.figures.map(({ label }) => label)).toEqual(['rating', 'streak', 'points', 'solved']);
    expect(card.rating.points.map(({ at }) => at)).toEqual([NOON + 12_400, NOON + DAY]);
    expect(card.times.rows.map(({ label, text }) => [label, text]).sort()).toEqual(
      [
        ['Mate in 1', expect.any(String)],
        ['Mate in 2', expect.any(String)],
      ].sort(),
    );
    // Monday to Sunday: one at once, one after a wrong try, one that only others looked at, and today.
    expect(card.calendar.days).toHaveLength(26 * 7);
    expect(card.calendar.days.slice(-7)).toEqual(['clean', 'solved', 'missed', 'none', 'future', 'future', 'future']);
    expect(card.calendar.months.at(-1)).toEqual({ at: 22, label: 'Nov' });
    expect(altsIn(reply)[0]).toMatch(/^Anna · 2 of 2 puzzles solved\. Rating: \d+ ± \d+\. Streak: /);

    const words = await press(house, reply, 'As text');
    expect(cardIn(words)).toBeUndefined();
    expect(words.text).toContain('12.4\u00a0s');
    expect(words.text).toContain('**Last 2**');
    expect(cardIn(await press(house, words, 'As a picture'))).toBeDefined();
  });

  it('tells of practice beside the dailies', async () => {
    await house.run('practice');
    expect((await house.run('stats')).text).toContain('You have not finished a puzzle yet.');
  });

  describe('of somebody else', () => {
    beforeEach(() => solve(BERT, 5));

    it.each(['bert', 'Bert', 'BE'])('found by "%s"', async (user) => {
      const reply = await house.run('stats', { user });
      expect(reply).toMatchObject({ personal: true, pictures: [{ card: { kind: 'stats', title: 'Bert' } }] });
      expect((await press(house, reply, 'As text')).text).toContain('Bert');
    });

    it.each([
      ['Émile', 'é'],
      ['Ömer', 'öM'],
    ])('finds %s by "%s"', async (name, user) => {
      await solve({ ...BERT, userId: 'other', name }, 5);
      expect(cardIn(await house.run('stats', { user }))).toMatchObject({ title: name });
    });

    it('asks which one when several are meant', async () => {
      await solve({ ...BERT, userId: 'berta', name: 'Berta' }, 5);
      expect((await house.run('stats', { user: 'be' })).text).toBe('Which one: Bert, Berta?');
      expect(cardIn(await house.run('stats', { user: 'bert' }))).toMatchObject({ title: 'Bert' });
    });

    it('tells namesakes apart by buttons and suggestions', async () => {
      await solve({ ...BERT, userId: 'other', name: 'Bert' }, 5);
      const asked = await house.run('stats', { user: 'Bert' });
      expect(asked.buttons?.map(({ invoke }) => invoke.args.user)).toEqual(['bert', 'other']);
      expect(cardIn(await press(house, asked, 'Bert'))).toMatchObject({ title: 'Bert' });
      const suggested = await house.bot.complete('stats', 'user', 'b', ANNA);
      expect(suggested.map(({ value }) => value)).toEqual(['bert', 'other']);
    });

    it('suggests who has played here', async () => {
      expect(await house.bot.complete('stats', 'user', 'b', ANNA)).toEqual([{ name: 'Bert', value: 'Bert' }]);
      expect(await house.bot.complete('stats', 'user', 'b', { ...ANNA, serverId: 'rivals' })).toEqual([]);
    });

    it('not from another server, nor of one who hides', async () => {
      const elsewhere = { ...ANNA, serverId: 'rivals' };
      expect((await house.run('stats', { user: 'bert' }, elsewhere)).text).toContain('has not played here');
      await house.run('settings', { hide_me: true }, BERT);
      expect((await house.run('stats', { user: 'bert' })).text).toContain('has not played here, or is hidden');
      expect(cardIn(await house.run('stats', {}, BERT))).toBeDefined();
    });

    it('shows only what was played in this server', async () => {
      const there = { ...BERT, serverId: 'rivals' };
      await solve(there, 5);
      await solve({ ...ANNA, serverId: 'rivals' }, 5);
      const card = cardIn(await house.run('stats', { user: 'bert' }, { ...ANNA, serverId: 'rivals' }));
      expect(card).toMatchObject({ figures: expect.arrayContaining([{ label: 'solved', value: '1' }]) });
    });
  });
});
