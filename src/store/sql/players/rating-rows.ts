import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  certainRating,
  NEW_MEMBER_RATING,
  newPuzzleRating,
  type Rating,
  type RatingPool,
  rateResult,
} from '../../../people/rating.js';
import { type ActivityId, MATE } from '../../../play/activity.js';
import type { Attempt } from '../../../play/attempt.js';
import type { Schema } from '../../schema.js';

/** A first try that was decided. */
export interface RatedTry {
  readonly activity: ActivityId;
  readonly attemptId: number;
  readonly serverId: string;
  readonly userId: string;
  readonly puzzleId: number;
  readonly pool: RatingPool;
  readonly won: boolean;
  readonly at: number;
  /** What the proof said of the puzzle then. */
  readonly difficulty?: number | undefined;
}

/** What member and puzzle are worth, where they were ever rated. */
export interface RatingsBefore {
  readonly member: Rating | undefined;
  readonly puzzle: Rating | undefined;
}

export interface RatingsAfter {
  readonly member: Rating;
  readonly puzzle: Rating;
  /** Of the member's rating. */
  readonly change: number;
}

const RATED = ['rating', 'deviation', 'volatility', 'rated_at'] as const;
type Rated = (typeof RATED)[number];

/** What a member and a puzzle are worth, in the columns of one row. */
export type RatingColumns = { readonly [Name in `${'member' | 'puzzle'}_${Rated}`]: number | null };

/** Whether the member had seen the position in an attempt before this one. */
export function wasSeen(activity: ActivityId, { id, userId, puzzleId }: Attempt): RawBuilder<boolean> {
  const isEarlier = sql`earlier.user_id = ${userId} and earlier.activity = ${activity} and earlier.id < ${id}`;
  if (activity !== MATE) {
    return sql`exists (select 1 from attempts as earlier where earlier.puzzle_id = ${puzzleId} and ${isEarlier})`;
  }
  // A cross join keeps its order: from the few puzzles with this position to what the member had of them.
  return sql`exists (
    select 1 from puzzles as this cross join puzzles as same cross join attempts as earlier
    where this.id = ${puzzleId} and same.position = this.position and earlier.puzzle_id = same.id and ${isEarlier})`;
}

/** What a member and a puzzle are worth, to be selected or returned with something else. */
export const ratingColumns = ({
  activity,
  userId,
  puzzleId,
  pool,
}: Pick<RatedTry, 'activity' | 'userId' | 'puzzleId' | 'pool'>) => {
  const ofMember = sql`from ratings where activity = ${activity} and user_id = ${userId} and pool = ${pool}`;
  const ofPuzzle = sql`from puzzle_ratings where activity = ${activity} and puzzle_id = ${puzzleId} and pool = ${pool}`;
  return RATED.flatMap((name) => [
    sql<number | null>`(select ${sql.ref(name)} ${ofMember})`.as(`member_${name}` as const),
    sql<number | null>`(select ${sql.ref(name)} ${ofPuzzle})`.as(`puzzle_${name}` as const),
  ]);
};

export const ratingsOf = (row: RatingColumns): RatingsBefore => ({
  member: ratingOf(row, 'member'),
  puzzle: ratingOf(row, 'puzzle'),
});

function ratingOf(row: RatingColumns, who: 'member' | 'puzzle'): Rating | undefined {
  const { [`${who}_rating` as const]: rating, [`${who}_deviation` as const]: deviation } = row;
  const { [`${who}_volatility` as const]: volatility, [`${who}_rated_at` as const]: at } = row;
  if (rating === null || deviation === null || volatility === null || at === null) return undefined;
  return { rating, deviation, volatility, at };
}

/** What both are worth after a first try. */
export function rate(before: RatingsBefore, { won, at, difficulty }: RatedTry): RatingsAfter {
  const member = before.member ?? NEW_MEMBER_RATING;
  const after = rateResult(member, before.puzzle ?? newPuzzleRating(difficulty), won, at);
  return { ...after, change: after.member.rating - member.rating };
}

/**
 * Writes down how a first try went and what both are worth after it; what was written of the same attempt is replaced. The
 * database puts it into the three tables that it belongs to. Within a transaction.
 */
export async function saveRatedTry(
  trx: Kysely<Schema>,
  { activity, attemptId, serverId, userId, puzzleId, pool, at, won, difficulty }: RatedTry,
  { member, puzzle, change }: RatingsAfter,
): Promise<void> {
  await trx
    .insertInto('rated_tries')
    .values({
      activity,
      attempt_id: attemptId,
      server_id: serverId,
      user_id: userId,
      puzzle_id: puzzleId,
      pool,
      at,
      won: Number(won),
      difficulty: difficulty ?? null,
      rating: member.rating,
      deviation: member.deviation,
      change,
      volatility: member.volatility,
      certain: certainRating(member),
      puzzle_rating: puzzle.rating,
      puzzle_deviation: puzzle.deviation,
      puzzle_volatility: puzzle.volatility,
    })
    .execute();
}
