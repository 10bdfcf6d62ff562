import type { AttackNode } from '../engine/mate/solution.js';
import type { ServerSettings } from '../servers/server-settings.js';
import type { Attempt } from './attempt.js';
import type { AttemptStore, GivenDaily, Member, WrongTry } from './attempt-store.js';
import type { DailyStock } from './daily-stock.js';
import type { PracticeStock, Wishes } from './practice.js';
import type { DailyPuzzle, Puzzle } from './puzzle.js';
import type { PuzzleRef } from './puzzle-ref.js';

export type { Member } from './attempt-store.js';

/** Where somebody could still solve a puzzle. */
export interface OpenBoard {
  readonly puzzleId: number;
  readonly serverId: string;
  readonly puzzleRef: PuzzleRef;
}

/** What decides a server's day. */
export interface ServerDay {
  /** Undefined: it has set up nothing. */
  readonly settings?: ServerSettings;
  /** The newest of its dailies. */
  readonly latest?: GivenDaily & { readonly date: string };
}

/** A board that a member has looked at. */
export interface Look {
  readonly attempt: Attempt;
  /** Undefined: its proof was taken back. */
  readonly puzzle: Puzzle | undefined;
  /** What was tried in vain until now, each move once. */
  readonly wrongTries: readonly WrongTry[];
  /** They have looked at no other one since. */
  readonly isLatest: boolean;
}

/** What playing mates needs from a database. */
export interface PlayStore extends DailyStock, AttemptStore {
  /** With the newest daily up to a date. */
  findServerDay(serverId: string, upTo: string): Promise<ServerDay>;
  /**
   * The member's latest look, the latest at a board that is open, and the one at the named board, the latest first; often
   * these are the same one.
   */
  findLooks(member: Member, puzzleRef?: PuzzleRef): Promise<readonly Look[]>;
  /** The puzzle with its solution; undefined when its proof was taken back. */
  loadPuzzle(puzzleId: number): Promise<{ readonly puzzle: Puzzle; readonly root: AttackNode } | undefined>;
  findDaily(serverId: string, date: string): Promise<DailyPuzzle | undefined>;
  findPuzzle(puzzleId: number): Promise<Puzzle | undefined>;
  loadSolution(puzzleId: number): Promise<AttackNode>;
  /** Where the member could still solve one of these puzzles: unfinished attempts anywhere, and this server's of the day. */
  listOpenBoards(member: Member, today: string, puzzleIds: readonly number[]): Promise<readonly OpenBoard[]>;
  /** Any of the puzzles for practice that are as wished and that this person has had nowhere, each as likely as another. */
  findUnpractised(member: Member, wishes: Wishes): Promise<Puzzle | undefined>;
  findPracticeStock(member: Member, wishes: Wishes): Promise<PracticeStock>;
  /** The lengths that there are of puzzles for practice as wished, had or not, the shortest first. */
  findPracticeLengths(member: Member, wishes: Omit<Wishes, 'mateIn'>): Promise<readonly number[]>;
}
