import type { Schedule } from '../people/days.js';
import type { LeaderboardPage, LeaderboardQuery } from '../people/leaderboard.js';
import type { Rating, RatingPool } from '../people/rating.js';
import type { Outage, Streak } from '../people/streak.js';
import type { Theme } from '../puzzles/analysis/themes.js';
import type { Attempt, Outcome } from './attempt.js';
import type { Earned, Member } from './attempt-store.js';

/** A streak as it stands at a moment. */
export interface StandingStreak extends Streak {
  /** 0 when it is over. */
  readonly length: number;
}

/** A member's rating after one of their first tries. */
export interface RatedMoment {
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

/** A finished attempt with what is told of its puzzle. */
export interface PlayedAttempt {
  readonly attempt: Attempt;
  readonly mateIn: number;
  readonly themes: readonly Theme[];
  /** It earned points. */
  readonly counts: boolean;
}

export interface NamedMember {
  readonly userId: string;
  readonly name: string;
}

/** Somebody who solved a day's puzzle so that it counts. */
export interface Solver extends NamedMember {
  readonly wrong: number;
  readonly hints: number;
  /** Missing where it is not ranked. */
  readonly time?: number;
}

/** A day that has a daily, as one member has played it. */
export interface PlayedDay {
  readonly date: string;
  /** Missing where they have not begun; without an outcome where it is open. `isClean`: no wrong try, no hint. */
  readonly attempt?: { readonly outcome?: Outcome; readonly isClean: boolean };
}

/** How a server's day went. */
export interface DayPlayed {
  /** Who has played at all: a move, a hint, or the end of an attempt. */
  readonly players: number;
  readonly solved: number;
  /** Those who do not hide, by their places of the day; those without a time last. */
  readonly solvers: readonly Solver[];
  /** The first moves that were tried in vain, the most popular first, with the number of those who did. */
  readonly wrongTries: readonly { readonly move: string; readonly members: number }[];
}

/** What is computed of players. Everything of a server is asked with that server's id. */
export interface PlayerStore {
  listBoard(question: LeaderboardQuery): Promise<LeaderboardPage>;
  findStreak(member: Member, now: number): Promise<StandingStreak>;
  findRating(userId: string, pool: RatingPool): Promise<Rating | undefined>;
  /** After first tries at this server's dailies, the oldest first. */
  listRatings(member: Member): Promise<readonly RatedMoment[]>;
  findEarned(attemptId: number): Promise<Earned>;
  /** The points of all solves that count. */
  findScore(member: Member): Promise<number>;
  /** Everything that was finished here, practice included, the oldest first. */
  listPlayed(member: Member): Promise<readonly PlayedAttempt[]>;
  /** The dates from this one on for which a server was given a daily. */
  listDailyDates(serverId: string, from: string): Promise<readonly string[]>;
  /** The dates of a server's dailies up to this one, with the member's attempts at them, the oldest first. */
  listDays(member: Member, upTo: string): Promise<readonly PlayedDay[]>;
  findDay(serverId: string, date: string): Promise<DayPlayed>;
  /** Members of a server who do not hide, by id or by how their name begins; who has that very name comes first. */
  findMembers(serverId: string, typed: string, most: number): Promise<readonly NamedMember[]>;
  /** The bot was away: nobody's streak ends by that. */
  noteOutage(outage: Outage, usual: Schedule): Promise<void>;
  /** The clock was ahead: the bot was not away later than now. */
  endOutages(at: number, usual: Schedule): Promise<void>;
  /** Computes everything anew from the attempts and results. `usual` is the day of servers that have set up nothing. */
  recomputeAll(usual: Schedule): Promise<void>;
}
