import type { Draft, RefusedLine } from '../library/draft.js';
import type { Verdict } from '../library/verdict.js';
import type { Budget, SolveAnswer } from '../solver/solver.js';

export type VerdictKind = Verdict['kind'];

export type AddedDraft =
  | { readonly kind: 'added'; readonly line: number; readonly id: number }
  | { readonly kind: 'duplicate'; readonly line: number; readonly of: number };

/** A file of the puzzles folder, read. */
export interface FolderFile {
  readonly name: string;
  readonly drafts: readonly Draft[];
  readonly refused: readonly RefusedLine[];
}

/** A position to prove: some puzzle with it has no verdict yet. */
export interface WaitingProof {
  /** Whose turn it was; empty for the common stock. */
  readonly owner: string;
  readonly position: string;
  readonly fen: string;
  /** The longest mate that has to be looked for here. */
  readonly mateIn: number;
  /** What was disproved before, e.g. until a restart. */
  readonly noMateWithin: number;
  /** What was proved here before, e.g. for another claim, suffices: only the verdicts are missing. */
  readonly isProved: boolean;
}

/** What became of the puzzles with a position. */
export interface Judged {
  /** How many of those that waited have their verdict now. */
  readonly judged: number;
  /** None of them waits any more. */
  readonly decided: boolean;
}

/** A puzzle as its admins see it. */
export interface PuzzleReport {
  readonly id: number;
  readonly fen: string;
  readonly name?: string;
  readonly line: number;
  /** Undefined while it waits for its proof. */
  readonly verdict?: Verdict;
}

export interface LibraryCounts {
  readonly verdicts: Readonly<Record<VerdictKind | 'waiting', number>>;
  /** Sound puzzles that the server has not been given yet. */
  readonly unused: number;
  readonly refusedLines: number;
}

/** What the library and its proving need from a database. Every query of a server's puzzles carries its id. */
export interface LibraryStore {
  /**
   * Makes the common puzzles those of the folder; counts what is new or refused. Lines that vanished are withdrawn.
   * It takes many transactions: when it is cut off, there is no fingerprint, nothing is withdrawn that did not vanish,
   * and it has to be done again.
   */
  syncFolder(
    files: readonly FolderFile[],
    fingerprint: string,
    now: number,
  ): Promise<{ readonly added: number; readonly refused: number }>;
  folderFingerprint(): Promise<string | undefined>;
  /** Common puzzles that were proved not to be sound. */
  listUnsound(limit: number): Promise<readonly (PuzzleReport & { readonly source: string })[]>;
  listRefusals(limit: number): Promise<readonly (RefusedLine & { readonly source: string })[]>;

  /** Adds a server's own puzzles; duplicates of its own and of the common ones are named. */
  addOwn(serverId: string, source: string, drafts: readonly Draft[], now: number): Promise<readonly AddedDraft[]>;
  /** How many of a server's own puzzles with numbers from `first` to `last` have no verdict yet. */
  countOwnWaiting(serverId: string, first: number, last: number): Promise<number>;
  reportPuzzles(serverId: string, ids: readonly number[]): Promise<readonly PuzzleReport[]>;
  /** A server's own sound puzzles that were not given yet, the next one first. */
  listOwnQueue(serverId: string, limit: number): Promise<readonly PuzzleReport[]>;
  count(serverId: string): Promise<LibraryCounts>;

  /** Positions to prove, without those being proved now: each owner in turn, beginning after `lastOwner`. */
  listWaiting(limit: number, except: readonly string[], lastOwner: string): Promise<readonly WaitingProof[]>;
  countWaiting(): Promise<number>;
  /** Keeps a disproved length, so that a restart does not search it again. */
  saveNoMateWithin(position: string, length: number): Promise<void>;
  /** Keeps an answer and gives every puzzle with this position its verdict. All of that is on disk when it resolves. */
  saveAnswer(
    position: string,
    answer: SolveAnswer,
    budget: Pick<Budget, 'milliseconds' | 'megabytes'>,
  ): Promise<Judged>;
  /** Gives verdicts to waiting puzzles whose position is proved already. */
  judgeFromProof(position: string): Promise<Judged>;
  /** Lets puzzles that gave up on a smaller budget wait for another try. */
  retryGaveUp(budget: Pick<Budget, 'milliseconds' | 'megabytes'>): Promise<void>;
}
