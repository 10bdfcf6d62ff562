import type { Budget, GaveUp } from '../engine/mate/solver.js';
import type { Traits } from './analysis/traits.js';
import type { ProofAnswer } from './proving/solver.js';
import type { VerdictKind } from './verdict.js';

export type ProofLimits = Pick<Budget, 'milliseconds' | 'megabytes'>;

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

/** Everybody's puzzles get a short search; those that it does not suffice for get a long one, with the whole budget. */
export type SearchKind = 'short' | 'long';

/**
 * Which waiting puzzles are meant. For a long search: those at positions where a search gave up with less than the whole
 * budget, but no claim that is answered by what is known there. For a short one: all others.
 */
export type SearchQueue =
  | { readonly search: 'short'; readonly budget: ProofLimits }
  | {
      readonly search: 'long';
      readonly budget: ProofLimits;
      /** Owners whose puzzles stay waiting. */
      readonly without: readonly string[];
    };

/** What waits for its proof. */
export interface WaitingStore {
  /**
   * Positions to prove, without those being proved now: each owner in turn, beginning after `lastOwner`. All of them, or
   * only those of a queue.
   */
  listWaiting(
    limit: number,
    except: readonly string[],
    lastOwner: string,
    queue?: SearchQueue,
  ): Promise<readonly WaitingProof[]>;
  countWaiting(): Promise<number>;
  /** Whether one of a server's own puzzles with these numbers waits for its short search, or is being searched. */
  hasOwnAhead(
    serverId: string,
    first: number,
    last: number,
    budget: ProofLimits,
    running: readonly string[],
  ): Promise<boolean>;
}

/** What became of the puzzles with a position. */
export interface Judged {
  /** The verdicts of those that waited and have one now. */
  readonly verdicts: readonly VerdictKind[];
  /** None of them waits any more. */
  readonly decided: boolean;
}

/** What the solver found, and the verdicts that follow. */
export interface ProofStore {
  /** Keeps a disproved length, so that a restart does not search it again. Claims up to it get their verdict. */
  saveNoMateWithin(position: string, length: number): Promise<Judged>;
  /** Keeps an answer and gives every puzzle with this position its verdict. All of that is on disk when it resolves. */
  saveAnswer(position: string, answer: ProofAnswer, budget: ProofLimits): Promise<Judged>;
  /** Keeps that a short search did not suffice. The puzzles go on waiting for a long one, but for claims that it disproved. */
  saveShortSearch(position: string, answer: GaveUp, budget: ProofLimits): Promise<Judged>;
  /** Gives verdicts to waiting puzzles whose position is proved already. */
  judgeFromProof(position: string): Promise<Judged>;
  /** Lets puzzles that gave up on a smaller budget wait for another try; returns how many. */
  retryGaveUp(budget: ProofLimits): Promise<number>;
  /** A proof whose stored solution turned out wrong is forgotten: its puzzles wait for another one. */
  forgetProof(position: string): Promise<void>;
}

/** The difficulty and the themes of proofs. */
export interface DescriptionStore {
  /** Proofs that were described by an older Matinee, or not at all. */
  listUndescribed(
    version: number,
    limit: number,
  ): Promise<readonly { position: string; fen: string; solution: Uint8Array }[]>;
  saveTraits(position: string, traits: Traits, version: number): Promise<void>;
}

/** A proof that says of some wrong moves not whether they mate later. */
export interface UndecidedProof {
  /** Whose turn it is; empty for the common stock. */
  readonly owner: string;
  readonly position: string;
  readonly fen: string;
  readonly mateIn: number;
}

/** Whose turn it is to have wrong moves decided. */
interface DecidingTurns {
  /** Who had the last turn. */
  readonly lastOwner: string;
  /** Owners without a turn, but for recent dailies. */
  readonly without: readonly string[];
}

/** Finding out more about the wrong moves of proofs. */
export interface WrongMoveStore {
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
