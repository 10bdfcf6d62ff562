export interface SolveTime {
  readonly userId: string;
  /** Milliseconds. */
  readonly time: number;
}

/** How somebody who solved a day's puzzle stands. */
export interface Standing {
  /** The solves in a row up to this one; 0: it does not count. */
  readonly streak: number;
  /** Days that may be missed without an end of it. */
  readonly freezes: number;
  /** By time among those of the server who solved it; equal times share a place. Missing for times that no human makes. */
  readonly place?: number;
  readonly of: number;
}

export function placeOf(userId: string, times: readonly SolveTime[]): Pick<Standing, 'place' | 'of'> {
  const own = times.find((each) => each.userId === userId)?.time;
  const of = times.length;
  return own === undefined ? { of } : { place: 1 + times.filter(({ time }) => time < own).length, of };
}
