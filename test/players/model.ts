import type { History } from './history.js';
import { dateAt } from './model-days.js';
import { type Ratings, ratingsOf } from './model-rating.js';
import { byMember, type Solve, solvesThatCount } from './model-score.js';
import { type Streak, standsUntil, streakOf } from './model-streak.js';

/** A member's streak in a server, and the moment from which it no longer stands. */
export interface StandingStreak extends Streak {
  readonly userId: string;
  readonly serverId: string;
  readonly until: number;
}

/** All that follows from a history, computed once. */
export interface Figures {
  readonly history: History;
  readonly solves: readonly Solve[];
  readonly streaks: readonly StandingStreak[];
  readonly ratings: Ratings;
}

/** Of a history as it was at the moment that is asked about. Puzzles of days to come are no part of a streak yet. */
export function figuresOf(history: History, now = Number.POSITIVE_INFINITY): Figures {
  const solves = solvesThatCount(history);
  const latest = Number.isFinite(now) ? dateAt(now, 'Pacific/Kiritimati') : '9999-12-31';
  const sofar = solves.filter(({ date }) => date <= latest);
  return { history, solves, streaks: streaksOf(history, sofar), ratings: ratingsOf(history) };
}

function streaksOf({ servers, outages }: History, solves: readonly Solve[]): readonly StandingStreak[] {
  return servers.flatMap((server) => {
    const here = solves.filter(({ serverId }) => serverId === server.id);
    return [...byMember(here)].map(([userId, own]) => ({
      userId,
      serverId: server.id,
      ...streakOf(own, outages),
      until: standsUntil(own, outages, server) ?? 0,
    }));
  });
}
