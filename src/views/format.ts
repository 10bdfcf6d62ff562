import type { Speech } from '../texts/speech.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `8.3 s`, `1 min 12 s`, `2 h 5 min`: as exact as somebody cares to know. The units are the same in every language. */
export function formatDuration(milliseconds: number, { texts }: Pick<Speech, 'texts'>): string {
  if (milliseconds < MINUTE) {
    const seconds = new Intl.NumberFormat(texts.dates.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return withUnit(seconds.format(Math.floor(milliseconds / 100) / 10), 's');
  }
  return milliseconds < HOUR
    ? `${whole(milliseconds, MINUTE, 'min')} ${whole(milliseconds % MINUTE, SECOND, 's')}`
    : `${whole(milliseconds, HOUR, 'h')} ${whole(milliseconds % HOUR, MINUTE, 'min')}`;
}

const whole = (milliseconds: number, unit: number, name: string): string =>
  withUnit(Math.floor(milliseconds / unit), name);

/** No line breaks between a figure and its unit. */
const withUnit = (figure: number | string, unit: string): string => `${figure}\u00a0${unit}`;

/** `+12`, `−8` with the sign that is as wide as the plus, `±0`. */
export function withSign(number: number): string {
  const whole = Math.round(number);
  if (whole === 0) return '±0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** For the first three ranks of a board. */
export const MEDALS = ['🥇', '🥈', '🥉'] as const;

/** `🥇` or `#4`: lines that begin with `4.` are a list for Discord, which numbers it anew. */
export const rankSign = (rank: number): string => MEDALS[rank - 1] ?? `#${rank}`;
