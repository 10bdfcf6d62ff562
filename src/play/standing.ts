/** A day on which a server had a puzzle, and whether one member solved it. */
export interface DayPlayed {
  readonly date: string;
  readonly solved: boolean;
}

export interface SolveTime {
  readonly userId: string;
  /** Milliseconds. */
  readonly time: number;
}

/** How somebody who solved a day's puzzle stands. */
export interface Standing {
  /** The server's days in a row that they solved, up to this one. */
  readonly streak: number;
  /** By time among those of the server who solved it; equal times share a place. */
  readonly place: number;
  readonly of: number;
}

/** Counts from the newest day, which comes first. */
export function streakOf(days: readonly DayPlayed[]): number {
  const missed = days.findIndex(({ solved }) => !solved);
  return missed < 0 ? days.length : missed;
}

export function placeOf(userId: string, times: readonly SolveTime[]): Pick<Standing, 'place' | 'of'> {
  const own = times.find((each) => each.userId === userId)?.time ?? Number.POSITIVE_INFINITY;
  return { place: 1 + times.filter(({ time }) => time < own).length, of: times.length };
}
