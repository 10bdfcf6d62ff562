import type { Schedule } from '../people/days.js';
import type { Language } from '../shared/languages.js';

/** How the daily's post shows its board: only to those who start their clock, or to all. */
export const POST_BOARDS = ['veiled', 'open'] as const;
export type PostBoard = (typeof POST_BOARDS)[number];

/** What a server's admins have set up. Ids come from the transport. */
export interface ServerSettings extends Schedule {
  readonly serverId: string;
  /** Where the daily is posted. */
  readonly channelId: string;
  /** Pinged with every daily. */
  readonly roleId?: string;
  /** A thread is opened under every daily. */
  readonly thread: boolean;
  /** The morning after, how the day went is posted before the next daily. */
  readonly recap: boolean;
  /** Where it is open, times are not ranked: nobody knows how long a member looked at it before the clock started. */
  readonly board: PostBoard;
  readonly mateInMin: number;
  readonly mateInMax: number;
  /** Easy on Mondays and harder every day until Sunday. */
  readonly weekdayRamp: boolean;
  readonly paused: boolean;
  /** Of what is posted for all. */
  readonly language: Language;
  /** The admin who is told when posting does not work. */
  readonly setBy: string;
  /** When it was set up: days before it are nobody's to post. */
  readonly since: number;
}
