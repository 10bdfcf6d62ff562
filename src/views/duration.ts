import type { Speech } from '../texts/speech.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** `8.3 s`, `1 min 12 s`, `2 h 5 min`: as exact as somebody cares to know. The units are the same in every language. */
export function formatDuration(milliseconds: number, { texts }: Pick<Speech, 'texts'>): string {
  if (milliseconds < MINUTE) {
    const seconds = new Intl.NumberFormat(texts.dates.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return `${seconds.format(Math.floor(milliseconds / 100) / 10)} s`;
  }
  if (milliseconds < HOUR) {
    return `${Math.floor(milliseconds / MINUTE)} min ${Math.floor((milliseconds % MINUTE) / SECOND)} s`;
  }
  return `${Math.floor(milliseconds / HOUR)} h ${Math.floor((milliseconds % HOUR) / MINUTE)} min`;
}
