import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/bot/command.js';
import type { Reply } from '../../src/bot/reply.js';
import { ANNA, BERT, type House, NOON, openHouse } from '../support/house.js';
import { choose, press } from '../support/pressing.js';
import { solveDaily, TWO_DAILIES } from '../support/solving.js';

const DAY = 86_400_000;
const CLARA: Caller = { ...BERT, userId: 'clara', name: '**Clara** @everyone' };

let house: House;
beforeEach(async () => {
  house = await openHouse();
  await house.stock(TWO_DAILIES);
});
afterEach(() => house.close());

const solve = (caller: Caller, seconds: number, wrong = 0) => solveDaily(house, caller, { seconds, wrong });

/** What it says, whatever keeps its words together. */
const wordsOf = ({ text }: Reply): string => text.replaceAll('\u00a0', ' ');

const board = async (args: object = {}, caller: Caller = ANNA) =>
  wordsOf(await house.run('leaderboard', { ...args }, caller));

describe('/leaderboard', () => {
  it('ranks by score: wrong tries and hints cost, time does not', async () => {
    await solve(ANNA, 500);
    await solve(BERT, 3, 1);
    const lines = (await board()).split('\n');
    expect(lines[0]).toBe('**Score** · this week · this server');
    expect(lines[1]).toMatch(/^🥇 \*\*Anna · \d+ points\*\*$/);
    expect(lines[2]).toMatch(/^🥈 Bert · \d+ points$/);
    expect(lines.at(-1)).toBe('2 members');
  });

  it('ranks equals alike, and the next after them', async () => {
    for (const userId of ['a', 'b', 'c']) await solve({ ...BERT, userId, name: userId.toUpperCase() }, 5);
    await solve(ANNA, 5, 1);
    expect((await board()).match(/^(🥇|🥈|🥉|#\d+)/gmu)).toEqual(['🥇', '🥇', '🥇', '#4']);
  });

  it('ranks by time, and leaves out one that no human makes', async () => {
    await solve(ANNA, 12.3);
    await solve(BERT, 8);
    await solve(CLARA, 1);
    const text = await board({ by: 'time', period: 'today' });
    expect(text).toMatch(/🥇 Bert · 8\.0 s\n🥈 \*\*Anna · 12\.3 s\*\*/);
    expect(text).not.toContain('Clara');
    expect(await board({ by: 'time' })).toContain('it takes 2 solves in a human time');
    expect(await board({ by: 'score' })).toContain('Clara');
  });

  it('ranks by streak, and over all time by the longest', async () => {
    for (let day = 0; day < 2; day++) {
      await solve(ANNA, 5);
      house.clock.now = NOON + (day + 1) * DAY;
    }
    await solve(BERT, 5);
    expect(await board({ by: 'streak' })).toMatch(/🥇 \*\*Anna · 2 days\*\*\n🥈 Bert · 1 day/);
    house.clock.now += 9 * DAY;
    expect(await board({ by: 'streak' })).toContain('Nobody is on this board yet');
    expect(await board({ by: 'streak', period: 'all' })).toContain('Anna · 2 days');
  });

  it('ranks by rating, with how uncertain it is', async () => {
    await solve(ANNA, 5);
    await solve(BERT, 5, 1);
    const text = await board({ by: 'rating' });
    expect(text).toMatch(/🥇 \*\*Anna · 1\d\d\d ± \d+\*\*\n🥈 Bert · \d+ ± \d+/);
    expect(text).toContain('less twice its uncertainty');
  });

  it('shows one’s own row on every page, and turns the pages', async () => {
    for (let member = 0; member < 23; member++) {
      await solve({ ...BERT, userId: `m${member}`, name: `Member ${member}` }, 5);
    }
    await solve(ANNA, 5, 1);
    const first = await house.run('leaderboard');
    expect(wordsOf(first)).toMatch(/\n…\n#24 \*\*Anna · \d+ points\*\*\n\nPage 1 of 3 · 24 members$/);
    const second = await press(house, first, '▶');
    expect(second.text).toContain('Page 2 of 3');
    const third = await press(house, second, '▶');
    expect(third.text.match(/Anna/g)).toHaveLength(1);
    expect(third.text).toContain('Page 3 of 3');
    expect(third.buttons?.map(({ disabled }) => disabled)).toEqual([false, true]);
    expect(await board({ page: 9 })).toBe(wordsOf(third));
    const winner = { ...BERT, userId: 'm1', name: 'Member 1' };
    expect(await board({ page: 3 }, winner)).toMatch(/🥇 \*\*Member 1 ·.*\n…\n/);
  });

  it('has nobody on it who hides, and tells them so', async () => {
    await solve(ANNA, 5);
    await solve(BERT, 5);
    await house.run('settings', { hide_me: true }, BERT);
    for (const by of ['score', 'time', 'streak', 'rating']) {
      const text = await board({ by, period: 'today' });
      expect(text, by).not.toContain('Bert');
      expect(text, by).toContain('1 member');
      expect(await board({ by, period: 'today' }, BERT), by).toContain('You are hidden');
    }
  });

  it('keeps servers apart, and has the friends of a channel and the world', async () => {
    await solve({ ...ANNA, channelId: '1' }, 5);
    await solve({ ...BERT, channelId: '2' }, 5);
    await solve({ ...CLARA, serverId: 'rivals', channelId: '3' }, 5);
    expect(await board()).toMatch(/Anna(.|\n)*Bert/);
    expect(await board()).not.toContain('Clara');
    const friends = await board({ scope: 'friends-of-this-channel' }, { ...ANNA, channelId: '1' });
    expect(friends).toContain('Anna');
    expect(friends).not.toContain('Bert');
    expect(await board({ scope: 'friends-of-this-channel' })).toContain('in the channels of a server');
    const world = await board({ scope: 'global' });
    expect(world).toContain('3 members');
    // What members call themselves is shown letter for letter, and pings nobody.
    expect(world).toContain('\\*\\*Clara\\*\\* \\@everyone');
  });

  it('changes what it ranks by from its menus', async () => {
    await solve(ANNA, 5);
    const shown = await house.run('leaderboard');
    expect((await choose(house, shown, 'Rating')).text).toContain('**Rating** · this week');
    expect((await choose(house, shown, 'all time')).text).toContain('**Score** · all time');
    expect((await choose(house, shown, 'the whole world')).text).toContain('the whole world');
  });

  it('in direct messages it is the world’s', async () => {
    await solve(ANNA, 5);
    const text = await board({}, { ...BERT, serverId: 'dm:bert', inServer: false });
    expect(text).toContain('the whole world');
    expect(text).toContain('You are not on this board yet');
  });
});
