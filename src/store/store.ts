import type { PreferenceStore, PrivacyStore, ReminderStore, UserReportStore } from '../people/people-store.js';
import type { ActivityId } from '../play/activity.js';
import type { AttemptStore } from '../play/attempt-store.js';
import type { PlayStore } from '../play/play-store.js';
import type { PlayerStore } from '../play/player-store.js';
import type { LibraryStore } from '../puzzles/library-store.js';
import type { PostStore, TroubleStore } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-settings.js';
import type { NoteStore } from '../shared/storage.js';
import type { DatabaseGone } from './sqlite/database-files.js';

export interface ActivityStore {
  readonly attempts: AttemptStore;
  readonly players: PlayerStore;
}

/** One database engine behind the whole product. Every engine passes the same contract test. */
export interface Store {
  /** What was played of an activity, and what its players have earned. */
  ofActivity(activity: ActivityId): ActivityStore;
  /** Those of mates. */
  readonly play: PlayStore;
  readonly players: PlayerStore;
  readonly library: LibraryStore;
  readonly people: PreferenceStore;
  readonly servers: ServerStore;
  readonly posts: PostStore;
  readonly troubles: TroubleStore;
  readonly notes: NoteStore;
  readonly reports: UserReportStore;
  readonly reminders: ReminderStore;
  readonly privacy: PrivacyStore;
  /** Resolves when the database was removed or replaced under the running program. Every change fails from then on. */
  readonly gone: Promise<DatabaseGone>;
  /** Looks whether that has happened, and throws if so. Every change does this by itself. */
  checkFiles(): void;
  close(): Promise<void>;
}

export type StoreFault =
  | { readonly code: 'cannot open'; readonly path: string; readonly reason: string }
  | { readonly code: 'read-only'; readonly path: string }
  | { readonly code: 'disk full'; readonly path: string }
  | { readonly code: 'not a database'; readonly path: string }
  | { readonly code: 'newer version'; readonly path: string }
  /** By another bot. */
  | { readonly code: 'in use'; readonly path: string }
  /** These are PostgreSQL's; `path` names the database and its server. */
  | { readonly code: 'unreachable'; readonly path: string; readonly reason: string }
  | { readonly code: 'wrong password'; readonly path: string }
  | { readonly code: 'no such database'; readonly path: string }
  | { readonly code: 'not permitted'; readonly path: string };

export function explainStoreFault(fault: StoreFault): string {
  switch (fault.code) {
    case 'cannot open':
      return `The database ${fault.path} cannot be opened (${fault.reason}). Make its folder writable, or name another one in DATA_DIR.`;
    case 'read-only':
      return `The database ${fault.path} cannot be written. Give the user that runs Matinee write access to it and its folder, or name another folder in DATA_DIR.`;
    case 'disk full':
      return `The database ${fault.path} cannot be written: the disk is full. What was written until now is kept; make room, and start again.`;
    case 'not a database':
      return `${fault.path} is not a Matinee database. Move it away, or name another folder in DATA_DIR.`;
    case 'newer version':
      return `The database ${fault.path} was written by a newer Matinee. Update Matinee, or name another database in DATA_DIR or DATABASE_URL.`;
    case 'in use':
      return `Another Matinee runs on the database ${fault.path}. Stop that one, or name another folder in DATA_DIR.`;
    case 'unreachable':
      return `The database ${fault.path} cannot be reached (${fault.reason}). Start its server, or correct DATABASE_URL.`;
    case 'wrong password':
      return `The database ${fault.path} takes neither this user nor this password. Correct them in DATABASE_URL.`;
    case 'no such database':
      return `The database ${fault.path} does not exist. Create it with "createdb", or correct DATABASE_URL.`;
    case 'not permitted':
      return `The user in DATABASE_URL may not create tables in the database ${fault.path}. Make that user its owner, or name another database.`;
  }
}
