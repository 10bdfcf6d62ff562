import type { PeopleStore } from '../people/preference-store.js';
import type { PrivacyStore } from '../people/privacy-store.js';
import type { ReminderStore } from '../people/reminder-store.js';
import type { ReportStore } from '../people/report-store.js';
import type { PlayStore } from '../play/play-store.js';
import type { PlayerStore } from '../play/player-store.js';
import type { LibraryStore } from '../puzzles/library-store.js';
import type { PostStore } from '../servers/post-store.js';
import type { ServerStore } from '../servers/server-store.js';
import type { TroubleStore } from '../servers/trouble-store.js';
import type { NoteStore } from '../shared/note-store.js';
import type { DatabaseGone } from './sqlite/database-files.js';

/** One database engine behind the whole product. Every engine passes the same contract test. */
export interface Store {
  readonly play: PlayStore;
  readonly players: PlayerStore;
  readonly library: LibraryStore;
  readonly people: PeopleStore;
  readonly servers: ServerStore;
  readonly posts: PostStore;
  readonly troubles: TroubleStore;
  readonly notes: NoteStore;
  readonly reports: ReportStore;
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
  | { readonly code: 'newer version'; readonly path: string };

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
      return `The database ${fault.path} was written by a newer Matinee. Update Matinee, or name another folder in DATA_DIR.`;
  }
}
