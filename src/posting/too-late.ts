import { currentDay, dateIn } from '../people/days.js';
import type { ServerSettings } from '../servers/server-settings.js';

/** A post whose hour is shortly before midnight may be late by this much, though its date is over then. */
const GRACE_MS = 3 * 3_600_000;

/**
 * Whether it is too late for a post that belongs on a date. What members have opened does not matter: before the set-up that
 * was another day.
 */
export function isTooLate(date: string, dueAt: number, settings: ServerSettings, now: number): boolean {
  if (date < currentDay(settings, now)) return true;
  return dateIn(settings.timeZone, now) > date && now > dueAt + GRACE_MS;
}
