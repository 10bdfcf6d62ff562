/** A solve as the places of its day compare it. */
export interface RankedSolve {
  readonly userId: string;
  /** Wrong tries and hints together. */
  readonly faults: number;
  /** Milliseconds. */
  readonly time: number;
}

/** How somebody who solved a day's puzzle stands. */
export interface Standing {
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
export function placeOf(userId: string, solves: readonly RankedSolve[]): Pick<Standing, 'place' | 'of'> {
  const own = solves.find((each) => each.userId === userId);
  const of = solves.length;
  return own === undefined ? { of } : { place: 1 + solves.filter((each) => isBetter(each, own)).length, of };
}
