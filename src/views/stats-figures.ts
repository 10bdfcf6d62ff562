import type { Context } from '../bot/command.js';
import { afterIdleDays, type Pool, type Rating } from '../people/rating.js';
import { CALENDAR_WEEKS } from '../pictures/cards.js';
import { calendarStart } from '../play/player-stats.js';
import type { NamedMember, PlayedAttempt, RatedMoment, StandingStreak } from '../play/player-store.js';

/** All that `/stats` tells of a member in a server. */
export interface Figures {
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
export async function figuresOf({ caller, services }: Context, { userId, name }: NamedMember): Promise<Figures> {
  const { game, players, now } = services;
  const { serverId } = caller;
  const member = { serverId, userId };
  const today = await game.today(serverId);
  const ratingOf = async (pool: Pool): Promise<Rating | undefined> => {
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
