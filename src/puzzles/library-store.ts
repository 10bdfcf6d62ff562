import type { AddingStore } from './adding-store.js';
import type { FolderFaultStore, FolderStore } from './folder-store.js';
import type { DescriptionStore, ProofStore, WaitingStore, WrongMoveStore } from './proof-store.js';
import type { PuzzleChangeStore, PuzzleReport, PuzzleStore } from './puzzle-store.js';
import type { PuzzleState } from './verdict.js';

export interface LibraryCounts {
  readonly verdicts: Readonly<Record<PuzzleState, number>>;
  /** Playable puzzles for dailies that the server has not been given yet. */
  readonly unused: number;
  readonly refusedLines: number;
}

/** How many puzzles there are, and how many of them were used. */
export interface StockStore {
  count(serverId: string): Promise<LibraryCounts>;
  /** The least number of unused common dailies that any server has left; all of them when no server has had any. */
  countLeastUnused(): Promise<number>;
  /** How many proved common dailies there are of each length. */
  countLengths(): Promise<ReadonlyMap<number, number>>;
}

/** A server's own puzzles that were not given yet. */
export interface OwnPuzzleStore {
  /** How many of a server's own puzzles with numbers from `first` to `last` have no verdict yet. */
  countOwnWaiting(serverId: string, first: number, last: number): Promise<number>;
  /** A server's own playable puzzles that were not given yet, the next one first. */
  listOwnQueue(serverId: string, limit: number): Promise<readonly PuzzleReport[]>;
  countOwnQueue(serverId: string): Promise<number>;
}

/** What a server's admins want to be given next. */
export interface WishStore {
  /** The puzzles that a server's admins want to be given next, the next one first. */
  listWishes(serverId: string): Promise<readonly number[]>;
  /**
   * Wishes for one of a server's own puzzles or a common one; it goes when the server is given that puzzle. One that was
   * wished for already keeps its place. False: there is no such puzzle that could be given.
   */
  addWish(serverId: string, id: number, now: number): Promise<boolean>;
  /** False when it was not wished for. */
  removeWish(serverId: string, id: number): Promise<boolean>;
}

/** All that a database keeps of puzzles and their proofs. Whoever needs less asks for the parts that it calls. */
export type LibraryStore = FolderFaultStore &
  FolderStore &
  AddingStore &
  PuzzleChangeStore &
  PuzzleStore &
  OwnPuzzleStore &
  StockStore &
  WishStore &
  DescriptionStore &
  ProofStore &
  WaitingStore &
  WrongMoveStore;
