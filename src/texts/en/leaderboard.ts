import type { Measure, Period, Scope } from '../../people/leaderboard.js';

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  score: 'Score',
  time: 'Time',
  streak: 'Streak',
  rating: 'Rating',
};
const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  today: 'today',
  week: 'this week',
  month: 'this month',
  all: 'all time',
};
const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  server: 'this server',
  'friends-of-this-channel': 'friends of this channel',
  global: 'the whole world',
};

/** Leaderboards. */
export const leaderboard = {
  title: (by: Measure, period: Period, scope: Scope) =>
    `**${MEASURE_NAMES[by]}** · ${PERIOD_NAMES[period]} · ${SCOPE_NAMES[scope]}`,
  measure: (by: Measure): string => MEASURE_NAMES[by],
  period: (period: Period): string => PERIOD_NAMES[period],
  scope: (scope: Scope): string => SCOPE_NAMES[scope],
  points: (points: string, isOne: boolean) => `${points} ${isOne ? 'point' : 'points'}`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  somebody: 'Somebody',
  nobody: 'Nobody is on this board yet. Be the first!',
  nobodyByTime: (needed: number) =>
    needed === 1
      ? 'Nobody is on this board yet. Be the first!'
      : `Nobody is on this board yet: it takes ${needed} solves in a human time.`,
  notOnIt: {
    score: 'You are not on this board yet: solve a daily.',
    streak: 'You are not on this board: no streak of yours stands at the moment.',
    rating: 'You are not on this board yet: solve a daily.',
  },
  notOnItByTime: (needed: number) =>
    `You are not on this board yet: it takes ${needed === 1 ? 'a solve' : `${needed} solves`} in a human time.`,
  hidden: 'You are hidden, so you are on no board. `/settings` shows you again.',
  noChannel: 'The friends of a channel are there in the channels of a server. Ask there, or choose another board.',
  pages: (page: number, pages: number, members: number) =>
    `${pages > 1 ? `Page ${page} of ${pages} · ` : ''}${members === 1 ? '1 member' : `${members} members`}`,
  byTime: 'The typical time of a member: one board left open does not spoil it.',
  byStreak: 'Days in a row that stand now.',
  byBestStreak: 'The longest ever.',
  byRating: 'By what is certain: the rating less twice its uncertainty.',
  /** What is chosen now stands on the menus. */
  measureMenu: (current: string) => `By: ${current}`,
  periodMenu: (current: string) => `Period: ${current}`,
  scopeMenu: (current: string) => `Among: ${current}`,
};
