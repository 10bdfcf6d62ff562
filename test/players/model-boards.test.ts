import { describe, expect, it } from 'vitest';
import type { LeaderboardQuery } from '../../src/people/leaderboard.js';
import { at, historyOf, opened, practised, SERVER, solved } from './cases.js';
import type { Attempt, History, Server } from './history.js';
import { figuresOf } from './model.js';
import { boardPage, type ModelPage } from './model-boards.js';
import { addDays } from './model-days.js';

const OTHER: Server = { ...SERVER, id: 'other' };
const TODAY = '2026-05-06';

/** Asked by ann on a Wednesday, of the whole board of the server. */
const ask = (
  attempts: readonly Attempt[],
  question: Partial<LeaderboardQuery>,
  more: Partial<History> = {},
): ModelPage =>
  boardPage(figuresOf(historyOf({ servers: [SERVER, OTHER], attempts, ...more })), {
    by: 'score',
    period: 'all',
    today: TODAY,
    place: { kind: 'server', serverId: SERVER.id },
    userId: 'ann',
    from: 0,
    most: 100,
    now: at(`${TODAY}T20:00:00Z`),
    ...question,
  });

/** Rows in short: 1 ann 150. */
const short = ({ rows }: ModelPage): string[] => rows.map(({ rank, userId, value }) => `${rank} ${userId} ${value}`);

/** Solved today for as many points. */
const points = (userId: string, score: number, changes: Partial<Parameters<typeof solved>[0]> = {}) =>
  solved({ userId, date: TODAY, difficulty: score * 10, ...changes });

const world = { place: { kind: 'world' } } as const;

describe('ranks', () => {
  const four = [points('dan', 100), points('cat', 120), points('bob', 120), points('ann', 130)];

  it('are shared by equal values, and the next one leaves out as many', () => {
    expect(short(ask(four, {}))).toEqual(['1 ann 130', '2 bob 120', '2 cat 120', '4 dan 100']);
  });

  it('are those of the whole board on every page, and so is the row of who asks', () => {
    const page = ask(four, { from: 2, most: 1, userId: 'dan' });
    expect(short(page)).toEqual(['2 cat 120']);
    expect(page.total).toBe(4);
    expect(page.own).toEqual({ rank: 4, userId: 'dan', value: 100 });
  });

  it('pass over who hides, who has no row of their own either', () => {
    const page = ask(four, { userId: 'bob' }, { hidden: ['bob', 'ann'] });
    expect(short(page)).toEqual(['1 cat 120', '2 dan 100']);
    expect(page.total).toBe(2);
    expect(page.own).toBeUndefined();
  });
});

describe('periods', () => {
  const on = (date: string) => points('ann', 100, { date });
  const days = ['2026-04-30', '2026-05-01', '2026-05-03', '2026-05-04', '2026-05-06'].map(on);
  it.each([
    ['today', TODAY, 100],
    ['week', TODAY, 200],
    ['week', '2026-05-10', 200],
    ['week', '2026-05-03', 300],
    ['month', TODAY, 400],
    ['all', TODAY, 500],
  ] as const)('%s on %s: %i points', (period, today, value) => {
    expect(ask(days, { period, today }).own?.value).toBe(value);
  });

  it('have nobody on them who has no solve that counts in them', () => {
    const late = points('bob', 100, { openedOn: '2026-05-07' });
    expect(ask([...days, late, opened({ userId: 'cat' })], { period: 'all' }).total).toBe(1);
    expect(ask(days, { period: 'today', today: '2026-05-05' }).total).toBe(0);
  });
});

describe('places', () => {
  const both = [points('ann', 100), points('ann', 140, { serverId: OTHER.id }), points('bob', 120)];

  it('in a server only its own solves are there', () => {
    expect(short(ask(both, {}))).toEqual(['1 bob 120', '2 ann 100']);
  });

  it('in the world a date counts once, with what earned most', () => {
    expect(short(ask(both, world))).toEqual(['1 ann 140', '2 bob 120']);
  });

  it('the friends of a channel are those who opened a daily in it, with all they have in the server', () => {
    const place = { kind: 'channel', serverId: SERVER.id, channelId: 'lounge' } as const;
    const openings = [
      { serverId: SERVER.id, channelId: 'lounge', userId: 'ann' },
      { serverId: SERVER.id, channelId: 'hall', userId: 'bob' },
      { serverId: OTHER.id, channelId: 'lounge', userId: 'bob' },
    ];
    expect(short(ask(both, { place }, { openings }))).toEqual(['1 ann 100']);
  });
});

