/** What a daily's points are computed from, as it was at the moment of the solve. */
interface Scored {
  /** Null or missing while the proof is not described. */
  readonly difficulty?: number | null;
  readonly wrong: number;
  readonly hints: number;
}

/** Of a puzzle whose proof is not described. */
const USUAL_DIFFICULTY = 1500;
const LEAST = 60;
const MOST = 300;

/** In twentieths of what the puzzle is worth. */
const WHOLE = 20;
const WRONG_COSTS = 4;
const HINT_COSTS = 3;
const ALWAYS_STAYS = 2;

/** What a puzzle is worth that is solved without a wrong try or a hint. */
export const fullScore = (difficulty?: number | null): number =>
  Math.min(MOST, Math.max(LEAST, Math.round((difficulty ?? USUAL_DIFFICULTY) / 10)));

const twentiethsLeft = ({ wrong, hints }: Pick<Scored, 'wrong' | 'hints'>): number =>
  Math.max(ALWAYS_STAYS, WHOLE - WRONG_COSTS * wrong - HINT_COSTS * hints);

/** How much of a puzzle's points is left, in percent. */
export const percentLeft = (cost: Pick<Scored, 'wrong' | 'hints'>): number => (100 * twentiethsLeft(cost)) / WHOLE;

export const scoreOf = ({ difficulty, wrong, hints }: Scored): number =>
  Math.round((fullScore(difficulty) * twentiethsLeft({ wrong, hints })) / WHOLE);
