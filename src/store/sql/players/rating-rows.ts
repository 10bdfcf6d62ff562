import { type Kysely, type RawBuilder, sql } from 'kysely';
import { certainOf, NEW_MEMBER, newPuzzle, type Pool, type Rating, rateResult } from '../../../people/rating.js';
import { type ActivityId, MATE } from '../../../play/activity.js';
import type { Attempt } from '../../../play/attempt.js';
import type { Schema } from '../../schema.js';

/** A first try that was decided. */
interface RatedTry {
  readonly activity: ActivityId;
  readonly userId: string;
  readonly puzzleId: number;
  readonly pool: Pool;
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

type Columns<Who extends string> = { readonly [Name in `${Who}_${keyof RatingColumns}`]: number | null };
interface RatingColumns {
  rating: number;
  deviation: number;
  volatility: number;
  rated_at: number;
}
type Found = Columns<'member'> & Columns<'puzzle'> & { readonly seen: number };

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

/** What a member and a puzzle are worth; undefined when the member had `seen` the position before. */
export async function findRatings(
  trx: Kysely<Schema>,
  { activity, userId, puzzleId, pool }: Pick<RatedTry, 'activity' | 'userId' | 'puzzleId' | 'pool'>,
  seen: RawBuilder<boolean> = sql`1 = 0`,
): Promise<RatingsBefore | undefined> {
  const columns = (who: 'member' | 'puzzle') => sql.raw(RATED.map((name) => `${who}.${name} as ${who}_${name}`).join());
  const { rows } = await sql<Found>`
    select case when ${seen} then 1 else 0 end as seen, ${columns('member')}, ${columns('puzzle')}
    from (select 1 as one) as here
      left join ratings as member
        on member.activity = ${activity} and member.user_id = ${userId} and member.pool = ${pool}
      left join puzzle_ratings as puzzle
        on puzzle.activity = ${activity} and puzzle.puzzle_id = ${puzzleId} and puzzle.pool = ${pool}`.execute(trx);
  const [found] = rows;
  if (!found || found.seen === 1) return undefined;
  return { member: ratingOf(found, 'member'), puzzle: ratingOf(found, 'puzzle') };
}

const RATED = ['rating', 'deviation', 'volatility', 'rated_at'] as const;

function ratingOf(found: Found, who: 'member' | 'puzzle'): Rating | undefined {
  const { [`${who}_rating` as const]: rating, [`${who}_deviation` as const]: deviation } = found;
  const { [`${who}_volatility` as const]: volatility, [`${who}_rated_at` as const]: at } = found;
  if (rating === null || deviation === null || volatility === null || at === null) return undefined;
  return { rating, deviation, volatility, at };
}

/** What both are worth after a first try. */
export function rate(before: RatingsBefore, { won, at, difficulty }: RatedTry): RatingsAfter {
  const member = before.member ?? NEW_MEMBER;
  const after = rateResult(member, before.puzzle ?? newPuzzle(difficulty), won, at);
  return { ...after, change: after.member.rating - member.rating };
}

/** Within a transaction. */
export async function saveRatings(
  trx: Kysely<Schema>,
  { activity, userId, puzzleId, pool, at }: RatedTry,
  { member, puzzle }: Omit<RatingsAfter, 'change'>,
): Promise<void> {
  const ofMember = { ...columnsOf(member, at), certain: certainOf(member) };
  await trx
    .insertInto('ratings')
    .values({ activity, user_id: userId, pool, ...ofMember })
    .onConflict((conflict) => conflict.columns(['activity', 'user_id', 'pool']).doUpdateSet(ofMember))
    .execute();
  const ofPuzzle = columnsOf(puzzle, at);
  await trx
    .insertInto('puzzle_ratings')
    .values({ activity, puzzle_id: puzzleId, pool, ...ofPuzzle })
    .onConflict((conflict) => conflict.columns(['activity', 'puzzle_id', 'pool']).doUpdateSet(ofPuzzle))
    .execute();
}

const columnsOf = ({ rating, deviation, volatility }: Rating, at: number): RatingColumns => ({
  rating,
  deviation,
  volatility,
  rated_at: at,
});
