import type { Generated } from 'kysely';
import type { Notation } from '../games/chess/letters.js';
import type { RatingPool } from '../people/rating.js';
import type { Outcome } from '../play/attempt.js';
import type { Purpose } from '../puzzles/files/folder-files.js';
import type { Origin } from '../puzzles/puzzle-store.js';
import type { PuzzleState } from '../puzzles/verdict.js';
import type { PostKind, PostState } from '../servers/post-store.js';
import type { PostBoard } from '../servers/server-settings.js';
import type { Language } from '../shared/languages.js';
import type { BoardTheme, PieceSet } from '../shared/look.js';

/** The place of a tally over all servers. */
export const WORLD = '';

/** What is known of a position, whoever added it: proved once, used by all. */
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

interface PuzzleTable {
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
interface RefusalTable {
  id: Generated<number>;
  source: string;
  line: number;
  text: string;
  why: string;
  /** 0, or of how many more lines it tells that are not named. */
  unnamed: Generated<number>;
}

interface DailyTable {
  activity: string;
  server_id: string;
  date: string;
  puzzle_id: number;
  /** 1: its post shows the board to all. As the server was set up when the puzzle was chosen; it never changes. */
  open_board: Generated<number>;
}

interface AttemptTable {
  id: Generated<number>;
  activity: string;
  server_id: string;
  user_id: string;
  /** What it is an attempt at: a date's daily, or a puzzle for practice. */
  occasion: string;
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
  /** The server's day at the first view. */
  opened_on: string;
  /** The server's day, the member's zone and what the proof said of the puzzle, all at the end of the attempt. */
  finished_on: string | null;
  time_zone: string | null;
  difficulty: number | null;
  /** 1: it earns points and goes on a streak, by the rule `countsFor`, written at the end of the attempt. */
  counts: Generated<number>;
  /** 1: solved in a time that no human makes. */
  flagged: Generated<number>;
  /** 1: the daily's post shows the board to all, so that the time is not ranked. Copied from the daily. */
  open_board: Generated<number>;
  /** The `Wishes` as JSON with which a practice puzzle was asked for. */
  wishes: string | null;
}

/** What members tried in vain. */
interface TryTable {
  attempt_id: number;
  user_id: string;
  /** The moves and defences before it. */
  ply: number;
  move: string;
}

/** What members have earned in a period. It follows from the attempts. */
interface TallyTable {
  activity: string;
  /** A server, or `WORLD`. */
  place: string;
  period: string;
  user_id: string;
  score: number;
  /** Solves whose time is ranked, and the sum of the logarithms of those. */
  timed: number;
  logs: number;
  /** Null while there are too few to compare. */
  typical: number | null;
}

/** The members' streaks. They follow from the attempts and the outages. */
interface StreakTable {
  activity: string;
  server_id: string;
  user_id: string;
  length: number;
  best: number;
  freezes: number;
  stands_until: number;
}

/** First tries, in the order in which they were decided, and what the member was worth after each. */
interface ResultTable {
  id: Generated<number>;
  activity: string;
  attempt_id: number;
  server_id: string;
  user_id: string;
  puzzle_id: number;
  pool: RatingPool;
  at: number;
  won: number;
  difficulty: number | null;
  rating: number;
  deviation: number;
  /** From the rating before it. */
  change: number;
}

/**
 * A view to be written to: what is inserted here the database writes to `results`, `ratings` and `puzzle_ratings`. A result
 * is one statement by that, also over a network.
 */
interface RatedTryView extends Omit<ResultTable, 'id'> {
  volatility: number;
  certain: number;
  puzzle_rating: number;
  puzzle_deviation: number;
  puzzle_volatility: number;
}

/** What members are worth now. It follows from the results, as do the puzzles' ratings. */
interface RatingTable {
  activity: string;
  user_id: string;
  pool: RatingPool;
  rating: number;
  deviation: number;
  volatility: number;
  rated_at: number;
  /** By this they are ranked. */
  certain: number;
}

interface PuzzleRatingTable {
  activity: string;
  puzzle_id: number;
  pool: RatingPool;
  rating: number;
  deviation: number;
  volatility: number;
  rated_at: number;
}

/** What people were called when they opened a puzzle last. */
interface NameTable {
  user_id: string;
  name: string;
  /** As it is searched for. */
  folded: string;
}

/** Who has opened a daily in a channel. */
interface ChannelMemberTable {
  server_id: string;
  channel_id: string;
  user_id: string;
}

/** When the bot was away. */
interface OutageTable {
  from_at: number;
  to_at: number;
}

/** What people have chosen for themselves. */
interface PreferenceTable {
  user_id: string;
  language: Language | null;
  notation: Notation | null;
  theme: BoardTheme | null;
  pieces: PieceSet | null;
  time_zone: string | null;
  reminder_at: string | null;
  hidden: number;
}

/** What servers' admins have set up. */
interface ServerTable {
  server_id: string;
  channel_id: string;
  time: string;
  time_zone: string;
  role_id: string | null;
  thread: number;
  recap: number;
  board: PostBoard;
  paused: number;
  language: Language;
  set_by: string;
  since: number;
  /** Days that were due before are nobody's to post: it was not set up yet, or paused. */
  counts_from: number;
  /** When its next post becomes due; null while it is paused. */
  next_due_at: number | null;
}

/** The daily activities that a server takes part in, with what its admins chose for each. */
interface ServerActivityTable {
  server_id: string;
  activity: string;
  /** JSON in the activity's own shape. */
  options: string;
}

/** The daily posts and the recaps, one of each kind for each activity, server and date. */
interface PostTable {
  activity: string;
  server_id: string;
  kind: PostKind;
  /** Of its puzzle: a recap comes a day later. */
  date: string;
  due_at: number;
  state: PostState;
  /** Until then nobody takes it: somebody is at it, or it rests before the next try. */
  lease_until: number;
  tries: number;
  channel_id: string | null;
  message_id: string | null;
  shown_solved: number | null;
  posted_at: number | null;
  /** How many whom a recap may tell of were forgotten since it was written. */
  outdated: number;
}

/** What keeps a server's dailies from being posted. */
interface TroubleTable {
  server_id: string;
  /** JSON */
  cause: string;
  since: number;
  /** 1: the admins were told. */
  told: number;
}

/** The puzzles that can be given as dailies. The database itself keeps it up to date with puzzles and proofs. */
interface DailyStockTable {
  owner: string;
  puzzle_id: number;
  mate_in: number;
  level: number;
  draw: number;
}

/** How many of the common ones there are. The database itself keeps it up to date. */
interface DailyStockCountTable {
  mate_in: number;
  level: number;
  count: number;
}

/** Puzzles that a server's admins want to be given next. */
interface WishTable {
  server_id: string;
  puzzle_id: number;
  wished_at: number;
}

/** What people told the operator. */
interface ReportTable {
  id: Generated<number>;
  server_id: string;
  user_id: string;
  /** The puzzle that they had before them. */
  puzzle_id: number | null;
  text: string;
  at: number;
  /** When an operator was through with it. */
  done_at: number | null;
}

/** Who was reminded when. */
interface ReminderTable {
  user_id: string;
  /** A date in their own time zone; written before the reminder is sent. */
  sent_on: string;
  /** How often in a row they took no message. */
  refusals: Generated<number>;
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
  daily_stock: DailyStockTable;
  daily_stock_counts: DailyStockCountTable;
  attempts: AttemptTable;
  tries: TryTable;
  tallies: TallyTable;
  streaks: StreakTable;
  results: ResultTable;
  rated_tries: RatedTryView;
  ratings: RatingTable;
  puzzle_ratings: PuzzleRatingTable;
  names: NameTable;
  circles: ChannelMemberTable;
  outages: OutageTable;
  preferences: PreferenceTable;
  servers: ServerTable;
  server_activities: ServerActivityTable;
  wishes: WishTable;
  posts: PostTable;
  troubles: TroubleTable;
  reports: ReportTable;
  reminders: ReminderTable;
  notes: NoteTable;
}
