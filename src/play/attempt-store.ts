import type { Schedule } from '../people/days.js';
import type { Rating } from '../people/rating.js';
import type { RankedSolve } from '../people/solves.js';
import type { CountingSolve, Outage, Streak } from '../people/streak.js';
import type { Attempt } from './attempt.js';
import type { Wishes } from './practice.js';
import type { PuzzleRef } from './puzzle-ref.js';

/** A member in a server; all ids come from the transport. */
export interface Member {
  readonly serverId: string;
  readonly userId: string;
  /** What the others call them. */
  readonly name?: string;
  /** Where they are: who opens a daily there is a friend of that channel. */
  readonly channelId?: string;
}

export interface NewAttempt extends Member {
  readonly puzzleRef: PuzzleRef;
  readonly puzzleId: number;
  readonly startedAt: number;
  /** The server's day. */
  readonly openedOn: string;
  readonly wishes?: Wishes;
}

/** A move that was tried in vain, with the number of moves and defences before it. */
export interface WrongTry {
  readonly ply: number;
  readonly move: string;
}

/** When and where an attempt is changed. */
export interface Circumstances {
  readonly now: number;
  /** The server's day. */
  readonly today: string;
  /** Whose days are those of a member who has chosen no zone. */
  readonly schedule: Schedule;
}

/** A change to an attempt, with all that decides what follows from it. */
export interface AttemptChange extends Circumstances {
  /** As it was loaded. */
  readonly before: Attempt;
  readonly after: Attempt;
  /** What the proof says of the puzzle. */
  readonly difficulty?: number | undefined;
  /** What was tried in vain for the first time. */
  readonly wrongTries: readonly WrongTry[];
}

/** What somebody has from an attempt. */
export interface Earned {
  /** The points of a daily that counts. */
  readonly score?: number;
  /** What the first try made of their rating, in this attempt. */
  readonly rating?: { readonly rating: number; readonly deviation: number; readonly change: number };
}

/** An attempt as it is stored now, and what followed from the change. */
export interface SavedAttempt {
  readonly attempt: Attempt;
  /** Missing where the change has ended nothing. */
  readonly end?: Earned & {
    /** Missing where the attempt does not count. */
    readonly streak?: Streak;
  };
  /** What first tries have made of the puzzle, where this was one. */
  readonly puzzleRating?: Pick<Rating, 'rating' | 'deviation'>;
}

/** The puzzle of a server's day. */
export interface GivenDaily {
  readonly puzzleId: number;
  /** Its post shows the board to all, as the server was set up when the puzzle was chosen. */
  readonly openBoard: boolean;
}

/** The dailies and attempts of one activity. */
export interface AttemptStore {
  findGiven(serverId: string, date: string): Promise<GivenDaily | undefined>;
  /** The first to give a server its day's puzzle wins; everyone gets that one. A wish is fulfilled by it. */
  giveDaily(serverId: string, date: string, puzzleId: number, isWish?: boolean): Promise<GivenDaily>;
  /**
   * Gives a server's day the puzzle of this opening, unless it was given one meanwhile, and starts the clock on the puzzle that
   * the day has: both in one commit, since that is what a first look waits for.
   */
  openNewDaily(opening: NewAttempt, viewedAt: number, isWish?: boolean): Promise<Attempt>;
  findAttempt(member: Member, puzzleRef: PuzzleRef): Promise<Attempt | undefined>;
  /** Starts the clock at the first view; later views find the same attempt and become the latest. */
  openAttempt(attempt: NewAttempt, viewedAt: number): Promise<Attempt>;
  /** Whether this is the member's first attempt at its position, in any server. */
  isFirstLook(attempt: Attempt): Promise<boolean>;
  /**
   * All that follows from it is on disk with it: score, streak, rating, tries. Undefined when the attempt has changed since
   * it was loaded: load it again and judge again.
   */
  saveAttempt(change: AttemptChange): Promise<SavedAttempt | undefined>;
  /** The member's solves that count, in the order of their dates, up to this one. */
  listCounting(member: Member, upTo: string): Promise<readonly CountingSolve[]>;
  listOutages(): Promise<readonly Outage[]>;
  /**
   * The solves of a puzzle by a server's members that count and whose times are ranked; those who hide are not
   * among them.
   */
  listRankedSolves(serverId: string, puzzleRef: PuzzleRef): Promise<readonly RankedSolve[]>;
}
