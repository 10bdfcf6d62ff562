import { addDays, dateIn, dueAt } from '../../src/people/days.js';
import type { PostKind } from '../../src/servers/post-store.js';
import type { ServerSettings } from '../../src/servers/server-settings.js';
import type { Fate } from './model-chat.js';
import { dateOf, kindOf, type Stage } from './stage.js';

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

/**
 * Lets the post scheduler live through all this, and tells when it was up. At every start somebody plays in each of the servers.
 * `chance` gives numbers from 0 to 1.
 */
export async function live(
  stage: Stage,
  playedIn: readonly ServerSettings[],
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
    for (const { serverId } of playedIn) await stage.giveUp(serverId);
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
  const counts = countPosts(stage, settings.serverId, 'daily');
  const days = daysOf(settings, stretches, until);
  const over = addDays(days.at(-1)?.date ?? '', 2);
  return [
    ...days.flatMap(({ date, least, most }) => complaint(settings, date, counts.get(date) ?? 0, least, most)),
    ...[...counts.keys()].filter((posted) => posted > over),
  ];
}

/** The same of its recaps: each is due with the daily of the day after, if somebody has played. */
export function wrongRecaps(
  stage: Stage,
  settings: ServerSettings,
  stretches: readonly Stretch[],
  until: number,
): readonly string[] {
  const counts = countPosts(stage, settings.serverId, 'recap');
  return daysOf(settings, stretches, until).flatMap(({ date: next, least, most }) => {
    const date = addDays(next, -1);
    const wasPlayed = stage.played.has(`${settings.serverId} ${date}`);
    return complaint(settings, date, counts.get(date) ?? 0, wasPlayed ? least : 0, wasPlayed ? most : 0);
  });
}

/** The days of a server that are over, with how many posts each must have at least and at most. */
function daysOf(settings: ServerSettings, stretches: readonly Stretch[], until: number) {
  const days: { readonly date: string; readonly least: number; readonly most: number }[] = [];
  for (let date = dateIn(settings.timeZone, settings.since); ; date = addDays(date, 1)) {
    const due = dueAt(date, settings);
    if (due === undefined || due < settings.since) continue;
    const end = Math.max(dueAt(addDays(date, 1), { ...settings, time: '00:00' }) ?? due, due + 3 * HOUR);
    if (end > until) return days;
    const up = stretches.map(({ from, to }) => Math.min(to, end) - Math.max(from, due)).filter((each) => each >= 0);
    days.push({ date, least: up.some((each) => each >= LONG_ENOUGH) ? 1 : 0, most: up.length > 0 ? 1 : 0 });
  }
}

function countPosts({ chat }: Stage, serverId: string, kind: PostKind): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reply, ...message } of chat.messages) {
    if (message.serverId !== serverId || kindOf(reply) !== kind) continue;
    counts.set(dateOf(reply), (counts.get(dateOf(reply)) ?? 0) + 1);
  }
  return counts;
}

const complaint = ({ serverId }: ServerSettings, date: string, count: number, least: number, most: number) =>
  count < least || count > most ? [`${serverId}: ${date} has ${count} posts instead of ${least} to ${most}`] : [];
