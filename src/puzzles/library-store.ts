import type { Budget, GaveUp } from '../engine/mate/solver.js';
import type { Likeness } from '../games/chess/twins.js';
import type { Theme } from './analysis/themes.js';
import type { Traits } from './analysis/traits.js';
import type { Draft, RefusedLine, Told } from './draft.js';
import type { Purpose } from './files/folder-files.js';
import type { ProofAnswer } from './proving/solver.js';
import type { Verdict } from './verdict.js';

/** The owner of puzzles that every server is given: those of the puzzles folder, and what the operator added. */
export const COMMON = '';

export type VerdictKind = Verdict['kind'];

/** Where puzzles come from, and on what terms they are taken; a line may ask for several keys or for practice itself. */
export interface Intake {
  /** The name of the file. */
  readonly source: string;
  readonly purpose: Purpose;
  /** Puzzles with several keys are accepted too. */
  readonly severalKeys: boolean;
}

/** Drafts per transaction: enough to be quick, few enough not to hold up the event loop. */
export const DRAFTS_AT_ONCE = 60;

export type AddedDraft =
  | { readonly kind: 'added'; readonly line: number; readonly id: number }
  /**
   * The same line of the same file was taken before, as when an import that was cut off goes on; or another line said the
   * same of a puzzle that could not be given.
   */
  | { readonly kind: 'known'; readonly line: number; readonly id: number }
  /**
   * Another line, perhaps one of the same file, said something else of it, and as it was it could not be given or was not
   * judged yet: now this line's word counts. Where the numbers of two lines are the same, the later one is meant.
   */
  | { readonly kind: 'corrected'; readonly line: number; readonly id: number }
  | { readonly kind: 'duplicate'; readonly line: number; readonly of: number; readonly likeness: Likeness };

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
  /** Some puzzle here needs no search: what was proved before, e.g. for another claim, answers its claim. */
  readonly isProved: boolean;
  /** The largest budget with which a search gave up here. */
  readonly gaveUpWith?: ProofLimits;
}

export type ProofLimits = Pick<Budget, 'milliseconds' | 'megabytes'>;

/** A short search for everybody's puzzles, or one with the whole budget for those that it did not suffice for. */
export type ProofPass = 'first' | 'long';

/**
 * Which waiting puzzles are meant. For the long pass: those at positions where a search gave up with less than the whole
 * budget, but no claim that is answered by what is known there. For the first pass: all others.
 */
export type ProofLane =
  | { readonly pass: 'first'; readonly budget: ProofLimits }
  | {
      readonly pass: 'long';
      readonly budget: ProofLimits;
      /** Owners whose puzzles stay waiting. */
      readonly without: readonly string[];
    };

/** A proof that says of some wrong moves not whether they mate later. */
export interface UndecidedProof {
  /** Whose turn it is; empty for the common stock. */
  readonly owner: string;
  readonly position: string;
  readonly fen: string;
  readonly mateIn: number;
}

/** Whose turn it is to have wrong moves decided. */
export interface DecidingTurns {
  /** Who had the last turn. */
  readonly lastOwner: string;
  /** Owners without a turn, but for recent dailies. */
  readonly without: readonly string[];
}

/** What became of the puzzles with a position. */
export interface Judged {
  /** The verdicts of those that waited and have one now. */
  readonly verdicts: readonly VerdictKind[];
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

export interface UnsoundId {
  readonly id: number;
  readonly verdict: VerdictKind;
}

export interface StoredRefusal extends RefusedLine {
  readonly id: number;
  readonly source: string;
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
  readonly told?: Told;
  readonly addedAt: number;
  /** Once there is a mate that was proved. */
  readonly traits?: Traits;
}

/** `folder`: a file of the puzzles folder; `added`: brought by hand; `composed`: made here when the stock ran low. */
export type Origin = 'folder' | 'added' | 'composed';

/** Which puzzles the operator means; what is left out does not matter. */
export interface PuzzleFilter {
  readonly ids?: readonly number[];
  readonly owner?: string;
  readonly source?: string;
  readonly verdict?: VerdictKind | 'waiting';
  readonly mateIn?: number;
  readonly theme?: Theme;
  readonly purpose?: Purpose;
}

/** Why a puzzle cannot be taken out. */
export type Removal =
  | { readonly kind: 'removed' }
  | { readonly kind: 'unknown' }
  /** It would come back with the next look at the folder. */
  | { readonly kind: 'in folder'; readonly source: string; readonly line: number };

export interface LibraryCounts {
  readonly verdicts: Readonly<Record<VerdictKind | 'waiting', number>>;
  /** Playable puzzles for dailies that the server has not been given yet. */
  readonly unused: number;
  readonly refusedLines: number;
}

/** What the library and its proving need from a database. Every query of a server's puzzles carries its id. */
export interface LibraryStore {
  beginFolderSync(now: number): Promise<FolderSync>;
  folderFingerprint(): Promise<string | undefined>;
  /** Common puzzles of the folder that were proved not to be playable. */
  listUnsound(limit: number): Promise<readonly (PuzzleReport & { readonly source: string })[]>;
  /** The numbers of all of these, from the one after `after`. */
  listUnsoundIds(limit: number, after: number): Promise<readonly UnsoundId[]>;
  /** Refused lines of the folder, from the one after `after`. Each look at the folder numbers them anew. */
  listRefusals(limit: number, after?: number): Promise<readonly StoredRefusal[]>;

