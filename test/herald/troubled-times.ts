import { addDays, dateIn, dueAt } from '../../src/play/days.js';
import type { ServerSettings } from '../../src/play/server-settings.js';
import type { Fate } from './model-chat.js';
import { dateOf, type Stage } from './stage.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface Misfortune {
  /** Of a hundred requests so many are lost on the way there, or on the way back, or refused for now. */
  readonly lostBefore: number;
  readonly lostAfter: number;
  readonly notNow: number;
  /** How long a request takes at most, either way. */
  readonly slowMs: number;
  /** After how many steps at most the process is killed, and how long it is down then at most. */
  readonly steps: number;
  readonly downMs: number;
}

/** From when to when a process was alive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A process that is up so long has posted whatever is due, whatever is lost on the way. */
const LONG_ENOUGH = 45 * MINUTE;

/** Lets the herald live through all this, and tells when it was up. `chance` gives numbers from 0 to 1. */
export async function live(
  stage: Stage,
  until: number,
  misfortune: Misfortune,
  chance: () => number,
): Promise<readonly Stretch[]> {
  const { chat, time } = stage;
  const { lostBefore, lostAfter, notNow, slowMs, steps, downMs } = misfortune;
  const outcomeOf = (drawn: number): NonNullable<Fate['outcome']> => {
    if (drawn < lostBefore) return 'lost before';
    if (drawn < lostBefore + lostAfter) return 'lost after';
    return drawn < lostBefore + lostAfter + notNow ? 'not now' : 'done';
  };
  chat.fate = () => ({
    thereMs: Math.floor(chance() * slowMs),
    backMs: Math.floor(chance() * slowMs),
    outcome: outcomeOf(chance() * 100),
  });
  const stretches: Stretch[] = [];
  while (time.now() < until) {
    const from = time.now();
    stage.start(Math.ceil(chance() * steps));
    await stage.liveUntil(until);
    stretches.push({ from, to: time.now() });
    stage.kill();
    // Mostly short, seldom for days.
    await stage.runUntil(Math.min(until, time.now() + Math.floor(chance() ** 6 * downMs)));
  }
  return stretches;
}

/** Every day of a server that was posted twice, or was not though there was time, or was though there was none. */
export function wrongDays(
  stage: Stage,
  settings: ServerSettings,
  stretches: readonly Stretch[],
  until: number,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { serverId, reply } of stage.chat.messages) {
    if (serverId === settings.serverId) counts.set(dateOf(reply), (counts.get(dateOf(reply)) ?? 0) + 1);
  }
  const wrong: string[] = [];
  for (let date = dateIn(settings.timeZone, settings.since); ; date = addDays(date, 1)) {
    const due = dueAt(date, settings);
    if (due === undefined || due < settings.since) continue;
    const end = Math.max(dueAt(addDays(date, 1), { ...settings, time: '00:00' }) ?? due, due + 3 * HOUR);
    if (end > until) return [...wrong, ...[...counts.keys()].filter((posted) => posted > addDays(date, 1))];
    const up = stretches.map(({ from, to }) => Math.min(to, end) - Math.max(from, due)).filter((each) => each >= 0);
    const count = counts.get(date) ?? 0;
    const least = up.some((each) => each >= LONG_ENOUGH) ? 1 : 0;
    const most = up.length > 0 ? 1 : 0;
    if (count < least || count > most) wrong.push(`${settings.serverId}: ${date} has ${count} posts`);
  }
}
