import type { Invocation, Reply } from '../bot/reply.js';
import type { ActivityId } from '../play/activity.js';
import type { PostDay } from '../servers/post-store.js';
import type { Speech } from '../texts/speech.js';

/** What an activity's posts of one kind say. Sending each of them exactly once is the same for all (`poster.ts`). */
export interface PostContent {
  /** What is posted for all, with its buttons. Undefined: there is nothing to post now. `solved`: how many have solved it. */
  compose(day: PostDay, speech: Speech, solved: number): Promise<Reply | undefined>;
  /** What replaces a post that is out of date; pictures that it leaves out stay. Undefined: the post stays as it is. */
  update(day: PostDay, speech: Speech, solved: number): Promise<Reply | undefined>;
  /** What the button carries by which a post of this date is recognised in its channel. */
  buttonOf(date: string): Invocation;
  /** The name of the thread under a post, where servers may want one. Undefined: the puzzle is gone, and nobody talks about it. */
  threadName?(day: PostDay, speech: Speech): Promise<string | undefined>;
}

/** How the days of an activity are announced in a channel. */
export interface Announcement {
  /** The day's puzzle; it is chosen when its post is composed, if it was not yet. */
  readonly daily: PostContent;
  /** How the day before went; an activity without it has no recaps. */
  readonly recap?: PostContent;
}

export type Announcements = ReadonlyMap<ActivityId, Announcement>;