  /** Adds a server's own puzzles; duplicates of its own and of the common ones are named. */
  addOwn(serverId: string, intake: Intake, drafts: readonly Draft[], now: number): Promise<readonly AddedDraft[]>;
  /** Adds puzzles for all servers. */
  addCommon(
    origin: Exclude<Origin, 'folder'>,
    intake: Intake,
    drafts: readonly Draft[],
    now: number,
  ): Promise<readonly AddedDraft[]>;
  /** How many of a server's own puzzles with numbers from `first` to `last` have no verdict yet. */
  countOwnWaiting(serverId: string, first: number, last: number): Promise<number>;
  /** Whether one of these waits for its first pass, or is at a position that is being searched. */
  hasOwnAhead(
    serverId: string,
    first: number,
    last: number,
    budget: ProofLimits,
    running: readonly string[],
  ): Promise<boolean>;
  reportPuzzles(serverId: string, ids: readonly number[]): Promise<readonly PuzzleReport[]>;
  /** A server's own playable puzzles that were not given yet, the next one first. */
  listOwnQueue(serverId: string, limit: number): Promise<readonly PuzzleReport[]>;
  countOwnQueue(serverId: string): Promise<number>;
  count(serverId: string): Promise<LibraryCounts>;
  /** The least number of unused common dailies that any server has left; all of them when no server has had any. */
  countLeastUnused(): Promise<number>;

  /** Takes an owner's puzzles with a shorter mate as what they are; returns their numbers. */
  relabelShorter(owner: string, ids: readonly number[] | 'all'): Promise<readonly number[]>;
  /** Accepts an owner's puzzles with several keys; returns their numbers. */
  allowSeveralKeys(owner: string, ids: readonly number[]): Promise<readonly number[]>;
  /** Takes a puzzle out: it is not given any more, what was played stays. */
  remove(owner: string, id: number, now: number): Promise<Removal>;

  /** The puzzles that a server's admins want to be given next, the next one first. */
  listWishes(serverId: string): Promise<readonly number[]>;
  /**
   * Wishes for one of a server's own puzzles or a common one; it goes when the server is given that puzzle. One that was
   * wished for already keeps its place. False: there is no such puzzle that could be given.
   */
  addWish(serverId: string, id: number, now: number): Promise<boolean>;
  /** False when it was not wished for. */
  removeWish(serverId: string, id: number): Promise<boolean>;
  /** How many proved common dailies there are of each length. */
  countLengths(): Promise<ReadonlyMap<number, number>>;

  /** Puzzles that were not taken out, in the order of their numbers, from the one after `after`. */
  listPuzzles(filter: PuzzleFilter, after: number, limit: number): Promise<readonly PuzzleRecord[]>;
  countPuzzles(filter: PuzzleFilter): Promise<number>;
  /** The stored solution of a puzzle's position, if there is one. */
  findSolution(id: number): Promise<Uint8Array | undefined>;

  /**
   * Positions to prove, without those being proved now: each owner in turn, beginning after `lastOwner`. All of them, or
   * only those of a lane.
   */
  listWaiting(
    limit: number,
    except: readonly string[],
    lastOwner: string,
    lane?: ProofLane,
  ): Promise<readonly WaitingProof[]>;
  countWaiting(): Promise<number>;
  /** Keeps a disproved length, so that a restart does not search it again. Claims up to it get their verdict. */
  saveNoMateWithin(position: string, length: number): Promise<Judged>;
  /** Keeps an answer and gives every puzzle with this position its verdict. All of that is on disk when it resolves. */
  saveAnswer(position: string, answer: ProofAnswer, budget: ProofLimits): Promise<Judged>;
  /** Keeps that a first pass was too short. The puzzles go on waiting for a long one, but for claims that it disproved. */
  saveShortPass(position: string, answer: GaveUp, budget: ProofLimits): Promise<Judged>;
  /** Gives verdicts to waiting puzzles whose position is proved already. */
  judgeFromProof(position: string): Promise<Judged>;
  /** Lets puzzles that gave up on a smaller budget wait for another try; returns how many. */
  retryGaveUp(budget: Pick<Budget, 'milliseconds' | 'megabytes'>): Promise<number>;
  /** A proof whose stored solution turned out wrong is forgotten: its puzzles wait for another one. */
  forgetProof(position: string): Promise<void>;

  /** Proofs that were described by an older Matinee, or not at all. */
  listUndescribed(
    version: number,
    limit: number,
  ): Promise<readonly { position: string; fen: string; solution: Uint8Array }[]>;
  saveTraits(position: string, traits: Traits, version: number): Promise<void>;

  /**
   * Proofs with wrong moves of which an older version, or a short first proof, did not find out whether they mate later.
   * Those of any server's dailies from a date on come first, then each owner in turn.
   */
  listUndecided(
    version: number,
    dailiesFrom: string,
    limit: number,
    turns: DecidingTurns,
  ): Promise<readonly UndecidedProof[]>;
  /** What could be found out about the wrong moves of a proof was found out. */
  markDecided(position: string, version: number): Promise<void>;
}
