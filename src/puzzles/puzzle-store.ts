import type { Theme } from './analysis/themes.js';
import type { Traits } from './analysis/traits.js';
import type { Metadata } from './draft.js';
import type { Purpose } from './files/folder-files.js';
import type { PuzzleState, Verdict } from './verdict.js';

/** The owner of puzzles that every server is given: those of the puzzles folder, and what the operator added. */
export const COMMON = '';

/** `folder`: a file of the puzzles folder; `added`: added by hand; `composed`: made here when the stock ran low. */
export type Origin = 'folder' | 'added' | 'composed';

/** A puzzle as its admins see it. */
export interface PuzzleReport {
  readonly id: number;
  readonly fen: string;
  readonly name?: string;
  readonly line: number;
  /** Undefined while it waits for its proof. */
  readonly verdict?: Verdict;
}

/** All that is known of a puzzle, for the operator at a terminal. */
export interface PuzzleRecord extends PuzzleReport {
  /** A server, or empty for the common stock. */
  readonly owner: string;
  readonly source: string;
  readonly origin: Origin;
  readonly purpose: Purpose;
  /** Several keys are accepted. */
  readonly severalKeys: boolean;
  readonly claimedMateIn?: number;
  /** No mate exists up to this length: what is known of a puzzle that gave up. */
  readonly noMateWithin?: number;
  readonly comment?: string;
  readonly metadata?: Metadata;
  readonly addedAt: number;
  /** Once there is a mate that was proved. */
  readonly traits?: Traits;
}

/** Which puzzles the operator means; what is left out does not matter. */
export interface PuzzleFilter {
  readonly ids?: readonly number[];
  readonly owner?: string;
  readonly source?: string;
  readonly verdict?: PuzzleState;
  readonly mateIn?: number;
  readonly theme?: Theme;
  readonly purpose?: Purpose;
}

/** Looking at puzzles. Every question about a server's puzzles carries its id. */
export interface PuzzleStore {
  /** Puzzles that were not taken out, in the order of their numbers, from the one after `after`. */
  listPuzzles(filter: PuzzleFilter, after: number, limit: number): Promise<readonly PuzzleRecord[]>;
  countPuzzles(filter: PuzzleFilter): Promise<number>;
  reportPuzzles(serverId: string, ids: readonly number[]): Promise<readonly PuzzleReport[]>;
  /** The stored solution of a puzzle's position, if there is one. */
  findSolution(id: number): Promise<Uint8Array | undefined>;
}

/** Why a puzzle cannot be taken out. */
type Removal =
  | { readonly kind: 'removed' }
  | { readonly kind: 'unknown' }
  /** It would come back with the next look at the folder. */
  | { readonly kind: 'in folder'; readonly source: string; readonly line: number };

/** What an admin makes of puzzles that are not as their file says, and of those that nobody wants. */
export interface PuzzleChangeStore {
  /** Takes an owner's puzzles with a shorter mate as what they are; returns their numbers. */
  relabelShorter(owner: string, ids: readonly number[] | 'all'): Promise<readonly number[]>;
  /** Accepts an owner's puzzles with several keys; returns their numbers. */
  allowSeveralKeys(owner: string, ids: readonly number[]): Promise<readonly number[]>;
  /** Takes a puzzle out: it is not given any more, what was played stays. */
  remove(owner: string, id: number, now: number): Promise<Removal>;
}
