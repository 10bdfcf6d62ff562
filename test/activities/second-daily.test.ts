import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/people/days.js';
import { MATE } from '../../src/play/activity.js';
import type { Store } from '../../src/store/store.js';
import { ENGINES, type StorePlace } from '../support/engines.js';
import { serverSettings } from '../support/server-settings.js';
import { STONES } from './counting-stones.js';

const TODAY = '2026-11-16';
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const SCHEDULE = { time: '09:00', timeZone: 'UTC' };
const ANNA = { serverId: 'club', userId: 'anna', name: 'Anna', channelId: 'here' };
const DAY_MS = 86_400_000;

const CLUB = serverSettings({ ...SCHEDULE, since: NOON - 10 * DAY_MS });

describe.each(ENGINES)('a second daily activity beside the first, on $name', ({ isThere, makePlace }) => {
  describe.runIf(isThere)('stones', () => {
    let place: StorePlace;
    let store: Store;
    beforeEach(async () => {
      place = await makePlace();
      store = await place.open(() => NOON);
      await store.servers.save(CLUB);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    /** Gives the day's puzzle and solves it at noon. */
    const solve = async (activity: string, date: string, { puzzleId = 1, wrong = 0 } = {}) => {
      const { attempts } = store.ofActivity(activity);
      const at = Date.parse(`${date}T12:00:00Z`);
      const given = await attempts.giveDaily('club', date, puzzleId);
      const opening = { ...ANNA, puzzleRef: date, puzzleId: given.puzzleId, startedAt: at, openedOn: date };
      const before = await attempts.openAttempt(opening, at);
      const after = { ...before, line: ['7'], wrong, finish: { at: at + 20_000, outcome: 'solved' as const } };
      const wrongTries = wrong > 0 ? [{ ply: 0, move: '6' }] : [];
      return attempts.saveAttempt({ before, after, wrongTries, now: at + 20_000, today: date, schedule: SCHEDULE });
    };
    const board = (activity: string, by: 'score' | 'streak' | 'rating' | 'time') =>
      store.ofActivity(activity).players.listBoard({
        by,
        period: 'today',
        today: TODAY,
        place: { kind: 'server', serverId: 'club' },
        userId: 'anna',
        from: 0,
        most: 10,
        now: NOON + 60_000,
      });

    it('has a puzzle of its own for the same day', async () => {
      const options = STONES.usual;
      const chosen = (await STONES.choose({ serverId: 'club', date: TODAY, options }))?.puzzleId;
      const stones = store.ofActivity(STONES.id).attempts;
      expect(await stones.giveDaily('club', TODAY, chosen ?? 0)).toEqual({ puzzleId: chosen, openBoard: false });
      expect(await store.ofActivity(MATE).attempts.findGiven('club', TODAY)).toBeUndefined();
      await store.ofActivity(MATE).attempts.giveDaily('club', TODAY, 99);
      expect(await stones.findGiven('club', TODAY)).toEqual({ puzzleId: chosen, openBoard: false });
      // Of two who give at the same moment the first one wins.
      expect(await stones.giveDaily('club', TODAY, 1234)).toEqual({ puzzleId: chosen, openBoard: false });
    });

    it('has attempts of its own', async () => {
      await solve(STONES.id, TODAY);
      const { attempts } = store.ofActivity(MATE);
      expect(await attempts.findAttempt(ANNA, TODAY)).toBeUndefined();
      expect(await store.ofActivity(STONES.id).attempts.findAttempt(ANNA, TODAY)).toMatchObject({ puzzleRef: TODAY });
    });

    it('has points, a streak, a rating and places of its own', async () => {
      for (const days of [-2, -1]) await solve(MATE, addDays(TODAY, days), { puzzleId: 100 - days });
      await solve(MATE, TODAY, { puzzleId: 200, wrong: 1 });
      const saved = await solve(STONES.id, TODAY);
      expect(saved?.end).toMatchObject({ streak: { length: 1 }, score: 150 });
      const { players } = store.ofActivity(STONES.id);
      expect(await players.findStreak(ANNA, NOON)).toMatchObject({ length: 1 });
      expect(await store.players.findStreak(ANNA, NOON)).toMatchObject({ length: 3 });
      expect(await players.findScore(ANNA)).toBe(150);
      expect(await store.players.findScore(ANNA)).toBe(150 + 150 + 120);
      expect((await players.findRating('anna', 'daily'))?.rating).toBeGreaterThan(1500);
      expect(await players.listRatings(ANNA)).toHaveLength(1);
      expect(await store.players.listRatings(ANNA)).toHaveLength(3);
      for (const by of ['score', 'streak', 'rating', 'time'] as const) {
        const [stones, mates] = [await board(STONES.id, by), await board(MATE, by)];
        expect(stones.rows.map(({ name }) => name)).toEqual(['Anna']);
        if (by !== 'time') expect(stones.own?.value).not.toBe(mates.own?.value);
      }
      expect(await players.findDay('club', TODAY)).toMatchObject({ players: 1, solved: 1, wrongTries: [] });
      expect(await store.players.findDay('club', TODAY)).toMatchObject({ wrongTries: [{ move: '6', members: 1 }] });
      expect(await store.ofActivity(STONES.id).attempts.listRankedSolves('club', TODAY)).toHaveLength(1);
    });

    it('is computed anew from its own attempts only', async () => {
      await solve(MATE, TODAY, { puzzleId: 200, wrong: 1 });
      await solve(STONES.id, TODAY);
      const figures = async () =>
        Promise.all(
          [MATE, STONES.id].map(async (activity) => {
            const { players } = store.ofActivity(activity);
            return [
              await players.findScore(ANNA),
              await players.findStreak(ANNA, NOON),
              await players.findRating('anna', 'daily'),
              await board(activity, 'time'),
            ];
          }),
        );
      const before = await figures();
      await store.players.recomputeAll(SCHEDULE);
      expect(await figures()).toEqual(before);
    });

    it('has options of its own, which are checked when they are read', async () => {
      expect(await store.servers.findOptions('club', STONES.id, STONES.shape)).toBeUndefined();
      await store.servers.saveOptions('club', STONES.id, { most: 5 });
      expect(await store.servers.findOptions('club', STONES.id, STONES.shape)).toEqual({ most: 5 });
      await store.servers.save({ ...CLUB, mateInMin: 2 });
      expect(await store.servers.findOptions('club', STONES.id, STONES.shape)).toEqual({ most: 5 });
      expect(await store.servers.find('club')).toMatchObject({ mateInMin: 2, mateInMax: 8 });
      await store.servers.saveOptions('club', STONES.id, { most: 'many' });
      expect(await store.servers.findOptions('club', STONES.id, STONES.shape)).toBeUndefined();
    });

    it('has posts and recaps of its own', async () => {
      await store.servers.saveOptions('club', STONES.id, { most: 5 });
      await solve(STONES.id, addDays(TODAY, -1));
      const due = (await store.posts.nextMoment()) ?? 0;
      expect(due).toBeLessThanOrEqual(NOON);
      expect(await store.posts.enrol(NOON, 10)).toBe(1);
      const taken = [
        ...(await store.posts.take(NOON, NOON + 60_000, 10)),
        ...(await store.posts.take(NOON + 6000, NOON + 66_000, 10)),
      ];
      const names = taken.map(({ activity, kind, date }) => `${activity} ${kind} ${date}`).sort();
      expect(names).toEqual([`mate daily ${TODAY}`, `stones daily ${TODAY}`, `stones recap ${addDays(TODAY, -1)}`]);
      const stones = taken.find(({ activity, kind }) => activity === STONES.id && kind === 'daily');
      if (!stones) throw new Error('there is no post of the stones');
      expect(await store.posts.savePosted(stones, { messageId: '1', shownSolved: 0, postedAt: NOON }, 'posted')).toBe(
        true,
      );
      const mates = { activity: MATE, serverId: 'club', kind: 'daily', date: TODAY } as const;
      expect(await store.posts.findShown(mates, 0)).toBeUndefined();
      expect(await store.posts.findShown({ ...mates, activity: STONES.id }, 0)).toMatchObject({ messageId: '1' });
      await solve(MATE, TODAY, { puzzleId: 9 });
      expect(await store.posts.listOutdated(0)).toEqual([]);
      await solve(STONES.id, TODAY, { puzzleId: 9 });
      expect(await store.posts.listOutdated(0)).toEqual([{ activity: STONES.id, serverId: 'club', date: TODAY }]);
      expect(await store.posts.countSolved({ ...mates, activity: STONES.id })).toBe(1);
    });

    it('is told and deleted with the rest when somebody asks for that', async () => {
      await solve(STONES.id, TODAY, { wrong: 1 });
      const told = await store.privacy.export('anna');
      expect(told.attempts).toMatchObject([{ activity: STONES.id }]);
      await store.privacy.forget('anna');
      expect(await store.ofActivity(STONES.id).attempts.findAttempt(ANNA, TODAY)).toBeUndefined();
      expect((await board(STONES.id, 'score')).rows).toEqual([]);
    });
  });
});
