import { expect } from 'vitest';
import {
  type LeaderboardPage,
  type LeaderboardPlace,
  type LeaderboardQuery,
  type LeaderboardRow,
  MEASURES,
  PERIODS,
} from '../../src/people/leaderboard.js';
import { RATING_POOLS } from '../../src/people/rating.js';
import type { PlayerStore } from '../../src/play/player-store.js';
import { type Figures, figuresOf } from './model.js';
import { type ModelRow, wholeBoard } from './model-boards.js';
import { placesOfDay } from './model-places.js';
import { byMember, scoreOf } from './model-score.js';
import { keyOf, nameOf, type ProductLife } from './product-life.js';

/** Rows of one page: few enough that a large board has several. */
const PAGE = 150;

/** Days of each server, and members on each of them, whose places are compared. */
const PLACED_DAYS = 5;
const PLACED_MEMBERS = 40;

/** Glicko-2 is computed in another order of roundings. */
const DIGITS = 6;

/** Asks the product for all that the model computes. */
export async function expectSameFigures(life: ProductLife): Promise<Figures> {
  const figures = figuresOf(life.chronicle.history(), life.now);
  await expectSameBoards(life, figures);
  await expectSameStreaks(life, figures);
  await expectSameRatings(life, figures);
  await expectSameScores(life, figures);
  await expectSamePlaces(life, figures);
  return figures;
}

export async function expectSameBoards(life: ProductLife, figures: Figures): Promise<void> {
  for (const place of placesOf(life, figures)) {
    const serverId = place.kind === 'world' ? (life.servers[0]?.id ?? '') : place.serverId;
    const today = await life.game.today(serverId);
    // Only for speed: the model looks through all solves for every board.
    const solves = figures.solves.filter((solve) => place.kind === 'world' || solve.serverId === serverId);
    for (const by of MEASURES) {
      for (const period of PERIODS) {
        const question = { by, period, today, place, now: life.now, from: 0, most: PAGE, userId: '' };
        await expectSameBoard(life, question, wholeBoard({ ...figures, solves }, question));
      }
    }
  }
}

/** Every page; each is asked for by somebody else, on the board or not. */
async function expectSameBoard(
  life: ProductLife,
  question: LeaderboardQuery,
  board: readonly ModelRow[],
): Promise<void> {
  const rows: LeaderboardRow[] = [];
  let from = 0;
  do {
    const userId = life.userIds[(from * 7 + board.length) % life.userIds.length] ?? '';
    const page: LeaderboardPage = await life.store.players.listBoard({ ...question, userId, from });
    const own = board.find((each) => each.userId === userId);
    expect({ question, total: page.total }).toEqual({ question, total: board.length });
    expect({ question, own: page.own }).toEqual({ question, own: own && { ...own, name: nameOf(userId) } });
    rows.push(...page.rows);
    from += PAGE;
  } while (from < board.length);
  expect({ question, rows }).toEqual({
    question,
    rows: board.map((row) => ({ ...row, name: nameOf(row.userId) })),
  });
}

function placesOf({ servers }: ProductLife, { history }: Figures): readonly LeaderboardPlace[] {
  const channels = new Map(history.openings.map(({ serverId, channelId }) => [channelId, serverId]));
  return [
    { kind: 'world' },
    ...servers.map(({ id }) => ({ kind: 'server', serverId: id }) as const),
    ...[...channels].map(([channelId, serverId]) => ({ kind: 'channel', serverId, channelId }) as const),
  ];
}

async function expectSameStreaks({ servers, userIds, store, now }: ProductLife, { streaks }: Figures): Promise<void> {
  const known = new Map(streaks.map((each) => [`${each.serverId} ${each.userId}`, each]));
  for (const { id: serverId } of servers) {
    for (const userId of userIds) {
      const model = known.get(`${serverId} ${userId}`);
      const stands = model !== undefined && now < model.until;
      const expected = {
        length: stands ? model.streak : 0,
        best: model?.best ?? 0,
        freezes: stands ? model.freezes : 0,
      };
      const streak = await store.players.findStreak({ serverId, userId }, now);
      expect({ serverId, userId, ...streak }).toEqual({ serverId, userId, ...expected });
    }
  }
}

