import type { Language } from '../texts/languages.js';
import type { Schedule } from './days.js';

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
