import type { Generated } from 'kysely';
import type { Outcome } from '../play/attempt.js';
import type { VerdictKind } from './library-store.js';

/** The owner of puzzles that every server is given: those of the puzzles folder. */
export const COMMON = '';

/** What is known of a position, whoever brought it: proved once, used by all. */
interface ProofTable {
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
}

interface PuzzleTable {
  id: Generated<number>;
  owner: string;
  position: string;
  fen: string;
  claimed_mate_in: number | null;
  name: string | null;
  comment: string | null;
  source: string;
  line: number;
  added_at: number;
  verdict: VerdictKind | 'waiting';
  /** When its line vanished from the file: it is not given any more, but what was played stays. */
  withdrawn_at: number | null;
}

/** Lines of the puzzles folder that are no puzzle, and why. */
interface RefusalTable {
  id: Generated<number>;
  source: string;
  line: number;
  text: string;
  why: string;
}

interface DailyTable {
  server_id: string;
  date: string;
  puzzle_id: number;
}

interface AttemptTable {
  id: Generated<number>;
  server_id: string;
  user_id: string;
  date: string;
  puzzle_id: number;
  started_at: number;
  viewed_at: number;
  finished_at: number | null;
  outcome: Outcome | null;
  line: string;
  wrong: number;
  slower: number;
  hints: number;
  hint_level: number;
  version: number;
}

interface NoteTable {
  name: string;
  value: string;
}

export interface Schema {
  proofs: ProofTable;
  puzzles: PuzzleTable;
  refusals: RefusalTable;
  dailies: DailyTable;
  attempts: AttemptTable;
  notes: NoteTable;
}
