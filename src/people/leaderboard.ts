/** Leaderboards: who stands where, by what, and over which days. The rules are in docs/scoring.md. */

export const PERIODS = ['today', 'week', 'month', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const SCOPES = ['server', 'friends-of-this-channel', 'global'] as const;
export type Scope = (typeof SCOPES)[number];

export const MEASURES = ['score', 'time', 'streak', 'rating'] as const;
export type Measure = (typeof MEASURES)[number];

/** Whose board it is; ids come from the transport. */
export type LeaderboardPlace =
  | { readonly kind: 'server'; readonly serverId: string }
  | { readonly kind: 'channel'; readonly serverId: string; readonly channelId: string }
  | { readonly kind: 'world' };

export interface LeaderboardQuery {
  readonly by: Measure;
  readonly period: Period;
  /** The server's current day: it says which week and month are meant. */
  readonly today: string;
  readonly place: LeaderboardPlace;
  /** Who asks: their own row is found wherever it is. */
  readonly userId: string;
  /** Rows before the wanted ones. */
  readonly from: number;
  readonly most: number;
  readonly now: number;
}

export interface LeaderboardRow {
  /** Equal values share a rank. */
  readonly rank: number;
  readonly userId: string;
  /** As they were called when they played last. Users choose it. */
  readonly name: string;
  /** Points, milliseconds, days or a rating. */
  readonly value: number;
  /** Of a rating: how uncertain it is. */
  readonly deviation?: number;
}

export interface LeaderboardPage {
  readonly rows: readonly LeaderboardRow[];
  /** How many are on the whole board. */
  readonly total: number;
  /** The row of who asks; missing when they are not on it, or hide. */
  readonly own?: LeaderboardRow;
}

/** Solves with a human time that somebody must have to be on a board by time. */
export const TIMED_SOLVES: Readonly<Record<Period, number>> = { today: 1, week: 2, month: 5, all: 10 };
