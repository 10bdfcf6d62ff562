import { addDays } from './days.js';

/** The end of an attempt, by the days of its server. */
interface SolveDays {
  readonly openedOn: string;
  readonly finishedOn: string;
}

/**
 * Whether a solve of a date's puzzle earns points and goes on a streak: it was opened while it was the day, and solved then
 * or on the day after.
 */
export const countsFor = (date: string, { openedOn, finishedOn }: SolveDays): boolean =>
  openedOn === date && (finishedOn <= date || finishedOn === addDays(date, 1));

const SECOND = 1000;
const HALF_A_SECOND = 500;

/** The least time in which a human sees a board and types its answer into a chat. */
const leastHuman = (mateIn: number): number => SECOND + HALF_A_SECOND * mateIn;

export const isHumanTime = (milliseconds: number, mateIn: number): boolean => milliseconds >= leastHuman(mateIn);

/** Logarithms are kept as whole numbers: their sum is then the same in whatever order the solves are added. */
const SCALE = 1e9;

export const logOfTime = (milliseconds: number): number => Math.round(Math.log2(Math.max(1, milliseconds)) * SCALE);

/** The geometric mean of so many times, from the sum of their logarithms; of one time that very time. */
export const typicalTime = (logs: number, times: number): number => Math.round(2 ** (logs / times / SCALE));

/** A solve as the places of its day compare it. */
export interface RankedSolve {
  readonly userId: string;
  /** Wrong tries and hints together. */
  readonly faults: number;
  /** Milliseconds. */
  readonly time: number;
}

/** How somebody who solved a day's puzzle stands. */
export interface StreakAndPlace {
  /** The solves in a row up to this one; 0: it does not count. */
  readonly streak: number;
  /** Days that may be missed without an end of it. */
  readonly freezes: number;
  /** Among those of the server who solved it; missing where the time is not ranked. */
  readonly place?: number;
  readonly of: number;
}

/** Fewer wrong tries and hints come first, then the shorter time. */
const isBetter = (one: RankedSolve, other: RankedSolve): boolean =>
  one.faults < other.faults || (one.faults === other.faults && one.time < other.time);

/** One more than there are better solves: equal ones share a place. */
export function placeOf(userId: string, solves: readonly RankedSolve[]): Pick<StreakAndPlace, 'place' | 'of'> {
  const own = solves.find((each) => each.userId === userId);
  const of = solves.length;
  return own === undefined ? { of } : { place: 1 + solves.filter((each) => isBetter(each, own)).length, of };
}