async function expectSameRatings({ userIds, store }: ProductLife, { ratings }: Figures): Promise<void> {
  for (const pool of RATING_POOLS) {
    for (const userId of userIds) {
      const [rating, model] = [await store.players.findRating(userId, pool), ratings[pool].get(userId)];
      expect({ pool, userId, rating: rating && rounded(rating) }).toEqual({
        pool,
        userId,
        rating: model && rounded(model),
      });
    }
  }
}

const rounded = (rating: object) =>
  Object.fromEntries(Object.entries(rating).map(([name, value]) => [name, Number(Number(value).toFixed(DIGITS))]));

/** Every member's points in every server, and what each solve of some earned. */
async function expectSameScores(life: ProductLife, { solves }: Figures): Promise<void> {
  const { servers, userIds, store, boards } = life;
  const sums = new Map<string, number>();
  for (const solve of solves) {
    const who = `${solve.serverId} ${solve.userId}`;
    sums.set(who, (sums.get(who) ?? 0) + scoreOf(solve));
  }
  for (const { id: serverId } of servers) {
    for (const userId of userIds) {
      const score = await store.players.findScore({ serverId, userId });
      expect({ serverId, userId, score }).toEqual({ serverId, userId, score: sums.get(`${serverId} ${userId}`) ?? 0 });
    }
  }
  const looked = [...byMember(solves)].filter((_, index) => index % 25 === 0).flatMap(([, own]) => own);
  for (const solve of looked) {
    const board = boards.get(keyOf({ ...solve, subject: { kind: 'daily', date: solve.date } }));
    const { score } = await store.players.findEarned(board?.attemptId ?? 0);
    expect({ solve, score }).toEqual({ solve, score: scoreOf(solve) });
  }
}

/** The places of some days: as those who solved them are told, and in the order of the recap. */
async function expectSamePlaces({ game, store, servers }: ProductLife, figures: Figures): Promise<void> {
  for (const { id: serverId } of servers) {
    const here = figures.solves.filter((solve) => solve.serverId === serverId);
    const dates = [...new Set(here.map(({ date }) => date))].sort();
    for (const date of dates.slice(-PLACED_DAYS)) {
      const places = placesOfDay(figures, serverId, date);
      const { solvers } = await store.players.findDay(serverId, date);
      const recapped = solvers.map(({ userId, time }) => ({ userId, isRanked: time !== undefined }));
      const expected = places.map(({ userId, place }) => ({ userId, isRanked: place !== undefined }));
      expect({ serverId, date, recapped }).toEqual({ serverId, date, recapped: expected });
      const of = places.filter(({ place }) => place !== undefined).length;
      for (const { userId, place } of places.slice(0, PLACED_MEMBERS)) {
        const standing = await game.streakAndPlace({ serverId, userId }, date);
        expect({ serverId, date, userId, ...standing }).toEqual({
          ...{ serverId, date, userId, streak: standing.streak, freezes: standing.freezes, of },
          ...(place !== undefined && { place }),
        });
      }
    }
  }
}

/** All that can be asked of the store, to compare with itself after a restart or when it was recomputed. */
export async function figuresAsStored(life: ProductLife): Promise<unknown> {
  const { store, servers, userIds, now } = life;
  const boards: unknown[] = [];
  const today = await life.game.today(servers[0]?.id ?? '');
  for (const place of [
    { kind: 'world' } as const,
    ...servers.map(({ id }) => ({ kind: 'server', serverId: id }) as const),
  ]) {
    for (const by of MEASURES) {
      for (const period of PERIODS) {
        boards.push(
          await store.players.listBoard({ by, period, today, place, now, from: 0, most: 10_000, userId: '' }),
        );
      }
    }
  }
  const members = await Promise.all(userIds.map((userId) => memberAsStored(store.players, life, userId)));
  return { boards, members };
}

async function memberAsStored(players: PlayerStore, { servers, now }: ProductLife, userId: string): Promise<unknown> {
  const ratings = await Promise.all(RATING_POOLS.map((pool) => players.findRating(userId, pool)));
  const here = await Promise.all(
    servers.map(async ({ id: serverId }) => ({
      streak: await players.findStreak({ serverId, userId }, now),
      score: await players.findScore({ serverId, userId }),
      ratings: await players.listRatings({ serverId, userId }),
    })),
  );
  return { userId, ratings, here };
}
