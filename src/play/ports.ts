import type { AttackNode } from '../solver/solution.js';
import type { Attempt } from './attempt.js';
import type { Occasion } from './occasion.js';
import type { Wishes } from './practice.js';
import type { DailyCandidate, Puzzle } from './puzzle.js';
import type { ServerSettings } from './server-settings.js';
import type { DayPlayed, SolveTime } from './standing.js';

/** A member in a server; both ids come from the transport. */
export interface Member {
  readonly serverId: string;
  readonly userId: string;
}

export interface NewAttempt extends Member {
  readonly occasion: Occasion;
  readonly puzzleId: number;
  readonly startedAt: number;
}

/** A finished attempt with what `/stats` tells about its puzzle. */
export interface PlayedPuzzle {
  readonly attempt: Attempt;
  readonly mateIn: number;
}

/** What playing needs from a database. */
export interface PlayStore {
  findDaily(serverId: string, date: string): Promise<Puzzle | undefined>;
  listDailyCandidates(serverId: string): Promise<readonly DailyCandidate[]>;
  /** The newest date that a server was given a daily for. */
  findLatestDate(serverId: string, upTo: string): Promise<string | undefined>;
  findServer(serverId: string): Promise<ServerSettings | undefined>;
  findPuzzle(puzzleId: number): Promise<Puzzle | undefined>;
  /** The first to fix a server's day wins; everyone gets that puzzle. */
  fixDaily(serverId: string, date: string, puzzleId: number): Promise<Puzzle>;
  loadSolution(puzzleId: number): Promise<AttackNode>;
  findAttempt(member: Member, occasion: Occasion): Promise<Attempt | undefined>;
  /** The attempt whose board this member looked at last. */
  findLatestAttempt(member: Member): Promise<Attempt | undefined>;
  /** Starts the clock at the first view; later views find the same attempt and become the latest. */
  openAttempt(attempt: NewAttempt, viewedAt: number): Promise<Attempt>;
  /** False when the attempt has changed since it was loaded: load it again and judge again. */
  saveAttempt(attempt: Attempt): Promise<boolean>;
  /** The days up to this one on which the member's server had a puzzle, the newest first. */
  listDays(member: Member, upTo: string): Promise<readonly DayPlayed[]>;
  /** The times of a server's members who solved an occasion's puzzle; those who hide are not among them. */
  listSolveTimes(serverId: string, occasion: Occasion): Promise<readonly SolveTime[]>;
  /** Dailies only: practice is apart. */
  listFinished(member: Member): Promise<readonly PlayedPuzzle[]>;
  /** Any of the puzzles for practice that are as wished and that this person has had nowhere, each as likely as another. */
  findUnpractised(member: Member, wishes: Wishes): Promise<Puzzle | undefined>;
}