describe('the board by time', () => {
  const times = (userId: string, ...list: number[]) =>
    list.map((after, index) => solved({ userId, after, date: addDays(TODAY, -index) }));

  it('has the least first, by the geometric mean', () => {
    const all = [
      ...times('ann', 10_000, 1_000_000),
      ...times('bob', 99_000, 99_000),
      ...times('cat', 100_000, 100_000),
    ];
    expect(short(ask(all, { by: 'time', period: 'week' }))).toEqual(['1 bob 99000', '2 ann 100000', '2 cat 100000']);
  });

  it.each([
    ['today', 1],
    ['week', 2],
    ['month', 5],
    ['all', 10],
  ] as const)('needs enough solves: %s %i', (period, enough) => {
    // Before the last of the month, so that ten days in a row are within it.
    const today = '2026-05-31';
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => solved({ after: 5_000, date: addDays(today, -index) }));
    expect(ask(some(enough), { by: 'time', period, today }).total).toBe(1);
    expect(ask(some(enough - 1), { by: 'time', period, today }).total).toBe(0);
  });

  it('leaves out what no human does', () => {
    expect(short(ask(times('ann', 5_000, 300), { by: 'time', period: 'today' }))).toEqual(['1 ann 5000']);
    expect(ask(times('ann', 5_000, 300), { by: 'time', period: 'week' }).total).toBe(0);
  });

  it('takes the solves of all servers in the world', () => {
    const all = [...times('ann', 10_000), ...times('ann', 1_000_000).map((each) => ({ ...each, serverId: OTHER.id }))];
    expect(short(ask(all, { by: 'time', period: 'week', ...world }))).toEqual(['1 ann 100000']);
  });
});

describe('the board by streak', () => {
  const row = (userId: string, last: string, count: number, serverId = SERVER.id) =>
    Array.from({ length: count }, (_, index) => solved({ userId, serverId, date: addDays(last, -index) }));
  const all = [...row('ann', TODAY, 2), ...row('ann', '2026-04-20', 5), ...row('bob', '2026-05-04', 3)];

  it.each(['today', 'week', 'month'] as const)('%s: has those that stand now', (period) => {
    expect(short(ask(all, { by: 'streak', period }))).toEqual(['1 ann 2']);
  });

  it('has one until the very end', () => {
    const question = { by: 'streak', period: 'today' } as const;
    expect(ask(all, { ...question, now: at('2026-05-06T08:59:59.999Z') }).total).toBe(2);
    expect(ask(all, { ...question, now: at('2026-05-06T09:00:00Z') }).total).toBe(1);
  });

  it('over all time has the longest ever', () => {
    expect(short(ask(all, { by: 'streak', period: 'all' }))).toEqual(['1 ann 5', '2 bob 3']);
  });

  it('in the world has the longest of any server', () => {
    const more = [...all, ...row('ann', TODAY, 4, OTHER.id), ...row('bob', TODAY, 1, OTHER.id)];
    expect(short(ask(more, { by: 'streak', period: 'today', ...world }))).toEqual(['1 ann 4', '2 bob 1']);
    expect(short(ask(more, { by: 'streak', period: 'all', ...world }))).toEqual(['1 ann 5', '2 bob 3']);
  });
});

describe('the board by rating', () => {
  it('ranks by what is certain, so many smaller wins come before one great one', () => {
    const once = solved({ userId: 'bob', date: TODAY, puzzleId: 1, position: 'great', difficulty: 2_400 });
    const often = Array.from({ length: 20 }, (_, index) =>
      solved({ date: addDays(TODAY, -index), puzzleId: 100 + index, position: `${index}`, difficulty: 1_500 }),
    );
    const page = ask([...often.reverse(), once], { by: 'rating' });
    const [first, second] = page.rows;
    expect(page.rows.map(({ userId }) => userId)).toEqual(['ann', 'bob']);
    expect((first?.value ?? 0) - 2 * (first?.deviation ?? 0)).toBeGreaterThan(
      (second?.value ?? 0) - 2 * (second?.deviation ?? 0),
    );
  });

  it('has those with a solve that counts there in the period, with the rating of all their dailies', () => {
    const elsewhere = solved({ date: '2026-05-05', serverId: OTHER.id, difficulty: 2_000 });
    const here = solved({ date: TODAY, difficulty: 1_000 });
    const rating = ask([elsewhere, here], { by: 'rating', ...world }).own;
    expect(ask([elsewhere, here], { by: 'rating', period: 'today' }).own).toEqual(rating);
    expect(ask([elsewhere], { by: 'rating' }).total).toBe(0);
  });

  it('leaves out who has no rating, as somebody who had practised the puzzle before', () => {
    const seen = practised({ startedAt: at(`${TODAY}T10:00:00Z`), position: 'seen' });
    const solves = [seen, solved({ date: TODAY, position: 'seen' })];
    expect(ask(solves, { by: 'rating' }).total).toBe(0);
    expect(ask(solves, {}).total).toBe(1);
  });

  it('gives equal ones the same rank', () => {
    const twins = ['ann', 'bob'].map((userId, index) =>
      solved({ userId, date: TODAY, puzzleId: index, position: `${index}` }),
    );
    expect(ask(twins, { by: 'rating' }).rows.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
