import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/people/days.js';
import type { LeaderboardPage, LeaderboardPlace, LeaderboardQuery, Period } from '../../../src/people/leaderboard.js';
import { NO_PREFERENCES } from '../../../src/people/people-store.js';
import { fullScore } from '../../../src/people/score.js';
import { withFlag } from '../../../src/play/attempt-results.js';
import { BACK_RANK, CLASSIC_11, FOUR_VERDICTS, TWO_KEYS } from '../../support/positions.js';
import { AT_NOON, type Bench, BLACK_MATES, draft, range } from './bench.js';

const TODAY = AT_NOON.today;
const CLUB: LeaderboardPlace = { kind: 'server', serverId: 'club' };
const WORLD: LeaderboardPlace = { kind: 'world' };

interface Played {
  readonly server?: string;
  readonly channel?: string;
  readonly date?: string;
  readonly puzzleId?: number;
  readonly wrong?: number;
  readonly seconds?: number;
}

/** A board in few words: `1 anna 120`. */
const told = ({ rows }: LeaderboardPage): string[] =>
  rows.map(({ rank, userId, value }) => `${rank} ${userId} ${value}`);
const who = ({ rows }: LeaderboardPage): string[] => rows.map(({ rank, userId }) => `${rank} ${userId}`);

/** Leaderboards; docs/scoring.md has their rules. */
export function boardsContract(bench: Bench): void {
  const begin = async (): Promise<number> => {
    await bench.sync(draft(BACK_RANK, 1, 1), draft(BLACK_MATES, 1, 2), draft(FOUR_VERDICTS, 2, 3));
    await bench.addOwn('club', draft(TWO_KEYS, 1, 1), draft(CLASSIC_11, 2, 2));
    await bench.proveAll();
    const puzzle = await bench.store.play.findPuzzle(1);
    return fullScore(puzzle?.difficulty);
  };

  const solve = async (userId: string, played: Played = {}): Promise<void> => {
    const { server = 'club', channel = 'lobby', date = TODAY, puzzleId = 1, wrong = 0, seconds = 20 } = played;
    const startedAt = Date.parse(`${date}T12:00:00Z`);
    const member = { serverId: server, userId, name: `The ${userId}`, channelId: channel };
    const { play } = bench.store;
    const attempt = await play.openAttempt(
      { ...member, puzzleRef: date, puzzleId, startedAt, openedOn: date },
      startedAt,
    );
    const at = startedAt + 1000 * seconds;
    const finish = { at, outcome: 'solved' } as const;
    const puzzle = await play.findPuzzle(puzzleId);
    const after = withFlag({ ...attempt, wrong, finish }, puzzle?.mateIn ?? 0);
    const { difficulty } = puzzle ?? {};
    await play.saveAttempt({ ...AT_NOON, now: at, today: date, before: attempt, after, difficulty });
  };

  const list = (question: Partial<LeaderboardQuery> = {}): Promise<LeaderboardPage> =>
    bench.store.players.listBoard({
      by: 'score',
      period: 'today',
      today: TODAY,
      place: CLUB,
      userId: 'nobody',
      from: 0,
      most: 10,
      now: AT_NOON.now,
      ...question,
    });

  const hide = (userId: string): Promise<void> =>
    bench.store.people.savePreferences(userId, { ...NO_PREFERENCES, hidden: true });

  describe('ranks and pages', () => {
    /** Anna has most, Bert and Cleo as much as each other, Dora and Emil too. */
    const five = async (): Promise<void> => {
      await begin();
      for (const [userId, wrong] of Object.entries({ dora: 2, cleo: 1, anna: 0, emil: 2, bert: 1 })) {
        await solve(userId, { wrong });
      }
    };

    it.each([
      [0, 10, ['1 anna', '2 bert', '2 cleo', '4 dora', '4 emil']],
      [0, 2, ['1 anna', '2 bert']],
      [2, 2, ['2 cleo', '4 dora']],
      [4, 2, ['4 emil']],
      [5, 2, []],
      [90, 10, []],
    ])('equal values share a rank, and pages do not overlap: from %i, %i rows', async (from, most, rows) => {
      await five();
      const page = await list({ from, most });
      expect(who(page)).toEqual(rows);
      expect(page.total).toBe(5);
    });

    it.each([
      ['anna', 0, 1],
      ['cleo', 0, 2],
      ['emil', 0, 4],
      ['emil', 90, 4],
    ])('who asks sees their own row wherever it is: %s, from row %i', async (userId, from, rank) => {
      await five();
      const { own } = await list({ userId, from, most: 1 });
      expect(own).toMatchObject({ userId, rank, name: `The ${userId}` });
    });

    it('who has not played has no row of their own', async () => {
      await five();
      expect(await list({ userId: 'nobody' })).not.toHaveProperty('own');
    });

    it('who hides is on no board: others move up, and nobody is told how many hide', async () => {
      await five();
      await hide('anna');
      await hide('cleo');
      const page = await list({ userId: 'cleo' });
      expect(who(page)).toEqual(['1 bert', '2 dora', '2 emil']);
      expect(page.total).toBe(3);
      expect(page).not.toHaveProperty('own');
    });

    it.each(['score', 'time', 'streak', 'rating'] as const)('nobody is on an empty board by %s', async (by) => {
      await begin();
      for (const period of ['today', 'all'] as const) {
        expect(await list({ by, period, userId: 'anna' })).toEqual({ rows: [], total: 0 });
      }
    });
  });

  describe('places', () => {
    it.each(['score', 'time', 'streak', 'rating'] as const)(
      'by %s, a server shows its own members, a channel those who opened a daily in it, the world everybody',
      async (by) => {
        await begin();
        await solve('anna', { channel: 'lobby' });
        await solve('bert', { channel: 'bar' });
        await solve('cleo', { server: 'rivals', channel: 'lobby' });
        const members = async (place: LeaderboardPlace) =>
          (await list({ by, place })).rows.map(({ userId }) => userId).sort();
        expect(await members(CLUB)).toEqual(['anna', 'bert']);
        expect(await members({ kind: 'channel', serverId: 'club', channelId: 'lobby' })).toEqual(['anna']);
        expect(await members({ kind: 'channel', serverId: 'club', channelId: 'cellar' })).toEqual([]);
        expect(await members(WORLD)).toEqual(['anna', 'bert', 'cleo']);
      },
    );

    it.each([
      ['the better one comes first', 0, 1],
      ['the better one comes last', 1, 0],
    ])('in the world a date counts once, with what earned most: %s', async (_, atClub, atRivals) => {
      const worth = await begin();
      await solve('anna', { server: 'club', wrong: atClub });
      await solve('anna', { server: 'rivals', wrong: atRivals });
      expect(told(await list({ place: WORLD }))).toEqual([`1 anna ${worth}`]);
      const club = atClub === 0 ? worth : Math.round(0.8 * worth);
      expect(told(await list())).toEqual([`1 anna ${club}`]);
    });

    it('in the world a streak is the longest in any server', async () => {
      await begin();
      await solve('anna', { server: 'club' });
      for (const days of [2, 1, 0]) await solve('anna', { server: 'rivals', date: addDays(TODAY, -days) });
      expect(told(await list({ by: 'streak', place: WORLD }))).toEqual(['1 anna 3']);
      expect(told(await list({ by: 'streak' }))).toEqual(['1 anna 1']);
    });
  });

  describe('measures', () => {
    it.each<[Period, number[], string[]]>([
      ['today', [10], ['1 anna 10000']],
      ['today', [1], []],
      ['week', [10], []],
      ['week', [10, 40], ['1 anna 20000']],
      ['week', [10, 1], []],
      ['month', [10, 10, 10, 10], []],
      ['month', [10, 10, 10, 10, 10], ['1 anna 10000']],
      ['all', range(9).map(() => 30), []],
      ['all', range(10).map(() => 30), ['1 anna 30000']],
    ])('the typical time of the %s after solves of %j seconds', async (period, seconds, expected) => {
      await begin();
      // A Sunday at the end of a month: all days before it are of the same week and month.
      const sunday = '2026-05-31';
      for (const [days, time] of seconds.entries())
        await solve('anna', { date: addDays(sunday, -days), seconds: time });
      expect(told(await list({ by: 'time', period, today: sunday }))).toEqual(expected);
    });

    it('the least time comes first', async () => {
      await begin();
      for (const [userId, seconds] of Object.entries({ anna: 30, bert: 10, cleo: 30 }))
        await solve(userId, { seconds });
      expect(told(await list({ by: 'time' }))).toEqual(['1 bert 10000', '2 anna 30000', '2 cleo 30000']);
    });

    it('a streak is on the board while it stands, and the longest ever over all time', async () => {
      await begin();
      for (const days of [9, 8, 7]) await solve('anna', { date: addDays(TODAY, -days) });
      for (const days of [1, 0]) await solve('bert', { date: addDays(TODAY, -days) });
      for (const days of [5, 4, 3, 0]) await solve('cleo', { date: addDays(TODAY, -days) });
      for (const period of ['today', 'week', 'month'] as const) {
        expect(told(await list({ by: 'streak', period }))).toEqual(['1 bert 2', '2 cleo 1']);
      }
      expect(told(await list({ by: 'streak', period: 'all' }))).toEqual(['1 anna 3', '1 cleo 3', '3 bert 2']);
    });

    it('ratings are ranked by what is certain of them', async () => {
      await begin();
      for (const puzzleId of range(5)) {
        await solve('bert', { puzzleId, date: addDays(TODAY, puzzleId - 5), wrong: puzzleId === 1 ? 1 : 0 });
      }
      await solve('anna', { puzzleId: 3 });
      await solve('cleo', { puzzleId: 2, wrong: 1 });
      const { rows } = await list({ by: 'rating' });
      expect(rows.map(({ userId }) => userId)).toEqual(['bert', 'anna', 'cleo']);
      const [bert, anna] = rows;
      expect(bert?.value).toBeLessThan(anna?.value ?? 0);
      expect(bert?.deviation).toBeLessThan(anna?.deviation ?? 0);
    });

    it('a rating is on the board of a period with a solve that counts', async () => {
      await begin();
      await solve('anna', { date: addDays(TODAY, -1) });
      expect(await list({ by: 'rating', period: 'today' })).toMatchObject({ rows: [], total: 0 });
      expect(await list({ by: 'rating', period: 'all' })).toMatchObject({ rows: [{ userId: 'anna' }], total: 1 });
    });
  });

  describe('periods', () => {
    it.each<[string, Period, number]>([
      ['2026-12-31', 'today', 1],
      ['2026-12-31', 'week', 3],
      ['2026-12-31', 'month', 3],
      ['2027-01-02', 'today', 0],
      ['2027-01-02', 'week', 3],
      ['2027-01-03', 'week', 3],
      ['2027-01-04', 'week', 0],
      ['2027-01-04', 'month', 1],
      ['2026-12-27', 'week', 1],
      ['2027-01-04', 'all', 4],
    ])('weeks begin on Monday, also over New Year: on %s, this %s has %i solves', async (today, period, solves) => {
      const worth = await begin();
      // A Sunday; then the Monday, the Thursday and the Friday of the last week of 2026.
      for (const date of ['2026-12-27', '2026-12-28', '2026-12-31', '2027-01-01']) await solve('anna', { date });
      expect(told(await list({ period, today }))).toEqual(solves === 0 ? [] : [`1 anna ${solves * worth}`]);
    });
  });
}
