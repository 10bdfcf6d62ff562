import type { Schedule } from '../people/days.js';
import { type DueDay, latestDue, nextDue } from './due-days.js';
import type { PostKind, PostState } from './post-store.js';

/** A post that a server is to get. */
export interface NewPost extends DueDay {
  readonly kind: PostKind;
  readonly state: Extract<PostState, 'due' | 'missed'>;
}

/** What a server whose hour has come is to get. */
export interface DuePosts {
  /** The newest daily; a server that was not looked at for days has missed those before it, and the last of them says so. */
  readonly dailies: readonly NewPost[];
  /** How the day before went, to be posted if anybody has played it. */
  readonly recap: NewPost;
  /** When the server is due again. */
  readonly nextDueAt: number;
}

export function duePosts(schedule: Schedule, dueSince: number | null, now: number): DuePosts {
  const latest = latestDue(schedule, now);
  const before = latestDue(schedule, latest.dueAt - 1);
  const isMissed = dueSince !== null && dueSince <= before.dueAt;
  return {
    dailies: [
      { ...latest, kind: 'daily', state: 'due' },
      ...(isMissed ? [{ ...before, kind: 'daily', state: 'missed' } as const] : []),
    ],
    recap: { date: before.date, dueAt: latest.dueAt, kind: 'recap', state: 'due' },
    nextDueAt: nextDue(schedule, now + 1, latest.date).dueAt,
  };
}
