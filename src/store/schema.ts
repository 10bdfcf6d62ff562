import type {
  ChannelMemberTable,
  NameTable,
  OutageTable,
  PreferenceTable,
  ReminderTable,
  ReportTable,
} from './schema/people.js';
import type {
  AttemptTable,
  DailyTable,
  PuzzleRatingTable,
  RatedTryView,
  RatingTable,
  ResultTable,
  StreakTable,
  TallyTable,
  TryTable,
} from './schema/playing.js';
import type {
  DailyStockCountTable,
  DailyStockTable,
  ProofTable,
  PuzzleTable,
  RefusalTable,
  WishTable,
} from './schema/puzzles.js';
import type { NoteTable, PostTable, ServerActivityTable, ServerTable, TroubleTable } from './schema/servers.js';

/** Every table and view, the same on either engine. */
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
