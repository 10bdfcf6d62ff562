import type { AttackNode } from '../engine/mate/solution.js';
import type { Uci } from '../games/chess/vocabulary.js';
import type { Schedule } from '../people/days.js';
import type { RankedSolve } from '../people/standing.js';
import type { CountingSolve, Outage } from '../people/streak.js';
import type { ServerSettings } from '../servers/server-settings.js';
import type { Attempt } from './attempt.js';
import type { DailyStock } from './daily-stock.js';
import type { Occasion } from './occasion.js';
import type { PracticeStock, Wishes } from './practice.js';
import type { DailyPuzzle, Puzzle } from './puzzle.js';

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
  readonly occasion: Occasion;
  readonly puzzleId: number;
  readonly startedAt: number;
  /** The server's day. */
  readonly openedOn: string;
  readonly wishes?: Wishes;
}

/** What comes with a change to an attempt, beside the attempt itself. */
export interface Circumstances {
  readonly now: number;
  /** The server's day. */
  readonly today: string;
  /** Whose days are those of a member who has chosen no zone. */
  readonly schedule: Schedule;
  /** What this answer tried in vain for the first time, each move with the number of moves and defences before it. */
  readonly wrongTries: readonly WrongTry[];
}

export interface WrongTry {
  readonly ply: number;
  readonly move: Uci;
}

/** Where somebody could still solve a puzzle. */
export interface OpenBoard {
  readonly puzzleId: number;
  readonly serverId: string;
  readonly occasion: Occasion;
}

/** What playing needs from a database. */
export interface PlayStore extends DailyStock {
  findDaily(serverId: string, date: string): Promise<DailyPuzzle | undefined>;
  /** The newest date that a server was given a daily for. */
  findLatestDate(serverId: string, upTo: string): Promise<string | undefined>;
  findServer(serverId: string): Promise<ServerSettings | undefined>;
  findPuzzle(puzzleId: number): Promise<Puzzle | undefined>;
  /** The first to fix a server's day wins; everyone gets that puzzle. */
  fixDaily(serverId: string, date: string, puzzleId: number): Promise<DailyPuzzle>;
  loadSolution(puzzleId: number): Promise<AttackNode>;
  findAttempt(member: Member, occasion: Occasion): Promise<Attempt | undefined>;
  /** The attempt whose board this member looked at last. */
  findLatestAttempt(member: Member): Promise<Attempt | undefined>;
  /** Starts the clock at the first view; later views find the same attempt and become the latest. */
  openAttempt(attempt: NewAttempt, viewedAt: number): Promise<Attempt>;
  /** Where the member could still solve one of these puzzles: unfinished attempts anywhere, and this server's of the day. */
  listOpenBoards(member: Member, today: string, puzzleIds: readonly number[]): Promise<readonly OpenBoard[]>;
  /** Whether this is the member's first attempt at its position, in any server. */
  isFirstLook(attempt: Attempt): Promise<boolean>;
  /** What an attempt has tried in vain, each move once. */
  listWrongTries(attemptId: number): Promise<readonly WrongTry[]>;
  /**
   * All that follows from it is on disk with it: score, streak, rating, tries. Returns the attempt as it is stored now;
   * undefined when it has changed since it was loaded: load it again and judge again.
   */
  saveAttempt(attempt: Attempt, circumstances: Circumstances): Promise<Attempt | undefined>;
  /** The member's solves that count, in the order of their dates, up to this one. */
  listCounting(member: Member, upTo: string): Promise<readonly CountingSolve[]>;
  listOutages(): Promise<readonly Outage[]>;
  /**
   * The solves of an occasion's puzzle by a server's members that count and whose times are ranked; those who hide are not
   * among them.
   */
  listRankedSolves(serverId: string, occasion: Occasion): Promise<readonly RankedSolve[]>;
  /** Any of the puzzles for practice that are as wished and that this person has had nowhere, each as likely as another. */
  findUnpractised(member: Member, wishes: Wishes): Promise<Puzzle | undefined>;
  findPracticeStock(member: Member, wishes: Wishes): Promise<PracticeStock>;
}
