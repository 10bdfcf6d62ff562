import type { PostFault } from '../bot/channels.js';
import { currentDay, dateIn } from '../people/days.js';
import type { ServerSettings } from '../servers/server-settings.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A post whose hour is shortly before midnight may be late by this much, though its date is over then. */
const GRACE_MS = 3 * HOUR;

/** From one try to the next twice as long. */
const growing = (first: number, most: number, tries: number): number =>
  Math.min(most, first * 2 ** Math.min(tries, 20));

/** How long to wait before the next try. */
export function pauseAfter(fault: PostFault, tries: number): number {
  switch (fault.code) {
    case 'not now':
      return Math.max(fault.afterMs, growing(SECOND, 5 * MINUTE, tries));
    case 'lost':
      // What is still under way must have arrived before one looks for it.
      return growing(15 * SECOND, 5 * MINUTE, tries);
    default:
      // An admin has to do something.
      return growing(5 * MINUTE, HOUR, tries);
  }
}

/** Proofs may be on their way. */
export const pauseWithoutPuzzle = (tries: number): number => growing(MINUTE, 30 * MINUTE, tries);

/**
 * Whether it is too late for a post that belongs on a date. What members have opened does not matter: before the set-up that
 * was another day.
 */
export function isTooLate(date: string, dueAt: number, settings: ServerSettings, now: number): boolean {
  if (date < currentDay(settings, now)) return true;
  return dateIn(settings.timeZone, now) > date && now > dueAt + GRACE_MS;
}
