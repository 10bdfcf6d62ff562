/**
 * What happened, as plain data: all that the model computes from (docs/scoring.md). Attempts stand in the order in which they
 * were begun; moments are milliseconds on the bot's clock, which may have been set back in between.
 */
export interface History {
  /** As they are set up now. */
  readonly servers: readonly Server[];
  readonly attempts: readonly Attempt[];
  readonly outages: readonly Outage[];
  /** Who opened a daily in which channel: they are its friends. */
  readonly openings: readonly Opening[];
  /** The members who hide now. */
  readonly hidden: readonly string[];
}

export interface Server {
  readonly id: string;
  /** When its day begins: '00:00' where nothing is set up. */
  readonly time: string;
  readonly timeZone: string;
  /** Its posts show the board to all. */
  readonly openBoard?: boolean;
}

/** The bot was away. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Opening {
  readonly serverId: string;
  readonly channelId: string;
  readonly userId: string;
}

export type Attempt = DailyAttempt | PracticeAttempt;

interface AnyAttempt {
  readonly serverId: string;
  readonly userId: string;
  readonly puzzleId: number;
  /** The same for puzzles with the same position. */
  readonly position: string;
  readonly mateIn: number;
  /** Missing where it is not known. */
  readonly difficulty?: number;
  readonly startedAt: number;
  /** In the order in which they happened. */
  readonly events: readonly AttemptEvent[];
}

export interface DailyAttempt extends AnyAttempt {
  readonly kind: 'daily';
  /** The date of the daily. */
  readonly date: string;
  /** The server's day at the first look. */
  readonly openedOn: string;
  /** The day's post showed the board to all. */
  readonly openBoard?: boolean;
  /** Missing while it is open. */
  readonly finish?: DailyFinish;
}

export interface PracticeAttempt extends AnyAttempt {
  readonly kind: 'practice';
  readonly finish?: Finish;
}

/** Of all that happened, the how many-th it was: the clock does not tell where it was set back, or shows the same twice. */
interface Happened {
  readonly at: number;
  readonly turn: number;
}

export interface AttemptEvent extends Happened {
  readonly kind: 'wrong' | 'hint' | 'slower';
  /** Of a wrong try: the same move again is no new one. All are tried at the first board. */
  readonly move?: string;
}

export interface Finish extends Happened {
  readonly outcome: 'solved' | 'gave up';
}

export interface DailyFinish extends Finish {
  /** The server's day. */
  readonly on: string;
  /** The member's own time zone, else the server's, at this moment. */
  readonly zone: string;
}
