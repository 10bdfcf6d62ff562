import type { Uci } from '../games/chess/vocabulary.js';
import type { Wishes } from './practice.js';
import type { PuzzleRef } from './puzzle-ref.js';

export type Outcome = 'solved' | 'given up';

/** One member's try at one server's daily, or at a puzzle for practice. */
export interface Attempt {
  readonly id: number;
  readonly serverId: string;
  readonly userId: string;
  readonly puzzleRef: PuzzleRef;
  readonly puzzleId: number;
  /** The first view, epoch milliseconds: the clock runs from here. */
  readonly startedAt: number;
  /** The server's day at the first view: what is opened later than on its own day does not count. */
  readonly openedOn: string;
  readonly finish?: { readonly at: number; readonly outcome: Outcome };
  /** What was played so far: the member's moves and the defences, in turn. */
  readonly line: readonly Uci[];
  /** Moves that let the mate escape, or stalemated; the same one in the same position counts once. */
  readonly wrong: number;
  /** Moves that mated too, but later: free of charge, counted for curiosity. */
  readonly slower: number;
  readonly hints: number;
  /** Levels of hint already shown for the move that is asked now. */
  readonly hintLevel: number;
  /** It was solved in a time that no human makes. */
  readonly flagged: boolean;
  /** The daily's post showed the board to all. */
  readonly openBoard: boolean;
  /** Grows with every change, so that of two answers at the same moment one sees the other. */
  readonly version: number;
  /** What was wished for when a puzzle for practice was given. */
  readonly wishes?: Wishes;
}

/** Whether its time is compared with others: not one that no human makes, nor one for a board that stood open to all. */
export const isTimeRanked = ({ flagged, openBoard }: Pick<Attempt, 'flagged' | 'openBoard'>): boolean =>
  !flagged && !openBoard;

export const solveTime = (attempt: Attempt): number | undefined =>
  attempt.finish?.outcome === 'solved' ? Math.max(0, attempt.finish.at - attempt.startedAt) : undefined;
