import { addDays, dateIn, dueAt, type Schedule } from '../people/days.js';
import type { PostKind, PostState } from './post-store.js';

/** A date of a server's calendar, and the moment at which its puzzle is posted. */
export interface DueDay {
  readonly date: string;
  readonly dueAt: number;
}

/** No zone has skipped more than one day in a row. */
const MOST_SKIPPED = 3;

/** The first day after the date `after` that is not due before the moment `from`. */
export function nextDue(schedule: Schedule, from: number, after?: string): DueDay {
  const first = dateIn(schedule.timeZone, from);
  const start = after === undefined || after < first ? first : addDays(after, 1);
  return search(start, 1, schedule, (due) => due >= from);
}

/** The newest day that is due by now. */
export const latestDue = (schedule: Schedule, now: number): DueDay =>
  search(dateIn(schedule.timeZone, now), -1, schedule, (due) => due <= now);

function search(start: string, step: 1 | -1, schedule: Schedule, fits: (due: number) => boolean): DueDay {
  for (let days = 0; days <= MOST_SKIPPED; days++) {
    const date = addDays(start, days * step);
    const due = dueAt(date, schedule);
    if (due !== undefined && fits(due)) return { date, dueAt: due };
  }
  throw new Error(`no day is due around ${start} at ${schedule.time} in ${schedule.timeZone}`);
}

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
