import type { ZodType } from 'zod';

/** What a daily, an attempt, a post, a tally, a streak and a rating belong to. */
export type ActivityId = string;

/** Mate in so many moves. */
export const MATE: ActivityId = 'mate';

/** Whose daily is chosen, for which day, and what the server's admins want it to be like. */
export interface ActivityDay<Options> {
  readonly serverId: string;
  readonly date: string;
  readonly options: Options;
}

export interface ChosenDaily {
  /** In the activity's own numbering. */
  readonly puzzleId: number;
  /** The server's admins wished for it. */
  readonly isWish?: boolean;
}

/** Something that gives every server a puzzle a day. What its post looks like is said where posts are made. */
export interface DailyActivity<Options> {
  readonly id: ActivityId;
  /** What a server's admins may choose; it is stored as JSON. */
  readonly shape: ZodType<Options>;
  /** For servers that have chosen nothing. */
  readonly usual: Options;
  /** Undefined: there is none. */
  choose(day: ActivityDay<Options>): Promise<ChosenDaily | undefined>;
}
