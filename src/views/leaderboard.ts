import type { Context } from '../bot/command.js';
import type { Button, Invocation, Menu, Reply } from '../bot/reply.js';
import { excerpt, isolated } from '../bot/text.js';
import {
  type LeaderboardPage,
  type LeaderboardRow,
  MEASURES,
  type Measure,
  PERIODS,
  type Period,
  SCOPES,
  type Scope,
  TIMED_SOLVES,
} from '../people/leaderboard.js';
import type { Speech } from '../texts/speech.js';
import { formatDuration, rankSign } from './format.js';

export interface LeaderboardChoice {
  readonly period: Period;
  readonly scope: Scope;
  readonly by: Measure;
}

interface ShownPage extends LeaderboardPage {
  readonly page: number;
  /** It is by time, in a server whose posts show the board to all: nobody gets onto it any more. */
  readonly isClosed: boolean;
}

/** As many as a phone shows without scrolling. */
export const LEADERBOARD_ROWS = 10;

const LONGEST_NAME = 32;

/** A page of a board, with the caller's own row wherever it is, and the means to turn to others. */
export function showLeaderboard(context: Context, wish: LeaderboardChoice, board: ShownPage): Reply {
  const { speech } = context;
  const { leaderboard: texts, daily } = speech.texts;
  const { page } = board;
  const pages = Math.max(1, Math.ceil(board.total / LEADERBOARD_ROWS));
  return {
    text: [
      texts.title(wish.by, wish.period, wish.scope),
      ...rowsInWords(context, wish, board),
      ...(board.isClosed ? [daily.isOpen] : []),
      ...(board.total > 0 ? ['', texts.pages(page, pages, board.total), ...explained(wish, speech)] : []),
    ].join('\n'),
    personal: true,
    ...(pages > 1 && { buttons: turning(wish, page, pages) }),
    menus: menusFor(wish, context),
  };
}

/** Who asks is in bold, on the page or else above or below it. */
function rowsInWords(
  { speech, caller, preferences }: Context,
  wish: LeaderboardChoice,
  { rows, own, total, isClosed }: ShownPage,
): readonly string[] {
  const { leaderboard: texts } = speech.texts;
  const lines = rows.map((row) => rowInWords(row, row.userId === caller.userId, wish.by, speech));
  if (isClosed && !own) return lines;
  if (preferences.hidden) return [...(total === 0 ? [nobody(wish, speech)] : lines), texts.hidden];
  if (total === 0) return [nobody(wish, speech)];
  if (!own) return [...lines, notOnIt(wish, speech)];
  if (rows.some(({ userId }) => userId === caller.userId)) return lines;
  const mine = rowInWords(own, true, wish.by, speech);
  const first = rows[0];
  return first && isBefore(own, first) ? [mine, '…', ...lines] : [...lines, '…', mine];
}

/** Equals stand in the order of their ids. */
const isBefore = (one: LeaderboardRow, other: LeaderboardRow): boolean =>
  one.rank < other.rank || (one.rank === other.rank && one.userId < other.userId);

function rowInWords(
  { rank, name, value, deviation }: LeaderboardRow,
  isOwn: boolean,
  by: Measure,
  speech: Speech,
): string {
  const shown = name === '' ? speech.texts.leaderboard.somebody : isolated(excerpt(name, LONGEST_NAME));
  // A value is not torn apart at the end of a line, nor is a rank left alone there.
  const entry = `${shown} · ${valueInWords(value, deviation, by, speech).replaceAll(' ', '\u00a0')}`;
  return `${rankSign(rank)}\u00a0${isOwn ? `**${entry}**` : entry}`;
}

function valueInWords(value: number, deviation: number | undefined, by: Measure, speech: Speech): string {
  const { leaderboard, dates } = speech.texts;
  switch (by) {
    case 'score':
      return leaderboard.points(value.toLocaleString(dates.locale), value === 1);
    case 'time':
      return formatDuration(value, speech);
    case 'streak':
      return leaderboard.days(value);
    case 'rating':
      return `${value} ± ${deviation ?? 0}`;
  }
}

const nobody = ({ by, period }: LeaderboardChoice, { texts: { leaderboard } }: Speech): string =>
  by === 'time' ? leaderboard.nobodyByTime(TIMED_SOLVES[period]) : leaderboard.nobody;

const notOnIt = ({ by, period }: LeaderboardChoice, { texts: { leaderboard } }: Speech): string =>
  by === 'time' ? leaderboard.notOnItByTime(TIMED_SOLVES[period]) : leaderboard.notOnIt[by];

function explained({ by, period }: LeaderboardChoice, { texts: { leaderboard } }: Speech): readonly string[] {
  switch (by) {
    case 'score':
      return [];
    case 'time':
      return period === 'today' ? [] : [leaderboard.byTime];
    case 'streak':
      return [period === 'all' ? leaderboard.byBestStreak : leaderboard.byStreak];
    case 'rating':
      return [leaderboard.byRating];
  }
}

const asking = (wish: LeaderboardChoice, page?: number): Invocation => ({
  command: 'leaderboard',
  args: { ...wish, ...(page !== undefined && { page }) },
});

const turning = (wish: LeaderboardChoice, page: number, pages: number): readonly Button[] => [
  { label: '◀', style: 'secondary', inPlace: true, disabled: page <= 1, invoke: asking(wish, page - 1) },
  { label: '▶', style: 'secondary', inPlace: true, disabled: page >= pages, invoke: asking(wish, page + 1) },
];

function menusFor(wish: LeaderboardChoice, { caller, speech: { texts } }: Context): readonly Menu[] {
  const { leaderboard } = texts;
  const scopes = SCOPES.filter((scope) => scope !== 'friends-of-this-channel' || caller.channelId !== undefined);
  return [
    {
      placeholder: leaderboard.measureMenu(leaderboard.measure(wish.by)),
      options: MEASURES.map((by) => ({ label: leaderboard.measure(by), invoke: asking({ ...wish, by }) })),
    },
    {
      placeholder: leaderboard.periodMenu(leaderboard.period(wish.period)),
      options: PERIODS.map((period) => ({ label: leaderboard.period(period), invoke: asking({ ...wish, period }) })),
    },
    {
      placeholder: leaderboard.scopeMenu(leaderboard.scope(wish.scope)),
      options: scopes.map((scope) => ({ label: leaderboard.scope(scope), invoke: asking({ ...wish, scope }) })),
    },
  ];
}
