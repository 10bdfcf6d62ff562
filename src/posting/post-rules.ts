import { dateIn } from '../people/days.js';
import type { PostKind, TakenPost } from '../servers/post-store.js';
import type { ServerSettings } from '../servers/server-settings.js';

/** What differs between the kinds of posts. */
export interface PostRules {
  isWanted(settings: ServerSettings): boolean;
  /** The day with which its time is over. */
  lastDay(post: TakenPost, settings: ServerSettings): string;
  /** Where there is nothing to say, it is tried again until its time is over, and the admins hear of it. */
  readonly waitsForContent: boolean;
  /** The server's role is mentioned. */
  readonly pingsRole: boolean;
  /** It says how many have solved the puzzle. */
  readonly showsSolved: boolean;
  /** The admins hear of what keeps it from being posted. */
  readonly reportsTrouble: boolean;
}

export const POST_RULES: Readonly<Record<PostKind, PostRules>> = {
  daily: {
    isWanted: ({ paused }) => !paused,
    lastDay: ({ date }) => date,
    waitsForContent: true,
    pingsRole: true,
    showsSolved: true,
    reportsTrouble: true,
  },
  // More modest: the daily that follows it pings, and has the same trouble.
  recap: {
    isWanted: ({ paused, recap }) => !paused && recap,
    // The one on which it is posted, which comes after its own.
    lastDay: ({ dueAt }, { timeZone }) => dateIn(timeZone, dueAt),
    waitsForContent: false,
    pingsRole: false,
    showsSolved: false,
    reportsTrouble: false,
  },
};
