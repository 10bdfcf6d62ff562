import type { Preferences } from './preferences.js';

/** A time on the clock of a time zone at which somebody wants to be reminded. */
export interface ReminderTime {
  readonly time: string;
  readonly timeZone: string;
}

export interface Reminded {
  readonly userId: string;
  readonly preferences: Preferences;
}

/** Whom to remind, and who was reminded already. */
export interface ReminderStore {
  listTimes(): Promise<readonly ReminderTime[]>;
  /** Those who want it at this time and were not reminded on this date of theirs. */
  listDue(time: ReminderTime, date: string): Promise<readonly Reminded[]>;
  /** To be called before a reminder is sent. False: somebody else does it, or it is done. */
  claim(userId: string, date: string): Promise<boolean>;
  /** It surely did not get through, and may be tried again today. */
  release(userId: string, date: string): Promise<void>;
  /** They took no message. With the refusal of this number in a row their reminder is switched off. */
  refused(userId: string, most: number): Promise<void>;
  /** They took one. */
  accepted(userId: string): Promise<void>;
  /** Where somebody has looked at a puzzle since then, the latest first. */
  listPlaces(userId: string, since: number): Promise<readonly string[]>;
}
