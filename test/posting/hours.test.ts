import { afterEach, describe, expect, it } from 'vitest';
import { Stage } from './stage.js';

let stage: Stage | undefined;
afterEach(() => stage?.close());

const open = async (start: string): Promise<Stage> => {
  stage = await Stage.open(start);
  stage.start();
  return stage;
};

/** Moments are in UTC. */
const CASES = [
  {
    what: 'a time that does not exist is moved on by what the clocks skip',
    timeZone: 'Europe/Berlin',
    time: '02:30',
    from: '2026-03-28T00:00Z',
    until: '2026-03-31T00:00Z',
    posts: ['2026-03-28 at 2026-03-28T01:30', '2026-03-29 at 2026-03-29T01:30', '2026-03-30 at 2026-03-30T00:30'],
  },
  {
    what: 'of a time that exists twice it is the first',
    timeZone: 'Europe/Berlin',
    time: '02:30',
    from: '2026-10-24T00:00Z',
    until: '2026-10-27T00:00Z',
    posts: ['2026-10-24 at 2026-10-24T00:30', '2026-10-25 at 2026-10-25T00:30', '2026-10-26 at 2026-10-26T01:30'],
  },
  {
    what: 'a change by half an hour, forward',
    timeZone: 'Australia/Lord_Howe',
    time: '02:15',
    from: '2026-10-03T00:00Z',
    until: '2026-10-05T00:00Z',
    posts: ['2026-10-04 at 2026-10-03T15:45', '2026-10-05 at 2026-10-04T15:15'],
  },
  {
    what: 'a change by half an hour, back',
    timeZone: 'Australia/Lord_Howe',
    time: '01:45',
    from: '2026-04-04T00:00Z',
    until: '2026-04-06T00:00Z',
    posts: ['2026-04-05 at 2026-04-04T14:45', '2026-04-06 at 2026-04-05T15:15'],
  },
  {
    what: 'a day that the zone skipped has no post',
    timeZone: 'Pacific/Apia',
    time: '09:00',
    from: '2011-12-29T12:00Z',
    until: '2012-01-01T00:00Z',
    posts: ['2011-12-29 at 2011-12-29T19:00', '2011-12-31 at 2011-12-30T19:00', '2012-01-01 at 2011-12-31T19:00'],
  },
  {
    what: 'midnight that does not exist, in Paraguay',
    timeZone: 'America/Asuncion',
    time: '00:00',
    from: '2023-09-30T12:00Z',
    until: '2023-10-02T12:00Z',
    posts: ['2023-10-01 at 2023-10-01T04:00', '2023-10-02 at 2023-10-02T03:00'],
  },
  {
    what: 'midnight that does not exist, in Egypt',
    timeZone: 'Africa/Cairo',
    time: '00:00',
    from: '2024-04-25T12:00Z',
    until: '2024-04-27T12:00Z',
    posts: ['2024-04-26 at 2024-04-25T22:00', '2024-04-27 at 2024-04-26T21:00'],
  },
];

const posts = (at: Stage) => at.posted('club').map(({ date, at: moment }) => `${date} at ${moment}`);

