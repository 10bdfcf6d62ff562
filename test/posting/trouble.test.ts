import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nonceOf } from '../../src/posting/post-identity.js';
import { Stage } from './stage.js';

const TAKEN = {
  activity: 'mate',
  serverId: 'club',
  kind: 'daily',
  date: '2026-11-16',
  state: 'due',
  dueAt: 0,
  tries: 0,
  channelId: 'here',
  lease: 0,
  leaseBefore: 0,
} as const;

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open('2026-11-16T00:00Z');
  stage.start();
});
afterEach(() => stage.close());

describe('trouble with posting', () => {
  it('is told to the admin once, holds up nobody, and is over when it is mended', async () => {
    await stage.setUp('club');
    await stage.setUp('rivals');
    stage.chat.forbidden.set('channel of club', ['send messages']);
    await stage.runUntil('2026-11-16T15:00Z');
    expect(stage.posted('rivals')).toEqual([{ date: '2026-11-16', at: '2026-11-16T09:00' }]);
    expect(stage.chat.letters).toMatchObject([{ userId: 'admin of club' }]);
    expect(stage.chat.letters[0]?.text).toContain('**Send Messages**');
    expect((await stage.store.troubles.find('club'))?.cause).toEqual({ code: 'forbidden', missing: ['send messages'] });
    stage.chat.forbidden.clear();
    await stage.runUntil('2026-11-16T18:00Z');
    expect(stage.posted('club')).toHaveLength(1);
    expect(await stage.store.troubles.find('club')).toBeUndefined();
    stage.chat.gone.add('channel of club');
    await stage.runUntil('2026-11-19T00:00Z');
    expect(stage.chat.letters).toHaveLength(2);
    expect(stage.chat.letters[1]?.text).toContain('is deleted');
  });

  it('a channel that is chosen instead of a deleted one gets the post at once', async () => {
    await stage.setUp('club');
    stage.chat.gone.add('channel of club');
    await stage.runUntil('2026-11-16T12:00Z');
    await stage.setUp('club', { channelId: 'another' });
    await stage.runUntil('2026-11-16T12:01Z');
    expect(stage.posted('club')).toEqual([{ date: '2026-11-16', at: '2026-11-16T12:00' }]);
  });

  it('a post that is taken again before it was let go is not left lying', async () => {
    const { posts } = stage.store;
    const rest = posts.rest.bind(posts);
    posts.rest = async (...how) => {
      await rest(...how);
      // Somebody wakes the post scheduler before it hears that it is written.
      await stage.setUp('rivals', { time: '20:00' });
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    };
    await stage.setUp('club');
    let calls = 0;
    stage.chat.fate = () => ({ outcome: calls++ === 0 ? 'lost before' : 'done' });
    await stage.runUntil('2026-11-16T09:00:20Z');
    expect(stage.posted('club')).toHaveLength(1);
  });

  it('a bot that was thrown out and invited again the same day makes no second post', async () => {
    await stage.setUp('club');
    let calls = 0;
    stage.chat.fate = () => ({ outcome: calls++ === 0 ? 'lost after' : 'done' });
    await stage.runUntil('2026-11-16T09:00:10Z');
    stage.chat.left.add('club');
    await stage.runUntil('2026-11-16T12:00Z');
    stage.chat.left.clear();
    await stage.runUntil('2026-11-16T16:00Z');
    expect(stage.posted('club')).toHaveLength(1);
  });

  it('a server that threw the bot out is asked once a day, and goes on when it is back', async () => {
    await stage.setUp('club');
    stage.chat.left.add('club');
    await stage.runUntil('2026-11-18T08:00Z');
    expect(stage.chat.calls).toMatchObject([{ call: 'post' }, { call: 'post' }]);
    expect(stage.chat.letters).toEqual([]);
    stage.chat.left.clear();
    await stage.runUntil('2026-11-18T10:00Z');
    expect(stage.posted('club')).toEqual([{ date: '2026-11-18', at: '2026-11-18T09:00' }]);
  });

  it('a post that is only to be looked for is looked for soon after the server was mended', async () => {
    await stage.setUp('club');
    let calls = 0;
    stage.chat.fate = () => ({ outcome: calls++ === 0 ? 'lost after' : 'done' });
    stage.chat.forbidden.set('channel of club', ['read history']);
    await stage.runUntil('2026-11-16T12:00Z');
    stage.chat.forbidden.clear();
    await stage.setUp('club');
    await stage.runUntil('2026-11-16T12:02Z');
    expect(
      await stage.store.posts.findShown({ activity: 'mate', serverId: 'club', kind: 'daily', date: '2026-11-16' }, 0),
    ).toBeDefined();
    expect(stage.posted('club')).toHaveLength(1);
  });

  it('a clock that was ahead lets no post rest until then', async () => {
    await stage.setUp('club');
    stage.chat.forbidden.set('channel of club', ['send messages']);
    await stage.runUntil('2026-11-16T09:30Z');
    stage.time.set(Date.parse('2026-11-16T14:30Z'));
    await stage.runUntil('2026-11-16T14:31Z');
    stage.kill();
    stage.time.set(Date.parse('2026-11-16T09:30Z'));
    stage.chat.forbidden.clear();
    stage.start();
    await stage.runUntil('2026-11-16T11:00Z');
    expect(stage.posted('club')).toHaveLength(1);
  });

  it('a failure at the start is made good for', async () => {
    stage.kill();
    const { servers } = stage.store;
    let calls = 0;
    servers.recomputeAll = async () => {
      if (calls++ === 0) throw new Error('the disk is full');
    };
    stage.start();
    await stage.runUntil('2026-11-16T00:05Z');
    expect(calls).toBe(2);
  });

  it('a thread of a puzzle that is no more is let be', async () => {
    await stage.setUp('club', { thread: true });
    stage.chat.fate = (call) => ({ outcome: call === 'openThread' ? 'not now' : 'done' });
    await stage.runUntil('2026-11-16T09:00:01Z');
    stage.game.daily = async () => undefined;
    await stage.runUntil('2026-11-16T10:00Z');
    expect(await stage.store.posts.nextMoment()).toBe(Date.parse('2026-11-17T09:00Z'));
  });

  it('a server without a puzzle gets its post when there is one', async () => {
    const empty = await Stage.open('2026-11-16T00:00Z', []);
    empty.start();
    await empty.setUp('club');
    await empty.runUntil('2026-11-16T12:00Z');
    expect(empty.chat.letters).toHaveLength(1);
    await empty.addPuzzles(['6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1']);
    await empty.runUntil('2026-11-16T13:00Z');
    expect(empty.posted('club')).toHaveLength(1);
    await empty.close();
  });

  it('a post for another channel, or of another kind, is another one for the chat', async () => {
    const posts = ['here', 'there'].map((channelId) => nonceOf({ ...TAKEN, channelId }));
    expect(new Set([...posts, nonceOf({ ...TAKEN, channelId: 'here', kind: 'recap' })]).size).toBe(3);
  });

  it('only the post pings the role, and a thread that is not allowed does not cost the post', async () => {
    await stage.setUp('club', { roleId: '77', thread: true });
    stage.chat.forbidden.set('channel of club', ['create threads']);
    await stage.runUntil('2026-11-16T12:00Z');
    expect(stage.chat.messages).toMatchObject([{ roleId: '77' }]);
    expect(stage.chat.letters[0]?.text).toContain('**Create Public Threads**');
    stage.chat.forbidden.clear();
    await stage.runUntil('2026-11-17T12:00Z');
    expect(stage.chat.messages[1]?.thread).toBe('17 November 2026: mate in 1');
  });
});
