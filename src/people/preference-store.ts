import type { Preferences } from './preferences.js';

/** What is kept of people beside what they played. */
export interface PeopleStore {
  /** Of somebody who has chosen nothing, that. */
  findPreferences(userId: string): Promise<Preferences>;
  /** Recaps that name somebody who hides now are to be written anew. */
  savePreferences(userId: string, preferences: Preferences): Promise<void>;
}
