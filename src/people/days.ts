import { LRUCache } from 'lru-cache';
import { Temporal } from 'temporal-polyfill';

/** When a server gets its puzzle: an hour on the clock of a time zone. */
export interface Schedule {
  /** `09:00` */
  readonly time: string;
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

/** Making one takes longer than all else that is done with dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date in a time zone, as `2026-11-16`. */
export function dateIn(timeZone: string, now: number): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish dates are ISO dates.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}

/** By milliseconds of UTC, whose days are all of the same length: streaks are computed by the thousands of these. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** From one date to another; negative when the other comes before it. */
export const daysBetween = (one: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);

/** The same few days are asked for with every streak. */
const starts = new LRUCache<string, number>({ max: 10_000 });

/** The first moment of a date, also where clocks skip midnight or the zone skips the whole day. */
export function startOfDay(date: string, timeZone: string): number {
  const key = `${date} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const start = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
  starts.set(key, start);
  return start;
}

/**
 * The moment at which a date's puzzle is due. A time that the clocks skip is moved on by what they skip, but never out of
 * its day; of a time that they show twice it is the first. Undefined: the zone skipped that whole day, as Samoa did in 2011.
 */
export function dueAt(date: string, { time, timeZone }: Schedule): number | undefined {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`);
  for (const disambiguation of ['compatible', 'earlier'] as const) {
    const due = wanted.toZonedDateTime(timeZone, { disambiguation });
    if (due.toPlainDate().toString() === date) return due.epochMilliseconds;
  }
  return undefined;
}

/** The date whose puzzle is the current one: a day lasts from its post to the next. */
export function currentDay(schedule: Schedule, now: number): string {
  const date = dateIn(schedule.timeZone, now);
  const due = dueAt(date, schedule);
  return due !== undefined && due <= now ? date : addDays(date, -1);
}

/** When a date's puzzle is no longer the current one: the next day begins, be it after one that the zone skipped. */
export function endOf(date: string, schedule: Schedule): number {
  const next = addDays(date, 1);
  return dueAt(next, schedule) ?? endOf(next, schedule);
}

/** `9:00`, `18.30`, `18h30`, `18 Uhr 30`, `9 am`, `6:30 p.m.`, `7 Uhr`. */
const WITH_MARK = /^(\d{1,2})(?:\s*(?:[:.h]|uhr)\s*(\d{2}))?\s*(?:h|uhr|([ap])\.?m?\.?)?$/i;
const FOUR_DIGITS = /^(\d{2})(\d{2})$/;

/** A time of day as people write it, as `09:00`. Undefined: it is none. */
export function readClockTime(typed: string): string | undefined {
  const text = typed.trim();
  const [, hours, minutes = '00', half] = FOUR_DIGITS.exec(text) ?? WITH_MARK.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const hour = half ? onTheLongClock(Number(hours), half) : Number(hours);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** 12 am is midnight, and 12 pm noon. */
function onTheLongClock(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
