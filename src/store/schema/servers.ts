import type { PostKind, PostState } from '../../servers/post-store.js';
import type { PostBoard } from '../../servers/server-settings.js';
import type { Language } from '../../shared/languages.js';

/** What servers' admins have set up. */
export interface ServerTable {
  server_id: string;
  channel_id: string;
  time: string;
  time_zone: string;
  role_id: string | null;
  thread: number;
  recap: number;
  board: PostBoard;
  paused: number;
  language: Language;
  set_by: string;
  since: number;
  /** Days that were due before are nobody's to post: it was not set up yet, or paused. */
  counts_from: number;
  /** When its next post becomes due; null while it is paused. */
  next_due_at: number | null;
}

/** The daily activities that a server takes part in, with what its admins chose for each. */
export interface ServerActivityTable {
  server_id: string;
  activity: string;
  /** JSON in the activity's own shape. */
  options: string;
}

/** The daily posts and the recaps, one of each kind for each activity, server and date. */
export interface PostTable {
  activity: string;
  server_id: string;
  kind: PostKind;
  /** Of its puzzle: a recap comes a day later. */
  date: string;
  due_at: number;
  state: PostState;
  /** Until then nobody takes it: somebody is at it, or it rests before the next try. */
  lease_until: number;
  tries: number;
  channel_id: string | null;
  message_id: string | null;
  shown_solved: number | null;
  posted_at: number | null;
  /** How many whom a recap may tell of were forgotten since it was written. */
  outdated: number;
}

/** What keeps a server's dailies from being posted. */
export interface TroubleTable {
  server_id: string;
  /** JSON */
  cause: string;
  since: number;
  /** 1: the admins were told. */
  told: number;
}

export interface NoteTable {
  name: string;
  value: string;
}
