import { MATE } from '../../play/activity.js';
import type { Store } from '../store.js';
import type { Database } from './engine.js';
import { makePlayerStore } from './players/sql-players.js';
import { SolutionCache } from './solution-cache.js';
import { makeAttemptStore } from './sql-attempts.js';
import { makeLibraryStore } from './sql-library.js';
import { makeNoteStore } from './sql-notes.js';
import { makePeopleStore } from './sql-people.js';
import { makeReportStore } from './sql-person-reports.js';
import { makePlayStore } from './sql-play.js';
import { makePostStore } from './sql-posts.js';
import { makePrivacyStore } from './sql-privacy.js';
import { makeReminderStore } from './sql-reminders.js';
import { makeServerStore } from './sql-servers.js';
import { makeTroubleStore } from './sql-troubles.js';

/** All parts of the store, on whichever engine. */
export function makeStore(database: Database): Omit<Store, 'gone' | 'checkFiles' | 'close'> {
  const solutions = new SolutionCache();
  return {
    ofActivity: (activity) => ({
      attempts: makeAttemptStore(database, activity),
      players: makePlayerStore(database, activity),
    }),
    play: makePlayStore(database, solutions),
    players: makePlayerStore(database, MATE),
    library: makeLibraryStore(database, solutions),
    people: makePeopleStore(database),
    servers: makeServerStore(database),
    posts: makePostStore(database),
    troubles: makeTroubleStore(database),
    notes: makeNoteStore(database),
    reports: makeReportStore(database),
    reminders: makeReminderStore(database),
    privacy: makePrivacyStore(database),
  };
}
