import rate from 'glicko2-lite';

/** Dailies and practice are rated apart. */
export const RATING_POOLS = ['daily', 'practice'] as const;
export type RatingPool = (typeof RATING_POOLS)[number];

/** Somebody's strength, or how hard a puzzle is, on the scale of Glicko-2. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** Of the last result; nobody has had one where it is missing. */
  readonly at?: number;
}

const USUAL_RATING = 1500;
const MOST_DEVIATION = 350;
/** How far a proof's difficulty is from what people make of it. */
const PROOF_DEVIATION = 200;
const VOLATILITY = 0.06;
/** How fast volatilities change: the middle of what Glickman recommends. */
const TAU = 0.5;

const DAY = 86_400_000;

export const NEW_MEMBER_RATING: Rating = { rating: USUAL_RATING, deviation: MOST_DEVIATION, volatility: VOLATILITY };

export const newPuzzleRating = (difficulty: number | undefined): Rating =>
  difficulty === undefined
    ? NEW_MEMBER_RATING
    : { rating: difficulty, deviation: PROOF_DEVIATION, volatility: VOLATILITY };

/** What both are worth after a first try. Each result is a rating period of its own. */
export function rateResult(
  member: Rating,
  puzzle: Rating,
  won: boolean,
  now: number,
): { readonly member: Rating; readonly puzzle: Rating } {
  const [one, other] = [afterIdleDays(member, now), afterIdleDays(puzzle, now)];
  return { member: afterResult(one, other, won ? 1 : 0, now), puzzle: afterResult(other, one, won ? 0 : 1, now) };
}

/** A day without a result makes it less certain, as a rating period without a game does. */
export function afterIdleDays(rating: Rating, now: number): Rating {
  let { deviation } = rating;
  const days = rating.at === undefined ? 0 : Math.floor((now - rating.at) / DAY);
  for (let day = 0; day < days && deviation < MOST_DEVIATION; day++) {
    deviation = rate(rating.rating, deviation, rating.volatility, [], { tau: TAU }).rd;
  }
  return { ...rating, deviation: Math.min(MOST_DEVIATION, deviation) };
}

function afterResult(own: Rating, opponent: Rating, score: 0 | 1, now: number): Rating {
  const { rating, deviation, volatility } = own;
  const after = rate(rating, deviation, volatility, [[opponent.rating, opponent.deviation, score]], { tau: TAU });
  return { rating: after.rating, deviation: Math.min(MOST_DEVIATION, after.rd), volatility: after.vol, at: now };
}

/** What is certain of a rating: by it members are ranked. */
export const certainRating = ({ rating, deviation }: Pick<Rating, 'rating' | 'deviation'>): number =>
  Math.round(rating - 2 * deviation);
