export const CARD_SQUARES = ['wrong', 'hint', 'right'] as const;
export type CardSquare = (typeof CARD_SQUARES)[number];

/** A number with its name, such as `5 days` above "streak". */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

/**
 * What a member shows around after solving, without a spoiler. The words are the caller's, in the caller's language: what is
 * too long is written smaller, and then cut.
 */
export interface SolveCard {
  readonly kind: 'solve';
  readonly title: string;
  readonly subtitle: string;
  /** How the attempt went, step by step. */
  readonly squares: readonly CardSquare[];
  /** Side by side; from the fifth on they are left out. */
  readonly figures: readonly Figure[];
  readonly footer: string;
}

/** A place on an axis and what is written there. Where two would touch, the one that is named first stays. */
export interface AxisMark {
  readonly at: number;
  readonly label: string;
}

/** After one result of rated play. */
export interface RatingPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

/** The solve times of one length of mate, in milliseconds. */
export interface TimesRow {
  readonly label: string;
  readonly fastest: number;
  readonly typical: number;
  readonly slowest: number;
  /** The typical time in words: `12.4 s`. */
  readonly text: string;
  /** How many solves that is of: `48×`. */
  readonly solves: string;
}
export const MOST_TIMES_ROWS = 6;

/** `none` is a day without a puzzle or before the first one, `clean` a solve without a wrong try or a hint. */
export const CALENDAR_DAYS = ['none', 'missed', 'solved', 'clean', 'future'] as const;
export type CalendarDay = (typeof CALENDAR_DAYS)[number];
export const CALENDAR_WEEKS = 26;

export interface ThemesList {
  readonly label: string;
  /** `part` is what `text` says ("7 of 8") between 0 and 1. */
  readonly rows: readonly { readonly name: string; readonly text: string; readonly part: number }[];
}
export const MOST_THEMES_ROWS = 3;

/** How a member has played, over time. What is too long is written smaller or cut; rows over the most are left out. */
export interface StatsCard {
  readonly kind: 'stats';
  /** The member's name. */
  readonly title: string;
  readonly subtitle: string;
  readonly figures: readonly Figure[];
  readonly rating: {
    readonly label: string;
    /** The oldest first. */
    readonly points: readonly RatingPoint[];
    readonly marks: readonly AxisMark[];
    /** Said instead of a line of fewer than two points. */
    readonly empty: string;
  };
  readonly times: {
    readonly label: string;
    readonly rows: readonly TimesRow[];
    /** In milliseconds; those within the times that are shown are drawn. */
    readonly marks: readonly AxisMark[];
    readonly empty: string;
  };
  readonly calendar: {
    readonly label: string;
    /** Whole weeks from Monday on, day after day; the last week is the current one. */
    readonly days: readonly CalendarDay[];
    /** By the number of the week, from 0. */
    readonly months: readonly AxisMark[];
    /** From Monday on; an empty one is a line without a name. */
    readonly weekdays: readonly string[];
    readonly legend: Readonly<Record<'missed' | 'solved' | 'clean', string>>;
  };
  readonly themes: { readonly best: ThemesList; readonly weakest: ThemesList; readonly empty: string };
  readonly footer: string;
}

/** What may be told of a puzzle before anybody has asked for its board: neither pieces nor squares. */
export interface VeilCard {
  readonly kind: 'veil';
  readonly side: 'white' | 'black';
  /** The same in words: `White to move`. */
  readonly sideToMove: string;
  /** `Mate in 3` */
  readonly title: string;
  /** `★★☆☆☆`, or nothing. */
  readonly stars: string;
  readonly day: string;
}

export type CardView = SolveCard | StatsCard | VeilCard;
