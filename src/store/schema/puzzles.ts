import type { Generated } from 'kysely';
import type { Purpose } from '../../puzzles/files/folder-files.js';
import type { Origin } from '../../puzzles/puzzle-store.js';
import type { PuzzleState } from '../../puzzles/verdict.js';

/** What is known of a position, whoever added it: proved once, used by all. */
export interface ProofTable {
  position: string;
  /** No mate exists up to this length. */
  no_mate_within: number;
  mate_in: number | null;
  /** All keys in UCI, separated by blanks. */
  keys: string | null;
  solution: Uint8Array | null;
  gave_up: string | null;
  /** The budget of the try that gave up. */
  gave_up_milliseconds: number | null;
  gave_up_megabytes: number | null;
  nodes: number;
  milliseconds: number;
  difficulty: number | null;
  /** Separated by blanks. */
  themes: string | null;
  /** Which `TRAITS_VERSION` found difficulty and themes; 0: none did. */
  traits_version: Generated<number>;
  /** Which `TRIES_VERSION` decided all wrong moves, or has spent on them what it may; 0: none has. */
  tries_version: Generated<number>;
}

/** Whether a puzzle may have several keys. What an admin allowed stays so, whatever is told of its file later. */
export const SEVERAL_KEYS = { no: 0, byItsFile: 1, byAnAdmin: 2 } as const;

export interface PuzzleTable {
  id: Generated<number>;
  owner: string;
  position: string;
  /** The name that it shares with mirrored, turned and colour-swapped positions. */
  twin: string;
  fen: string;
  claimed_mate_in: number | null;
  /** 1: it is taken with the mate that was found, though its file claims a longer one. */
  relabelled: Generated<number>;
  several_keys: Generated<number>;
  name: string | null;
  comment: string | null;
  /** JSON: what others measured or said of it. */
  told: string | null;
  origin: Origin;
  purpose: Purpose;
  source: string;
  line: number;
  added_at: number;
  verdict: PuzzleState;
  /** When its line vanished from the file or it was taken out: it is not given any more, but what was played stays. */
  withdrawn_at: number | null;
}

/** Lines of the puzzles folder that are no puzzle, and why. */
export interface RefusalTable {
  id: Generated<number>;
  source: string;
  line: number;
  text: string;
  why: string;
  /** 0, or of how many more lines it tells that are not named. */
  unnamed: Generated<number>;
}

/** The puzzles that can be given as dailies. The database itself keeps it up to date with puzzles and proofs. */
export interface DailyStockTable {
  owner: string;
  puzzle_id: number;
  mate_in: number;
  level: number;
  draw: number;
}

/** How many of the common ones there are. The database itself keeps it up to date. */
export interface DailyStockCountTable {
  mate_in: number;
  level: number;
  count: number;
}

/** Puzzles that a server's admins want to be given next. */
export interface WishTable {
  server_id: string;
  puzzle_id: number;
  wished_at: number;
}
