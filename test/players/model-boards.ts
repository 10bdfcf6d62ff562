import type {
  LeaderboardPage,
  LeaderboardPlace,
  LeaderboardQuery,
  LeaderboardRow,
  Period,
} from '../../src/people/leaderboard.js';
import type { Figures } from './model.js';
import { weekOf } from './model-days.js';
import { byMember, isRanked, type Solve, scoreOf, typicalTime } from './model-score.js';

/** A board's row without the name, which is no figure. */
export type ModelRow = Omit<LeaderboardRow, 'name'>;

export interface ModelPage extends Pick<LeaderboardPage, 'total'> {
  readonly rows: readonly ModelRow[];
  readonly own?: ModelRow;
}

/** Somebody on a board: whoever has the least `order` is first, and equal ones share a rank. */
interface Entry {
  readonly userId: string;
  readonly value: number;
  readonly deviation?: number;
  readonly order: number;
}

const ENOUGH_TIMES: Readonly<Record<Period, number>> = { today: 1, week: 2, month: 5, all: 10 };

function isIn(period: Period, today: string, date: string): boolean {
  if (period === 'all') return true;
  if (period === 'today') return date === today;
  if (period === 'month') return date.slice(0, 7) === today.slice(0, 7);
  const { first, last } = weekOf(today);
  return first <= date && date <= last;
}

/** Who may be on this place's boards at all. */
function companyOf({ history }: Figures, place: LeaderboardPlace): (userId: string) => boolean {
  const hidden = new Set(history.hidden);
  if (place.kind !== 'channel') return (userId) => !hidden.has(userId);
  const here = history.openings.filter(
    ({ serverId, channelId }) => serverId === place.serverId && channelId === place.channelId,
  );
  const friends = new Set(here.map(({ userId }) => userId));
  return (userId) => friends.has(userId) && !hidden.has(userId);
}

function ofPlace<T extends { readonly serverId: string }>(all: readonly T[], place: LeaderboardPlace): readonly T[] {
  return place.kind === 'world' ? all : all.filter(({ serverId }) => serverId === place.serverId);
}

/** A date counts once, with the solve that earned most. */
function scoreOfAll(solves: readonly Solve[]): number {
  const best = new Map<string, number>();
  for (const solve of solves) best.set(solve.date, Math.max(best.get(solve.date) ?? 0, scoreOf(solve)));
  return [...best.values()].reduce((sum, each) => sum + each, 0);
}

function entryOf(userId: string, solves: readonly Solve[], figures: Figures, question: LeaderboardQuery): Entry[] {
  if (question.by === 'rating') {
    const rated = figures.ratings.daily.get(userId);
    if (!rated) return [];
    const { rating, deviation } = rated;
    const order = -Math.round(rating - 2 * deviation);
    return [{ userId, value: Math.round(rating), deviation: Math.round(deviation), order }];
  }
  if (question.by === 'time') {
    const ranked = solves.filter(isRanked);
    const value = typicalTime(ranked);
    return value === undefined || ranked.length < ENOUGH_TIMES[question.period]
      ? []
      : [{ userId, value, order: value }];
  }
  const value = scoreOfAll(solves);
  return [{ userId, value, order: -value }];
}

function streakEntries({ streaks }: Figures, { period, place, now }: LeaderboardQuery): Entry[] {
  const standing = ofPlace(streaks, place).filter(({ until }) => period === 'all' || now < until);
  return [...byMember(standing)].map(([userId, own]) => {
    const value = Math.max(...own.map(({ best, streak }) => (period === 'all' ? best : streak)));
    return { userId, value, order: -value };
  });
}

function solveEntries(figures: Figures, question: LeaderboardQuery): Entry[] {
  const dates = new Map<string, boolean>();
  const isAsked = ({ date }: Solve): boolean => {
    const known = dates.get(date) ?? isIn(question.period, question.today, date);
    dates.set(date, known);
    return known;
  };
  const solves = ofPlace(figures.solves, question.place).filter(isAsked);
  return [...byMember(solves)].flatMap(([userId, own]) => entryOf(userId, own, figures, question));
}

/** The rank is one more than there are people before. */
function inRanks(entries: readonly Entry[]): readonly ModelRow[] {
  const sorted = [...entries].sort((one, other) => one.order - other.order || (one.userId < other.userId ? -1 : 1));
  const ranks = new Map<number, number>();
  for (const [before, { order }] of sorted.entries()) if (!ranks.has(order)) ranks.set(order, before + 1);
  return sorted.map(({ order, ...row }) => ({ rank: ranks.get(order) ?? 0, ...row }));
}

export function wholeBoard(figures: Figures, question: LeaderboardQuery): readonly ModelRow[] {
  const entries = question.by === 'streak' ? streakEntries(figures, question) : solveEntries(figures, question);
  const isWelcome = companyOf(figures, question.place);
  return inRanks(entries.filter(({ userId }) => isWelcome(userId)));
}

export function boardPage(figures: Figures, question: LeaderboardQuery): ModelPage {
  const board = wholeBoard(figures, question);
  const own = board.find(({ userId }) => userId === question.userId);
  return {
    rows: board.slice(question.from, question.from + question.most),
    total: board.length,
    ...(own && { own }),
  };
}
