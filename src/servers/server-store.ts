import type { ZodType } from 'zod';
import type { DueDay } from './due-days.js';
import type { ServerSettings } from './server-settings.js';

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
