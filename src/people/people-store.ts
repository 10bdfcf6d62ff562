import type { Notation } from '../games/chess/letters.js';
import type { Language } from '../shared/languages.js';
import type { BoardTheme, PieceSet } from '../shared/look.js';

/** What a person has chosen for themselves, in every server. What is missing follows the chat or the operator. */
export interface Preferences {
  readonly language?: Language;
  readonly notation?: Notation;
  readonly theme?: BoardTheme;
  readonly pieces?: PieceSet;
  readonly timeZone?: string;
  /** `18:30` on their own clock: the time at which they want to be reminded of an unsolved daily. */
  readonly reminderAt?: string;
  /** Their name and times are shown to nobody else. */
  readonly hidden: boolean;
}

export const NO_PREFERENCES: Preferences = { hidden: false };

/** What is kept of people beside what they played. */
export interface PreferenceStore {
  /** Of somebody who has chosen nothing, that. */
  findPreferences(userId: string): Promise<Preferences>;
  /** Recaps that name somebody who hides now are to be written anew. */
  savePreferences(userId: string, preferences: Preferences): Promise<void>;
}

/** A time on the clock of a time zone at which somebody wants to be reminded. */
export interface ReminderTime {
  readonly time: string;
  readonly timeZone: string;
}

export interface PersonToRemind {
  readonly userId: string;
  readonly preferences: Preferences;
}

/** Whom to remind, and who was reminded already. */
export interface ReminderStore {
  listTimes(): Promise<readonly ReminderTime[]>;
  /** Those who want it at this time and were not reminded on this date of theirs. */
  listDue(time: ReminderTime, date: string): Promise<readonly PersonToRemind[]>;
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

/** What somebody told the operator. */
export interface NewUserReport {
  readonly serverId: string;
  readonly userId: string;
  /** The puzzle that they had before them. */
  readonly puzzleId?: number;
  readonly text: string;
  readonly at: number;
}

export interface UserReport extends NewUserReport {
  readonly id: number;
}

export interface UserReportStore {
  /** Its number; undefined when this person has sent `most` since then already. */
  add(report: NewUserReport, most: number, since: number): Promise<number | undefined>;
  /** Those that nobody is through with, oldest first. */
  listOpen(): Promise<readonly UserReport[]>;
  /** False: there is none of that number that is open. */
  close(id: number, now: number): Promise<boolean>;
}

/** A row as it is stored, with times that people can read. */
export type ExportedRow = Readonly<Record<string, string | number | null>>;

/** What the database tells of one person, over all servers. */
export interface PrivacyStore {
  /** Everything, by table. */
  export(userId: string): Promise<Readonly<Record<string, readonly ExportedRow[]>>>;
  /**
   * Takes everything out, so that no byte of it stays in the database's files; while another process reads them, some
   * may stay for as long as it reads.
   */
  forget(userId: string): Promise<void>;
}

/** How front ends name the place of somebody's direct messages. */
export const directMessagesOf = (userId: string): string => `dm:${userId}`;
