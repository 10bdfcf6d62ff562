import type { Context } from '../bot/command.js';
import { excerpt, isolated } from '../bot/text.js';
import { afterIdleDays, type Rating, type RatingPool } from '../people/rating.js';
import { CALENDAR_WEEKS, MOST_THEMES_ROWS } from '../pictures/cards.js';
import { solveTime } from '../play/attempt.js';
import { calendarStart, dailiesOf, type ThemeRecord, themesByRecord, timesByLength } from '../play/player-stats.js';
import type { NamedMember, PlayedAttempt, RatedMoment, StandingStreak } from '../play/player-store.js';
import type { Speech } from '../texts/speech.js';
import { dayInWords } from './dates.js';
import { formatDuration } from './format.js';

/** All that `/stats` tells of a member in a server. */
export interface MemberStats {
  readonly name: string;
  readonly today: string;
  /** The oldest first. */
  readonly played: readonly PlayedAttempt[];
  readonly streak: StandingStreak;
  readonly score: number;
  /** As certain as they are today. */
  readonly daily?: Rating;
  readonly practice?: Rating;
  readonly history: readonly RatedMoment[];
  /** On which days of the calendar there was a puzzle. */
  readonly dailies: ReadonlySet<string>;
}

/** The server is always the caller's own. */
export async function loadStats({ caller, services }: Context, { userId, name }: NamedMember): Promise<MemberStats> {
  const { game, players, now } = services;
  const { serverId } = caller;
  const member = { serverId, userId };
  const today = await game.today(serverId);
  const ratingOf = async (pool: RatingPool): Promise<Rating | undefined> => {
    const rating = await players.findRating(userId, pool);
    return rating && afterIdleDays(rating, now());
  };
  const [daily, practice] = [await ratingOf('daily'), await ratingOf('practice')];
  return {
    name,
    today,
    played: await players.listPlayed(member),
    streak: await players.findStreak(member, now()),
    score: await players.findScore(member),
    ...(daily && { daily }),
    ...(practice && { practice }),
    history: await players.listRatings(member),
    dailies: new Set(await players.listDailyDates(serverId, calendarStart(today, CALENDAR_WEEKS))),
  };
}

/** `1612 ± 94` */
export const ratingInWords = ({ rating, deviation }: Rating): string =>
  `${Math.round(rating)} ± ${Math.round(deviation)}`;

const RECENT = 10;

/** What the picture shows, in words: one line for each of its parts. The name comes as it may stand there. */
export function statsLines(figures: MemberStats, name: string, speech: Speech): readonly string[] {
  const { stats: texts, dates, difficulty } = speech.texts;
  const { daily, practice, streak, score, played } = figures;
  const dailies = dailiesOf(played);
  const { best, weakest } = themesByRecord(played, MOST_THEMES_ROWS);
  const records = (list: readonly ThemeRecord[]) =>
    list.map(({ theme, won, tried }) => `${difficulty.theme(theme)} (${texts.of(won, tried)})`);
  return [
    `**${isolated(name)}** · ${dailies.length > 0 ? texts.solved(countSolved(dailies), dailies.length) : texts.practised(played.length)}`,
    texts.ratingLine(daily && ratingInWords(daily), practice && ratingInWords(practice)),
    texts.streakLine(streak.length, streak.best, streak.freezes),
    texts.scoreLine(score.toLocaleString(dates.locale)),
    ...timesByLength(played).map(({ mateIn, solves, fastest, typical }) =>
      texts.times(mateIn, solves, formatDuration(fastest, speech), formatDuration(typical, speech)),
    ),
    ...(best.length > 0 ? [texts.bestLine(records(best))] : []),
    ...(weakest.length > 0 ? [texts.weakestLine(records(weakest))] : []),
  ];
}

/** The same with the last puzzles one by one. */
export function statsInWords(figures: MemberStats, speech: Speech): string {
  const { stats: texts } = speech.texts;
  const recent = dailiesOf(figures.played).toReversed().slice(0, RECENT);
  return [
    ...statsLines(figures, excerpt(figures.name), speech),
    ...(recent.length > 0 ? ['', texts.last(recent.length), ...recent.map((each) => lineOf(each, speech))] : []),
  ].join('\n');
}

export const countSolved = (played: readonly PlayedAttempt[]): number =>
  played.filter(({ attempt }) => attempt.finish?.outcome === 'solved').length;

function lineOf({ attempt, mateIn }: PlayedAttempt, speech: Speech): string {
  const { stats: texts } = speech.texts;
  const time = solveTime(attempt);
  const result = time === undefined ? texts.givenUp : `**${formatDuration(time, speech)}**`;
  return texts.line(dayInWords(attempt.puzzleRef, speech), mateIn, result, attempt.wrong, attempt.hints);
}
