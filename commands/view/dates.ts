import { fail, ok, type Result } from '../../src/result.js';

const DAY = 86_400_000;

/** A past day or today, from what somebody typed: `2026-11-16`, `today`, `yesterday`, or nothing for today. */
export function readDate(typed: string | undefined, today: string): Result<string, string> {
  const text = typed?.trim().toLowerCase() ?? '';
  if (text === '' || text === 'today') return ok(today);
  if (text === 'yesterday') return ok(isoDate(Date.parse(today) - DAY));
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse takes 30 February for 1 March; the round trip notices.
  if (Number.isNaN(time) || isoDate(time) !== text) {
    return fail(`I read dates like \`${today}\`; \`today\` and \`yesterday\` work too.`);
  }
  return text > today ? fail(`The puzzle of ${text} is not out yet; today is ${today}.`) : ok(text);
}

/** `16 November 2026`, which no line break tears apart. */
export const dayInWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(Date.parse(date))
    .replaceAll(' ', '\u00a0');

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