describe('the hour of the post', () => {
  it.each(CASES)('$what', async ({ timeZone, time, from, until, posts: expected }) => {
    const at = await open(from);
    await at.setUp('club', { timeZone, time });
    await at.runUntil(until);
    expect(posts(at)).toEqual(expected);
  });

  it('a server that is set up after its hour gets its first post the next day', async () => {
    const at = await open('2026-11-16T09:00:01Z');
    await at.setUp('club');
    await at.runUntil('2026-11-17T12:00Z');
    expect(posts(at)).toEqual(['2026-11-17 at 2026-11-17T09:00']);
  });

  it('a server whose members had opened the next date already gets its first post', async () => {
    const at = await open('2026-11-17T01:00Z');
    await at.game.look({ serverId: 'club', userId: 'anna' }, await at.game.today('club'));
    await at.setUp('club', { timeZone: 'America/Los_Angeles', time: '18:00' });
    await at.runUntil('2026-11-18T12:00Z');
    expect(posts(at)).toEqual(['2026-11-16 at 2026-11-17T02:00', '2026-11-17 at 2026-11-18T02:00']);
  });

  it('the day does not go back for a date that a wrong clock has left', async () => {
    const at = await open('2026-11-26T01:00Z');
    const anna = { serverId: 'club', userId: 'anna' };
    await at.game.look(anna, await at.game.today('club'));
    at.time.set(Date.parse('2026-11-17T01:00Z'));
    await at.game.look(anna, await at.game.today('club'));
    await at.setUp('club', { timeZone: 'America/Los_Angeles', time: '18:00' });
    expect(await at.game.today('club')).toBe('2026-11-17');
  });

  it('an hour that is moved after the post does not make a second one of that date', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club');
    await at.runUntil('2026-11-16T10:00Z');
    await at.setUp('club', { time: '18:00' });
    await at.runUntil('2026-11-17T20:00Z');
    await at.setUp('club', { time: '07:00' });
    await at.runUntil('2026-11-18T12:00Z');
    expect(posts(at)).toEqual([
      '2026-11-16 at 2026-11-16T09:00',
      '2026-11-17 at 2026-11-17T18:00',
      '2026-11-18 at 2026-11-18T07:00',
    ]);
  });

  it('an hour that is moved to an earlier one that has passed already does not cost the day its post', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club', { time: '18:00' });
    await at.runUntil('2026-11-16T12:00Z');
    await at.setUp('club', { time: '07:00' });
    await at.runUntil('2026-11-17T12:00Z');
    expect(posts(at)).toEqual(['2026-11-16 at 2026-11-16T12:00', '2026-11-17 at 2026-11-17T07:00']);
  });

  it('a zone that is changed in the middle of a day makes no date come twice, whichever way', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club', { timeZone: 'Pacific/Kiritimati' });
    await at.runUntil('2026-11-16T20:00Z');
    await at.setUp('club', { timeZone: 'Pacific/Honolulu' });
    await at.runUntil('2026-11-18T20:00Z');
    await at.setUp('club', { timeZone: 'Pacific/Kiritimati' });
    await at.runUntil('2026-11-20T00:00Z');
    expect(posts(at)).toEqual([
      '2026-11-17 at 2026-11-16T19:00',
      '2026-11-18 at 2026-11-18T19:00',
      // There the hour of the 19th has passed when the zone is changed.
      '2026-11-19 at 2026-11-18T20:00',
      '2026-11-20 at 2026-11-19T19:00',
    ]);
  });

  it('a paused server gets none, and when it goes on nothing of the past', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club', { paused: true });
    await at.runUntil('2026-11-17T10:00Z');
    await at.setUp('club', { paused: false });
    await at.runUntil('2026-11-18T08:00Z');
    expect(posts(at)).toEqual([]);
    await at.setUp('club', { paused: true });
    await at.setUp('club', { paused: false });
    await at.runUntil('2026-11-18T10:00Z');
    expect(posts(at)).toEqual(['2026-11-18 at 2026-11-18T09:00']);
  });

  it('after downtime the post of the day is made late, once, and none of the days before', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club');
    await at.runUntil('2026-11-16T12:00Z');
    at.kill();
    await at.runUntil('2026-11-19T17:45Z');
    at.start();
    await at.runUntil('2026-11-20T12:00Z');
    expect(posts(at)).toEqual([
      '2026-11-16 at 2026-11-16T09:00',
      '2026-11-19 at 2026-11-19T17:45',
      '2026-11-20 at 2026-11-20T09:00',
    ]);
  });

  it('a post that is due shortly before midnight may be late; one of the morning is not made the next day', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club', { time: '23:55' });
    await at.setUp('early birds', { time: '07:00' });
    at.kill();
    await at.runUntil('2026-11-17T00:30Z');
    at.start();
    await at.runUntil('2026-11-17T06:00Z');
    expect(posts(at)).toEqual(['2026-11-16 at 2026-11-17T00:30']);
    expect(at.posted('early birds')).toEqual([]);
  });

  it('a clock that was ahead for a while costs no day its post', async () => {
    const at = await open('2026-11-16T00:00Z');
    await at.setUp('club');
    await at.runUntil('2026-11-16T12:00Z');
    at.time.set(Date.parse('2026-11-26T12:00Z'));
    await at.runUntil('2026-11-26T13:00Z');
    at.kill();
    at.time.set(Date.parse('2026-11-16T12:00Z'));
    at.start();
    await at.runUntil('2026-11-18T12:00Z');
    expect(posts(at)).toEqual([
      '2026-11-16 at 2026-11-16T09:00',
      '2026-11-26 at 2026-11-26T12:00',
      '2026-11-17 at 2026-11-17T09:00',
      '2026-11-18 at 2026-11-18T09:00',
    ]);
  });
});
