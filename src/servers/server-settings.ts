import type { ZodType } from 'zod';
import type { Schedule } from '../people/days.js';
import type { Language } from '../shared/languages.js';
import type { DueDay } from './due-posts.js';

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

/** What servers' admins have set up. */
export interface ServerStore {
  find(serverId: string): Promise<ServerSettings | undefined>;
  /**
   * Takes effect by itself: when the server is due next is computed here, whoever listens is told, and a post that waits
   * for its next try is tried at once, or within a minute where one has to look for it first. Days that were due while a server was paused stay unposted.
   */
  save(settings: ServerSettings): Promise<void>;
  /** What a server's admins have chosen for an activity; undefined when they have chosen nothing, or it is damaged. */
  findOptions<Options>(serverId: string, activity: string, shape: ZodType<Options>): Promise<Options | undefined>;
  /** From now on the server takes part in the activity. */
  saveOptions(serverId: string, activity: string, options: object): Promise<void>;
  /** The day whose post comes next, as it was computed; one that is due already is being posted. Undefined: it is paused. */
  findNextPost(serverId: string): Promise<DueDay | undefined>;
  /** Calls the listener after every change, until what is returned is called. */
  onSaved(listener: () => void): () => void;
  /** Recomputes for all servers when they are due next: the clock or the rules of a time zone may have changed. */
  recomputeAll(): Promise<void>;
}
