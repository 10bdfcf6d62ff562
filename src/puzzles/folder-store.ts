import type { Intake } from './adding-store.js';
import type { Draft, RefusedLine } from './draft.js';
import type { PuzzleReport } from './puzzle-store.js';
import type { VerdictKind } from './verdict.js';

/**
 * Makes the common puzzles those of the folder. It takes many transactions: when it is cut off before `finish`, there is
 * no fingerprint, nothing is withdrawn that did not vanish, and it has to be done again.
 */
export interface FolderSync {
  /** A file's next puzzles; duplicates become refused lines by themselves. Returns how many are new. */
  take(intake: Intake, drafts: readonly Draft[]): Promise<{ readonly added: number; readonly duplicates: number }>;
  refuse(source: string, lines: readonly RefusedLine[]): Promise<void>;
  /**
   * A file could not be read to its end: what was taken of it another time stays, though it is not taken now. A name that
   * ends with `/` stands for all files of a folder.
   */
  spare(source: string): void;
  /**
   * Withdraws the folder's puzzles that were not taken this time. Returns how many. Without a fingerprint the folder is
   * read again the next time.
   */
  finish(fingerprint?: string): Promise<{ readonly withdrawn: number }>;
}

/** Reading the puzzles folder. */
export interface FolderStore {
  beginFolderSync(now: number): Promise<FolderSync>;
  folderFingerprint(): Promise<string | undefined>;
}

export interface UnsoundId {
  readonly id: number;
  readonly verdict: VerdictKind;
}

interface StoredRefusal extends RefusedLine {
  readonly id: number;
  readonly source: string;
}

/** What of the folder cannot be given. */
export interface FolderFaultStore {
  /** Common puzzles of the folder that were proved not to be playable. */
  listUnsound(limit: number): Promise<readonly (PuzzleReport & { readonly source: string })[]>;
  /** The numbers of all of these, from the one after `after`. */
  listUnsoundIds(limit: number, after: number): Promise<readonly UnsoundId[]>;
  /** Refused lines of the folder, from the one after `after`. Each look at the folder numbers them anew. */
  listRefusals(limit: number, after?: number): Promise<readonly StoredRefusal[]>;
}
