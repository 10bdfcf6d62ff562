import type { Generated } from 'kysely';
import type { RatingPool } from '../../people/rating.js';
import type { Outcome } from '../../play/attempt.js';

export interface DailyTable {
  activity: string;
  server_id: string;
  date: string;
  puzzle_id: number;
  /** 1: its post shows the board to all. As the server was set up when the puzzle was chosen; it never changes. */
  open_board: Generated<number>;
}

export interface AttemptTable {
  id: Generated<number>;
  activity: string;
  server_id: string;
  user_id: string;
  /** The code's `PuzzleRef`: a date's daily, or a puzzle for practice. The column keeps its released name. */
  occasion: string;
  puzzle_id: number;
  started_at: number;
  viewed_at: number;
  finished_at: number | null;
  outcome: Outcome | null;
  line: string;
  wrong: number;
  slower: number;
  hints: number;
  hint_level: number;
  version: number;
  /** The server's day at the first view. */
  opened_on: string;
  /** The server's day, the member's zone and what the proof said of the puzzle, all at the end of the attempt. */
  finished_on: string | null;
  time_zone: string | null;
  difficulty: number | null;
  /** 1: it earns points and goes on a streak, by the rule `countsFor`, written at the end of the attempt. */
  counts: Generated<number>;
  /** 1: solved in a time that no human makes. */
  flagged: Generated<number>;
  /** 1: the daily's post shows the board to all, so that the time is not ranked. Copied from the daily. */
  open_board: Generated<number>;
  /** The `Wishes` as JSON with which a practice puzzle was asked for. */
  wishes: string | null;
}

/** What members tried in vain. */
export interface TryTable {
  attempt_id: number;
  user_id: string;
  /** The moves and defences before it. */
  ply: number;
  move: string;
}

/** What members have earned in a period. It follows from the attempts. */
export interface TallyTable {
  activity: string;
  /** A server, or `WORLD` (`people/tallies.ts`). */
  place: string;
  period: string;
  user_id: string;
  score: number;
  /** Solves whose time is ranked, and the sum of the logarithms of those. */
  timed: number;
  logs: number;
  /** Null while there are too few to compare. */
  typical: number | null;
}

/** The members' streaks. They follow from the attempts and the outages. */
export interface StreakTable {
  activity: string;
  server_id: string;
  user_id: string;
  length: number;
  best: number;
  freezes: number;
  stands_until: number;
}

/** First tries, in the order in which they were decided, and what the member was worth after each. */
export interface ResultTable {
  id: Generated<number>;
  activity: string;
  attempt_id: number;
  server_id: string;
  user_id: string;
  puzzle_id: number;
  pool: RatingPool;
  at: number;
  won: number;
  difficulty: number | null;
  rating: number;
  deviation: number;
  /** From the rating before it. */
  change: number;
}

/**
 * A view to be written to: what is inserted here the database writes to `results`, `ratings` and `puzzle_ratings`. A result
 * is one statement by that, also over a network.
 */
export interface RatedTryView extends Omit<ResultTable, 'id'> {
  volatility: number;
  certain: number;
  puzzle_rating: number;
  puzzle_deviation: number;
  puzzle_volatility: number;
}

/** What members are worth now. It follows from the results, as do the puzzles' ratings. */
export interface RatingTable {
  activity: string;
  user_id: string;
  pool: RatingPool;
  rating: number;
  deviation: number;
  volatility: number;
  rated_at: number;
  /** By this they are ranked. */
  certain: number;
}

export interface PuzzleRatingTable {
  activity: string;
  puzzle_id: number;
  pool: RatingPool;
  rating: number;
  deviation: number;
  volatility: number;
  rated_at: number;
}
