import { expect, it } from 'vitest';
import { serverSettings } from '../../support/server-settings.js';
import type { Bench } from './bench.js';

export const NINE = Date.parse('2026-11-16T09:00Z');
export const DAY = 86_400_000;

export const CLUB = serverSettings({ since: NINE - 1 });

/** Daily posts, and what keeps them from being posted. */
export function postsContract(bench: Bench): void {
  it('gives a day out once: neither a second time nor to somebody else while the lease runs', async () => {
    const { servers, posts } = bench.store;
    await servers.save(CLUB);
    expect(await posts.nextMoment()).toBe(NINE);
    expect(await posts.enrol(NINE, 10)).toBe(1);
    expect(await posts.enrol(NINE, 10)).toBe(0);
    expect(await posts.take(NINE, NINE + 60, 10)).toMatchObject([
      { date: '2026-11-16', state: 'due', channelId: 'here' },
    ]);
    expect(await posts.take(NINE + 59, NINE + 99, 10)).toEqual([]);
    await bench.reopen();
    expect(await bench.store.posts.take(NINE + 60, NINE + 99, 10)).toMatchObject([{ state: 'sending' }]);
  });

  it('lets nobody who slept beyond the lease change what another has taken', async () => {
    const { servers, posts } = bench.store;
    await servers.save(CLUB);
    await posts.enrol(NINE, 10);
    const [late] = await posts.take(NINE, NINE + 60, 10);
    const [other] = await posts.take(NINE + 60, NINE + 120, 10);
    if (!late || !other) throw new Error('nothing was due');
    const posted = { messageId: '7', shownSolved: 0, postedAt: NINE };
    await posts.rest(late, 'due', NINE);
    await posts.close(late, 'given up');
    expect(await posts.savePosted(late, posted, 'posted')).toBe(false);
    expect(await posts.take(NINE + 119, NINE + 200, 10)).toEqual([]);
    expect(await posts.savePosted(other, posted, 'posted')).toBe(true);
  });

  it('a settled day is not given out again, and the next one is due', async () => {
    const { servers, posts } = bench.store;
    await servers.save(CLUB);
    await posts.enrol(NINE, 10);
    const [post] = await posts.take(NINE, NINE + 60, 10);
    if (!post) throw new Error('nothing was due');
    await posts.savePosted(post, { messageId: '7', shownSolved: 0, postedAt: NINE }, 'posted');
    await servers.save({ ...CLUB, time: '08:00' });
    expect(await posts.nextMoment()).toBe(NINE + DAY - 3_600_000);
    expect(await posts.findShown(post, NINE - 1)).toMatchObject({ messageId: '7', channelId: 'here' });
    await posts.forgetMessage(post);
    expect(await posts.findShown(post, NINE - 1)).toBeUndefined();
  });

  it('a trouble is to be told once, another one too, and the same again after it was over', async () => {
    const { troubles } = bench.store;
    expect(await troubles.note('club', { code: 'gone' }, 1)).toBe(true);
    expect(await troubles.note('club', { code: 'gone' }, 2)).toBe(false);
    expect(await troubles.find('club')).toEqual({ cause: { code: 'gone' }, since: 1 });
    expect(await troubles.note('club', { code: 'no puzzle' }, 3)).toBe(true);
    await troubles.untell('club');
    expect(await troubles.note('club', { code: 'no puzzle' }, 4)).toBe(true);
    await troubles.clear('club');
    expect(await troubles.find('club')).toBeUndefined();
    expect(await troubles.note('club', { code: 'no puzzle' }, 5)).toBe(true);
  });
}
