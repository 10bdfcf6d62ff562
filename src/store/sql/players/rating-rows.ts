import type { SqliteDatabase } from 'kysely';
import { certainOf, NEW_MEMBER, newPuzzle, type Pool, type Rating, rateResult } from '../../../people/rating.js';
import { first, run } from './rows.js';

/** A first try that was decided. */
interface FirstTry {
  readonly userId: string;
  readonly puzzleId: number;
  readonly pool: Pool;
  readonly won: boolean;
  readonly at: number;
  /** What the proof said of the puzzle then. */
  readonly difficulty?: number;
}

interface RatingRow {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly rated_at: number;
}

const FIND_MEMBER = 'select rating, deviation, volatility, rated_at from ratings where user_id = ? and pool = ?';
const FIND_PUZZLE =
  'select rating, deviation, volatility, rated_at from puzzle_ratings where puzzle_id = ? and pool = ?';
const SAVE_MEMBER = `
  insert into ratings (user_id, pool, rating, deviation, volatility, rated_at, certain) values (?, ?, ?, ?, ?, ?, ?)
  on conflict do update set rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at, certain = excluded.certain`;
const SAVE_PUZZLE = `
  insert into puzzle_ratings (puzzle_id, pool, rating, deviation, volatility, rated_at) values (?, ?, ?, ?, ?, ?)
  on conflict do update set rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, rated_at = excluded.rated_at`;

/** Rates member and puzzle by a first try, and returns what the member is worth now. Within a transaction. */
export function saveRatings(
  database: SqliteDatabase,
  { userId, puzzleId, pool, won, at, difficulty }: FirstTry,
): { readonly after: Rating; readonly change: number } {
  const before = ratingOf(first<RatingRow>(database, FIND_MEMBER, [userId, pool])) ?? NEW_MEMBER;
  const puzzle = ratingOf(first<RatingRow>(database, FIND_PUZZLE, [puzzleId, pool])) ?? newPuzzle(difficulty);
  const after = rateResult(before, puzzle, won, at);
  run(database, SAVE_MEMBER, [userId, pool, ...valuesOf(after.member, at), certainOf(after.member)]);
  run(database, SAVE_PUZZLE, [puzzleId, pool, ...valuesOf(after.puzzle, at)]);
  return { after: after.member, change: after.member.rating - before.rating };
}

const ratingOf = (row: RatingRow | undefined): Rating | undefined =>
  row && { rating: row.rating, deviation: row.deviation, volatility: row.volatility, at: row.rated_at };

const valuesOf = ({ rating, deviation, volatility }: Rating, at: number): readonly number[] => [
  rating,
  deviation,
  volatility,
  at,
];
