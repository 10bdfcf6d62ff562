import type { Generated } from 'kysely';
import type { Notation } from '../../games/chess/letters.js';
import type { Language } from '../../shared/languages.js';
import type { BoardTheme, PieceSet } from '../../shared/look.js';

/** What people were called when they opened a puzzle last. */
export interface NameTable {
  user_id: string;
  name: string;
  /** As it is searched for. */
  folded: string;
}

/** Who has opened a daily in a channel. */
export interface ChannelMemberTable {
  server_id: string;
  channel_id: string;
  user_id: string;
}

/** When the bot was away. */
export interface OutageTable {
  from_at: number;
  to_at: number;
}

/** What people have chosen for themselves. */
export interface PreferenceTable {
  user_id: string;
  language: Language | null;
  notation: Notation | null;
  theme: BoardTheme | null;
  pieces: PieceSet | null;
  time_zone: string | null;
  reminder_at: string | null;
  hidden: number;
}

/** What people told the operator. */
export interface ReportTable {
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
export interface ReminderTable {
  user_id: string;
  /** A date in their own time zone; written before the reminder is sent. */
  sent_on: string;
  /** How often in a row they took no message. */
  refusals: Generated<number>;
}
