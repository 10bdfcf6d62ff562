import { Temporal } from 'temporal-polyfill';
import type { Server } from './history.js';

/** Dates are computed slowly, and the same ones again and again: every answer is kept. */
function kept<Arguments extends readonly (string | number)[], Answer>(
  compute: (...of: Arguments) => Answer,
): (...of: Arguments) => Answer {
  const answers = new Map<string, Answer>();
  return (...of) => {
    const key = of.join(' ');
    const answer = answers.get(key) ?? compute(...of);
    answers.set(key, answer);
    return answer;
  };
}

/** The date on a calendar at this moment. */
export const dateAt = kept((moment: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
);

export const addDays = kept((date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString(),
);

/** How many days the second date is after the first. */
export const daysFrom = kept(
  (first: string, second: string): number => Temporal.PlainDate.from(first).until(second, { largestUnit: 'days' }).days,
);

/** The first moment of a date; of one that the zone leaves out, that of the next. */
export const startOf = kept(
  (date: string, timeZone: string): number => Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds,
);

/** A zone that moves over the date line leaves out a date, as Samoa did with 30 December 2011. */
export const exists = kept(
  (date: string, timeZone: string): boolean => dateAt(startOf(date, timeZone), timeZone) === date,
);

const momentAt = kept(
  (date: string, time: string, timeZone: string): number =>
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds,
);

/** When the server's day of this date begins: at its time, or as much later as the clock that leaves it out goes forward. */
export function dueAt(date: string, { time, timeZone }: Server): number {
  return momentAt(date, time, timeZone);
}

/** The end of a server's day: when the next one's puzzle is due. */
export function endOfServerDay(date: string, server: Server): number {
  const next = addDays(date, 1);
  return exists(next, server.timeZone) ? dueAt(next, server) : endOfServerDay(next, server);
}

/** The server's day at this moment: no zone is two days ahead of UTC, so the search begins there. */
export function serverDay(moment: number, server: Server): string {
  let date = addDays(new Date(moment).toISOString().slice(0, 10), 2);
  while (!exists(date, server.timeZone) || dueAt(date, server) > moment) date = addDays(date, -1);
  return date;
}

/** Monday to Sunday. */
export function weekOf(date: string): { readonly first: string; readonly last: string } {
  const first = addDays(date, 1 - Temporal.PlainDate.from(date).dayOfWeek);
  return { first, last: addDays(first, 6) };
}
